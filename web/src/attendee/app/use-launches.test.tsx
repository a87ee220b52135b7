import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useLaunches } from './use-launches.ts';

type Consumer = (launch: { targetURL?: string | null }) => void;

afterEach(() => {
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'launchQueue');
});

function Page() {
  useLaunches();
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Renders the page `/profile`, loaded at `loaded`. Returns the function that launches the installed app. */
function show(loaded: string) {
  window.history.replaceState(null, '', loaded);
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
