import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigateTo } from '../../platform/device/navigate-to.ts';
import { publishSession } from '../../platform/session/session-state.ts';
import { useLaunches } from './use-launches.ts';

vi.mock('../../platform/device/navigate-to.ts', () => ({ navigateTo: vi.fn() }));

type Consumer = (launch: { targetURL?: string | null }) => void;

const signOut = () => publishSession({ state: 'signed-out', user: null });
const signIn = () => publishSession({ state: 'signed-in', user: { uid: 'maya', session: null } });

beforeEach(() => {
  signOut();
  vi.mocked(navigateTo).mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(window, 'launchQueue');
});

function Page() {
  useLaunches();
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Renders the page `/profile`, loaded at `loaded`. Returns the function that launches the installed app. */
function show(loaded: string) {
  // The DOM of the tests has no entries.
  Object.assign(performance, { getEntriesByType: () => [{ name: location.origin + loaded }] });
  let consumer: Consumer | undefined;
  const setConsumer = (next: Consumer) => {
    consumer = next;
  };
  Object.assign(window, { launchQueue: { setConsumer } });
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <Page />
    </MemoryRouter>,
  );
  return (path: string) => act(async () => consumer?.({ targetURL: location.origin + path }));
}
const shown = () => screen.getByRole('status').textContent;

it.each(['/?check-in', '/rewards', '/admin/desk?scan'])(
  'opens a shortcut in the open window: %s',
  async (path) => {
    const launch = show('/');
    await launch('/');
    await launch(path);
    expect(shown()).toBe(path);
  },
);

it.each(['/', '/admin'])('stays on its page when the icon is pressed: %s', async (path) => {
  const launch = show('/profile');
  await launch(path);
  expect(shown()).toBe('/profile');
});

it('does not repeat the launch that loaded the page', async () => {
  const launch = show('/?check-in');
  await launch('/?check-in');
  expect(shown()).toBe('/profile');
  await launch('/?check-in');
  expect(shown()).toBe('/?check-in');
});

it.each([
  '/sign-in/complete?oobCode=x',
  '/?sign-in&next=/profile/ticket#code=K7QX2M9D4R&name=Noor',
  '/?sign-out',
  '/?venue=oak',
])('loads a link that is decided as the page starts: %s', async (path) => {
  const launch = show('/profile');
  await launch(path);
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith(path);
  expect(shown()).toBe('/profile');
});

it('opens the code of a poster in the app of someone who is signed in', async () => {
  signIn();
  const launch = show('/profile');
  await launch('/?venue=oak');
  expect(shown()).toBe('/?venue=oak');
  expect(navigateTo).not.toHaveBeenCalled();
});

it.each(['/sign-in/complete?oobCode=x', '/?sign-in#code=K7QX2M9D4R'])(
  'does not repeat the link that signed in, whose address is no longer shown: %s',
  async (path) => {
    const launch = show(path);
    await launch(path);
    expect(shown()).toBe('/profile');
    expect(navigateTo).not.toHaveBeenCalled();
  },
);

it('opens no other site', async () => {
  const launch = show('/');
  await launch('.example.org/rewards');
  expect(shown()).toBe('/profile');
});

it('does nothing in a browser without launches', () => {
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <Page />
    </MemoryRouter>,
  );
  expect(shown()).toBe('/profile');
});
