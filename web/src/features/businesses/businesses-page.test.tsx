import { catalogueBusiness, pending, verified } from '@support/samples.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckIn } from '../../data/check-in.ts';
import type { Walk } from '../../data/walk.ts';
import type { Fix, LocationFailure, LocationSource } from '../../device/location.ts';
import { createPositionStore, PositionContext } from '../../device/location-position.ts';
import { readyWalk, TestWalk } from '../../support/test-walk.tsx';
import BusinessesPage from './businesses-page.tsx';

const now = Date.parse('2026-11-20T20:00:00.000Z');
beforeEach(() => void vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const businesses = [
  catalogueBusiness('vino', {
    name: 'Vino Veritas',
    description: 'Forty wines by the glass.',
    hasSpecialReward: true,
    rewardDescription: 'A taste of the cellar reserve.',
    address: '14 Mill Street',
    rating: 4.8,
  }),
  catalogueBusiness('print', {
    name: 'The Print Room',
    description: 'A letterpress studio.',
    category: 'art_gallery',
    // 0.4 miles north of the others.
    latitude: 38.3 + 0.4 / 69,
  }),
  catalogueBusiness('rail', {
    name: 'The Brass Rail',
    description: 'Local cider, and WINE in the warmer.',
    category: 'bar',
    // 0.9 miles north.
    latitude: 38.3 + 0.9 / 69,
  }),
];

function fakeLocation() {
  let callbacks:
    | { found: (fix: Fix) => void; failed: (failure: LocationFailure) => void }
    | undefined;
  const source: LocationSource = {
    isSupported: () => true,
    permission: async () => 'prompt',
    watch: (found, failed) => {
      callbacks = { found, failed };
      return () => undefined;
    },
  };
  return {
    source,
    wasAsked: () => callbacks !== undefined,
    find: () =>
      act(() =>
        callbacks?.found({
          latitude: 38.3,
          longitude: -78.5,
          accuracyMeters: 8,
          takenAt: Date.now(),
        }),
      ),
    fail: (failure: LocationFailure) => act(() => callbacks?.failed(failure)),
  };
}

function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

interface Shown {
  walk?: Walk;
  at?: string;
  checkIn?: Partial<CheckIn>;
}

function show({
  walk = readyWalk({ catalogue: { businesses: businesses } }),
  at,
  checkIn,
}: Shown = {}) {
  const location = fakeLocation();
  render(
    <PositionContext value={createPositionStore(location.source)}>
      <TestWalk walk={walk} at={at ?? '/businesses'} checkIn={checkIn}>
        <BusinessesPage />
        <Address />
      </TestWalk>
    </PositionContext>,
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, location };
}

const walkWith = (visits: Parameters<typeof readyWalk>[0]) =>
  readyWalk({ catalogue: { businesses: businesses }, ...visits });
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) =>
  screen.getByRole('heading', { name }).closest('article') as HTMLElement;
const filter = (name: string) => screen.getByRole('button', { name });
const address = () => screen.getByLabelText('address').textContent;

describe('the screen', () => {
  // spec: 2.77, 2.78
  it('has a title, a search box, four filters and a card per business', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Businesses' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search businesses' })).toBeTruthy();
    for (const name of ['All', 'Visited', 'Unvisited', 'Nearby']) expect(filter(name)).toBeTruthy();
    expect(names()).toEqual(['The Brass Rail', 'The Print Room', 'Vino Veritas']);
  });

  // spec: 2.79, A7.6
  it('shows name, category, description, address, rating and special reward of each', () => {
    show();
    const vino = within(card('Vino Veritas'));
    for (const text of ['Wine bar', 'Forty wines by the glass.', '14 Mill Street', '4.8'])
      expect(vino.getByText(text)).toBeTruthy();
    expect(vino.getByText('A taste of the cellar reserve.')).toBeTruthy();
    expect(within(card('The Brass Rail')).getByText('Bar/Pub')).toBeTruthy();
  });

  it('says how many businesses of how many are visited', () => {
    show({ walk: walkWith({ progress: { visits: { vino: verified() } } }) });
    expect(screen.getByText('1 of 3 doors visited')).toBeTruthy();
  });

  it('shows shapes of what comes while it loads', () => {
    show({ walk: { status: 'loading', participant: undefined, retry: () => undefined } });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('says so when no event is active', () => {
    show({ walk: { status: 'no-event', participant: undefined, retry: () => undefined } });
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  // spec: 8.11
  it("says 'Failed to fetch businesses' and tries again", async () => {
    const retry = vi.fn();
    const error = new Error('unavailable');
    const { user } = show({ walk: { status: 'error', error, participant: undefined, retry } });
    expect(screen.getByRole('heading', { name: 'Failed to fetch businesses' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

// spec: 4.2
describe('the badge', () => {
  it.each([
    ['Visited, though it has a special reward', { vino: verified() }, 'Vino Veritas', 'Visited'],
    ['Pending until it is verified', { vino: pending() }, 'Vino Veritas', 'Pending'],
    ['else Special Reward', {}, 'Vino Veritas', 'Special Reward'],
    ['else Not Visited', {}, 'The Print Room', 'Not Visited'],
  ])('%s', (_, visits, name, badge) => {
    show({ walk: walkWith({ progress: { visits } }) });
    expect(within(card(name)).getByText(badge)).toBeTruthy();
  });

  it('says Pending for a check-in that waits for a connection, and offers no second one', () => {
    show({ checkIn: { queuedBusinessIds: new Set(['print']) } });
    expect(within(card('The Print Room')).getByText('Pending')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Check in at The Print Room' })).toBeNull();
  });

  // spec: 4.3, A7.5
  it('shows when it was visited, in the event’s zone', () => {
    show({ walk: walkWith({ progress: { visits: { vino: verified(42) } } }) });
    expect(within(card('Vino Veritas')).getByText(/^Visited 1:42\sPM$/)).toBeTruthy();
  });
});

describe('search', () => {
  // spec: 5.13
  it('finds by name or description, whatever the case', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'wInE');
    expect(names()).toEqual(['The Brass Rail', 'Vino Veritas']);
    expect(screen.getByText('2 businesses')).toBeTruthy();
  });

  // spec: A7.2
  it('is in the address, and typing makes no history', async () => {
    const { user } = show();
    await user.click(filter('Unvisited'));
    await user.type(screen.getByRole('searchbox'), 'print');
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(address()).toBe('?show=unvisited&q=print');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    expect(names()).toHaveLength(3);
  });

  // spec: A7.2
  it('is taken from the address', () => {
    show({ at: '/businesses?q=press' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'press');
    expect(names()).toEqual(['The Print Room']);
  });

  // spec: 2.81
  it('that finds nothing names what was typed, and can be undone', async () => {
    const { user } = show({ at: '/businesses?q=beer&show=visited' });
    expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByText(/Nothing here matches “beer”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all businesses' }));
    expect(names()).toHaveLength(3);
    expect(address()).toBe('');
  });

  it('can be cleared, and keeps the focus', async () => {
    const { user } = show({ at: '/businesses?q=press' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

// spec: 2.82
describe('filters', () => {
  const halfDone = walkWith({ progress: { visits: { vino: verified(), print: pending() } } });

  // spec: 2.80
  it('show the visited and the unvisited; a pending visit is not one yet', async () => {
    const { user } = show({ walk: halfDone });
    await user.click(filter('Visited'));
    expect(names()).toEqual(['Vino Veritas']);
    expect(filter('Visited').getAttribute('aria-pressed')).toBe('true');
    await user.click(filter('Unvisited'));
    expect(names()).toEqual(['The Brass Rail', 'The Print Room']);
    await user.click(filter('All'));
    expect(names()).toHaveLength(3);
  });

  // spec: A7.3
  it('are in the address, one entry each', async () => {
    const { user } = show({ walk: halfDone });
    await user.click(filter('Visited'));
    await user.click(filter('Nearby'));
    expect(address()).toBe('?show=nearby');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('?show=visited');
    expect(names()).toEqual(['Vino Veritas']);
  });

  it('that the address names and nobody knows show all', () => {
    show({ at: '/businesses?show=cheap' });
    expect(names()).toHaveLength(3);
  });

  it.each([
    ['visited', /You have not visited a business yet/],
    ['unvisited', /You have visited every business/],
  ])('%s with nothing to show says why', (show_, message) => {
    const visits = Object.fromEntries(businesses.map(({ id }) => [id, verified()]));
    show({
      at: `/businesses?show=${show_}`,
      walk: show_ === 'visited' ? undefined : walkWith({ progress: { visits } }),
    });
    expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('nearby', () => {
  // spec: 5.12
  it('counts a missing distance as 0 while the location is unknown', async () => {
    const { user } = show();
    await user.click(filter('Nearby'));
    expect(names()).toHaveLength(3);
  });

  it('asks for the location on a press only, after saying why', async () => {
    const { user, location } = show();
    await user.click(filter('Nearby'));
    expect(location.wasAsked()).toBe(false);
    expect(screen.getByText(/Your location sorts out what is near/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(location.wasAsked()).toBe(true);
  });

  // spec: 5.11, A7.4
  it('leaves those under half a mile, the nearest first, with their distance', async () => {
    const { user, location } = show({ at: '/businesses?show=nearby' });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    location.find();
    expect(names()).toEqual(['Vino Veritas', 'The Print Room']);
    expect(within(card('The Print Room')).getByText('0.4 mi away')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  // spec: 2.82
  it('with nobody near says so', async () => {
    const far = businesses.map((business) => ({ ...business, latitude: 40 }));
    const { user, location } = show({
      at: '/businesses?show=nearby',
      walk: readyWalk({ catalogue: { businesses: far } }),
    });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    location.find();
    expect(screen.getByText(/No business is within half a mile/)).toBeTruthy();
  });

  // spec: A14.1
  it('without permission shows all and says the way out', async () => {
    const { user, location } = show({ at: '/businesses?show=nearby' });
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    location.fail('denied');
    expect(screen.getByText(/We could not find where you are/).textContent).toMatch(
      /allow Location/,
    );
    expect(names()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('check-in', () => {
  it('is begun at the business of the card', async () => {
    const start = vi.fn();
    const { user } = show({ checkIn: { start } });
    await user.click(screen.getByRole('button', { name: 'Check in at The Brass Rail' }));
    expect(start).toHaveBeenCalledExactlyOnceWith('rail');
  });

  it('is not offered where one was already, and again where it is pending', () => {
    const visits = { vino: verified(), print: pending() };
    show({ walk: walkWith({ progress: { visits } }) });
    expect(screen.queryByRole('button', { name: /at Vino Veritas/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check in again at The Print Room' })).toBeTruthy();
  });

  it.each([
    ['before the start', { startTime: '2026-11-20T21:00:00.000Z' }, /Check-in opens at/],
    ['after the end', { endTime: '2026-11-20T19:00:00.000Z' }, /The walk is over/],
  ])('is not offered %s', (_, event, message) => {
    show({ at: '/businesses?business=vino', walk: walkWith({ event }) });
    expect(screen.queryByRole('button', { name: /^Check in at/ })).toBeNull();
    expect(screen.getByText(message)).toBeTruthy();
  });
});

describe('the sheet of a business', () => {
  it('opens from its card, is in the address, and closes back to where it was', async () => {
    const { user } = show({ at: '/businesses?show=unvisited' });
    await user.click(screen.getByRole('link', { name: 'The Print Room' }));
    expect(address()).toBe('?show=unvisited&business=print');
    const sheet = await screen.findByRole('dialog', { name: 'The Print Room' });
    expect(within(sheet).getByText('A letterpress studio.')).toBeTruthy();
    expect(
      within(sheet).getByRole('button', { name: 'Get directions to The Print Room' }),
    ).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('?show=unvisited'));
  });

  it('opens from the address alone, and closes to the list', async () => {
    const { user } = show({ at: '/businesses?business=vino' });
    const sheet = await screen.findByRole('dialog', { name: 'Vino Veritas' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('begins a check-in there', async () => {
    const start = vi.fn();
    const { user } = show({ at: '/businesses?business=vino', checkIn: { start } });
    const sheet = await screen.findByRole('dialog', { name: 'Vino Veritas' });
    await user.click(within(sheet).getByRole('button', { name: 'Check in at Vino Veritas' }));
    expect(start).toHaveBeenCalledExactlyOnceWith('vino');
  });

  // spec: 7.30
  it('links its address to a map search', async () => {
    show({ at: '/businesses?business=vino' });
    const sheet = await screen.findByRole('dialog', { name: 'Vino Veritas' });
    expect(
      within(sheet)
        .getByRole('link', { name: /14 Mill Street/ })
        .getAttribute('href'),
    ).toBe('https://www.google.com/maps/search/?api=1&query=Vino+Veritas%2C+14+Mill+Street');
  });

  it('of one that left the walk says so', async () => {
    show({ at: '/businesses?business=gone' });
    expect(await screen.findByText('This business is no longer part of the walk.')).toBeTruthy();
  });
});

// spec: A14.12
describe('whatever the data', () => {
  // spec: A14.14
  it('an event without businesses says so, and offers nothing that cannot help', () => {
    show({ walk: readyWalk() });
    expect(screen.getByRole('heading', { name: 'No businesses found' })).toBeTruthy();
    expect(screen.getByText(/No businesses have joined this walk yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all businesses' })).toBeNull();
  });

  // spec: A14.15
  it('60 businesses are 60 cards', () => {
    const businesses = Array.from({ length: 60 }, (_, at) => catalogueBusiness(`door-${at}`));
    show({ walk: readyWalk({ catalogue: { businesses } }) });
    expect(names()).toHaveLength(60);
  });

  it.each([
    ['200 characters', 'W'.repeat(200)],
    ['right to left', 'بيت النبيذ القديم'],
    ['emoji', '🍷👩‍👩‍👧 Wine & Family 🎉'],
  ])('a name of %s is shown whole, in its own direction', (_, name) => {
    show({ walk: readyWalk({ catalogue: { businesses: [catalogueBusiness('odd', { name })] } }) });
    const heading = screen.getByRole('heading', { level: 2, name });
    expect(heading.getAttribute('dir')).toBe('auto');
  });

  // spec: A14.11
  it('a broken image gives way to a drawing', () => {
    const imageUrl = 'https://example.com/broken.jpg';
    const businesses = [catalogueBusiness('vino', { imageUrl })];
    show({ walk: readyWalk({ catalogue: { businesses } }) });
    const image = card('vino').querySelector('img') as HTMLImageElement;
    act(() => void image.dispatchEvent(new Event('error')));
    expect(card('vino').querySelector('img')).toBeNull();
    expect(card('vino').querySelector('.business-drawing')).toBeTruthy();
  });
});
