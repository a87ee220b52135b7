import { catalogueBusiness, catalogueReward, pending, verified } from '@support/samples.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckIn } from '../../data/check-in.ts';
import type { Walk } from '../../data/walk.ts';
import type { Fix } from '../../device/location.ts';
import { createPositionStore, PositionContext } from '../../device/location-position.ts';
import { readyWalk, TestWalk } from '../../support/test-walk.tsx';
import { HomePage } from './home-page.tsx';

/** The samples' event is from 1 PM to 6 PM in New York. */
const now = Date.parse('2026-11-20T20:45:30.000Z');
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => void vi.useFakeTimers({ now, shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** So many metres north of the first. */
const north = (meters: number) => ({ latitude: 38.3 + meters / 111_195 });

const businesses = [
  catalogueBusiness('vino', { name: 'Vino Veritas', hasSpecialReward: true }),
  catalogueBusiness('print', {
    name: 'The Print Room',
    category: 'art_gallery',
    hasSpecialReward: true,
    ...north(120),
  }),
  catalogueBusiness('rail', { name: 'The Brass Rail', category: 'bar', ...north(240) }),
  catalogueBusiness('lantern', { name: 'Lantern & Loom', category: 'retail', ...north(360) }),
  catalogueBusiness('mill', { name: 'Old Mill', category: 'services', ...north(1200) }),
];

const rewards = [
  catalogueReward('pour', { name: 'First Pour', requiredVisits: 1 }),
  catalogueReward('three', { name: 'Three Doors Down', requiredVisits: 3 }),
  catalogueReward('half', { name: 'Halfway', requiredVisits: 4 }),
  catalogueReward('tour', { name: 'The Grand Tour', rewardType: 'event_completion' }),
];

const evening = (given: Parameters<typeof readyWalk>[0] = {}) =>
  readyWalk({ catalogue: { businesses: businesses, rewards }, ...given });

function fakeLocation() {
  let callbacks: ((fix: Fix) => void) | undefined;
  const store = createPositionStore({
    isSupported: () => true,
    permission: async () => 'prompt',
    watch: (found) => {
      callbacks = found;
      return () => undefined;
    },
  });
  return {
    store,
    wasAsked: () => callbacks !== undefined,
    /** A fix so many metres north of the first business. */
    find: (meters: number) =>
      act(async () => {
        const place = { ...north(meters), longitude: -78.5 };
        callbacks?.({ ...place, accuracyMeters: 8, takenAt: Date.now() });
      }),
  };
}

function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{search}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
    </>
  );
}

interface Shown {
  walk?: Walk;
  at?: string;
  checkIn?: Partial<CheckIn>;
}

function show({ walk = evening(), at = '/', checkIn }: Shown = {}) {
  const location = fakeLocation();
  const page = (shown: Walk) => (
    <PositionContext value={location.store}>
      <TestWalk walk={shown} at={at} checkIn={checkIn}>
        <HomePage
          ticket={<p>The ticket</p>}
          map={<p>The map</p>}
          queuedCheckIns={<p>The waiting</p>}
          feedback={<p>The feedback</p>}
        />
        <Address />
      </TestWalk>
    </PositionContext>
  );
  const { rerender } = render(page(walk));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return { user, location, walkBecomes: (next: Walk) => act(async () => rerender(page(next))) };
}

const banner = () => screen.getByRole('region', { name: 'Autumn Wine Walk' });
const section = (name: string) => screen.getByRole('region', { name });
const listed = (name = 'Participating businesses') =>
  within(section(name))
    .queryAllByRole('link')
    .map((link) => link.textContent);
const show3 = (name: string) =>
  within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name });
const address = () => screen.getByLabelText('address').textContent;

describe('the progress banner', () => {
  // spec: 2.57
  it('says which evening it is, in the event’s own zone', () => {
    show();
    expect(banner().textContent).toContain('Friday, November 20, 2026');
    expect(banner().textContent).toMatch(/1:00.*6:00.PM/);
  });

  // spec: 2.58
  it('counts visits and rewards, and draws the percentage', () => {
    const visits = { vino: verified(1), print: verified(2), rail: pending(3) };
    show({ walk: evening({ progress: { visits } }) });
    expect(banner().textContent).toContain('2 of 5 doors');
    expect(banner().textContent).toContain('1 reward unlocked');
    const bar = within(banner()).getByRole('progressbar', { name: '2 of 5 businesses visited' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(banner().textContent).toContain('40%');
  });

  // spec: 2.59, A3.1
  it('counts hours and minutes down', async () => {
    show();
    expect(banner().textContent).toContain('2 h 14 m left');
    await act(() => vi.advanceTimersByTimeAsync(40_000 + 14 * 60_000));
    expect(banner().textContent).toContain('1 h 59 m left');
  });

  // spec: A3.4
  it('changes as a check-in arrives, without a reload', async () => {
    const { walkBecomes } = show();
    expect(banner().textContent).toContain('0 of 5 doors');
    await walkBecomes(evening({ progress: { visits: { vino: verified(160) } } }));
    expect(banner().textContent).toContain('1 of 5 doors');
    expect(banner().textContent).toContain('1 reward unlocked');
  });

  // spec: A14.14
  it('of an event without businesses has nothing to count, and breaks nothing', () => {
    show({ walk: evening({ catalogue: { businesses: [], rewards: [] } }) });
    expect(banner().textContent).toContain('0 of 0 doors');
    expect(screen.getByText(/No businesses have joined this walk yet/)).toBeTruthy();
    expect(screen.getByText('This walk has no rewards yet.')).toBeTruthy();
  });
});

describe('participating businesses', () => {
  // spec: 2.61, 9.7, A3.2
  it('shows the next three that are not visited, in the order to walk them', async () => {
    const { location } = show({ walk: evening({ progress: { visits: { vino: verified(1) } } }) });
    expect(listed()).toHaveLength(3);
    act(() => location.store.locate());
    await location.find(100);
    expect(listed()).toEqual(['The Print Room', 'The Brass Rail', 'Lantern & Loom']);
  });

  it('shows each one’s kind, distance and state, and leads to its sheet', async () => {
    const { location } = show();
    act(() => location.store.locate());
    await location.find(0);
    const [card] = within(section('Participating businesses')).getAllByRole('listitem');
    expect(card?.textContent).toContain('Wine bar');
    expect(card?.textContent).toContain('10 ft away');
    expect(card?.textContent).toContain('Special Reward');
    const link = screen.getByRole('link', { name: 'Vino Veritas' });
    expect(link.getAttribute('href')).toBe('/businesses?business=vino');
  });

  // spec: 2.62
  it('All shows every one in the event’s order, in the address', async () => {
    const { user } = show();
    await user.click(show3('All'));
    expect(listed()).toEqual(businesses.map(({ name }) => name));
    expect(address()).toBe('?show=all');
    expect(show3('All').getAttribute('aria-pressed')).toBe('true');
    await user.click(show3('All'));
    expect(listed()).toHaveLength(3);
    expect(address()).toBe('');
  });

  // spec: 2.63
  it('Visited shows those with a stamp and when', () => {
    const visits = { rail: verified(42), print: pending(50) };
    show({ walk: evening({ progress: { visits } }), at: '/?show=visited' });
    expect(listed()).toEqual(['The Brass Rail']);
    const card = within(section('Participating businesses')).getByRole('listitem');
    expect(card.textContent).toContain('Visited 1:42 PM');
    expect(within(card).getByRole('img', { name: /Stamp of The Brass Rail/ })).toBeTruthy();
  });

  it('Visited without one says where to begin', () => {
    show({ at: '/?show=visited' });
    expect(screen.getByText('No stamps yet. The first door is waiting.')).toBeTruthy();
  });

  // spec: 2.64
  it('Nearby shows those within half a mile, nearest first, and asks for the location on a press', async () => {
    const { user, location } = show({ at: '/?show=nearby' });
    expect(listed()).toHaveLength(5);
    expect(location.wasAsked()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await location.find(300);
    expect(listed()).toEqual([
      'The Brass Rail',
      'Lantern & Loom',
      'The Print Room',
      'Vino Veritas',
    ]);
    await location.find(3000);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(screen.getByText('No business is within half a mile of you.')).toBeTruthy();
  });

  // spec: A3.7
  it('goes back through the filters, and passes over an unknown one', async () => {
    const { user } = show({ at: '/?show=everything' });
    expect(listed()).toHaveLength(3);
    await user.click(show3('All'));
    await user.click(show3('Visited'));
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(listed()).toHaveLength(5);
  });

  it('says so once every business is visited', () => {
    const visits = Object.fromEntries(businesses.map(({ id }, at) => [id, verified(at)]));
    show({ walk: evening({ progress: { visits } }) });
    expect(screen.getByText('Every door is visited. Well walked!')).toBeTruthy();
  });

  it('does not send one on to a business whose check-in waits for a connection', () => {
    const checkIn = { queuedBusinessIds: new Set(['vino', 'rail']) };
    show({ checkIn });
    expect(listed().toSorted()).toEqual(['Lantern & Loom', 'Old Mill', 'The Print Room']);
  });

  // spec: A14.12
  it('holds names of 200 characters, emoji and right to left', () => {
    const names = ['W'.repeat(200), '🍷 Bar 👩‍🍳', 'حانة الزيتون'];
    const businesses = names.map((name, at) => catalogueBusiness(`b${at}`, { name }));
    show({ walk: evening({ catalogue: { businesses } }) });
    for (const name of names) expect(screen.getByText(name).getAttribute('dir')).toBe('auto');
  });

  // spec: A14.15
  it('holds sixty of them', () => {
    const businesses = Array.from({ length: 60 }, (_, at) =>
      catalogueBusiness(`b${at}`, { name: `Door ${at}`, ...north(at * 40) }),
    );
    show({ walk: evening({ catalogue: { businesses } }), at: '/?show=all' });
    expect(listed()).toHaveLength(60);
    expect(banner().textContent).toContain('0 of 60 doors');
  });
});

describe('your rewards', () => {
  const visits = { vino: verified(1), print: verified(2) };

  // spec: 2.65, 2.66, 9.8
  it('shows the first three, and counts the available and the pending ones', () => {
    show({ walk: evening({ progress: { visits } }) });
    const rows = within(section('Your Rewards')).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'First Pour',
      'Three Doors Down',
      'Halfway',
    ]);
    expect(section('Your Rewards').textContent).toContain('1 available · 3 pending');
    expect(screen.getByRole('link', { name: 'All rewards' }).getAttribute('href')).toBe('/rewards');
  });

  // spec: A3.3
  it('shows what is done of a locked one, and how to get an unlocked one', () => {
    show({ walk: evening({ progress: { visits } }) });
    const [available, locked] = within(section('Your Rewards')).getAllByRole('listitem');
    const link = within(available as HTMLElement).getByRole('link', {
      name: /^View Reward.*First Pour$/,
    });
    expect(link.getAttribute('href')).toBe('/rewards?reward=pour');
    expect(locked?.textContent).toContain('2 of 3 visits');
    const ring = within(locked as HTMLElement).getByRole('progressbar');
    expect(ring.getAttribute('aria-valuenow')).toBe('2');
  });

  it('shows when a claimed one was claimed', () => {
    const claims = { pour: { claimedAt: '2026-11-20T20:10:00.000Z' } };
    const walk = evening({ progress: { visits, claims } });
    const rewards = walk.catalogue.rewards.slice(0, 3);
    show({ walk: { ...walk, catalogue: { ...walk.catalogue, rewards } } });
    expect(screen.getByText('Claimed Nov 20, 2026')).toBeTruthy();
  });

  // spec: A16.8
  it('shows what can be had first, then the nearest to it, and claimed ones last', () => {
    const claims = { pour: { claimedAt: '2026-11-20T20:10:00.000Z' } };
    const three = { ...visits, rail: verified(3) };
    show({ walk: evening({ progress: { visits: three, claims } }) });
    const rows = within(section('Your Rewards')).getAllByRole('listitem');
    const [first, second] = rows.map((row) => within(row).getByRole('heading').textContent);
    expect([first, second]).toEqual(['Three Doors Down', 'Halfway']);
    expect(rows.map((row) => row.textContent).join()).not.toContain('First Pour');
  });
});

describe('the safe way home', () => {
  const wayHome = { taxiPhone: '555-0199', transitUrl: '', deskPhone: '', emergencyPhone: '' };
  const walk = (visits: Record<string, ReturnType<typeof verified>>) => {
    const shown = evening({ progress: { visits } });
    return { ...shown, event: { ...shown.event, wayHome } };
  };

  // spec: A16.2
  it('is offered from the third visit on', () => {
    show({ walk: walk({ vino: verified(1), print: verified(2) }) });
    expect(screen.queryByRole('link', { name: 'Call a taxi' })).toBeNull();
    cleanup();
    show({ walk: walk({ vino: verified(1), print: verified(2), rail: verified(3) }) });
    expect(screen.getByRole('link', { name: 'Call a taxi' })).toBeTruthy();
  });
});

describe('the floating check-in', () => {
  // spec: 2.74, A3.5
  it('states the radius and begins a check-in at the nearest business', async () => {
    const start = vi.fn();
    const { user } = show({ checkIn: { start } });
    await user.click(
      screen.getByRole('button', { name: 'Quick Check-in You must be within 50 meters' }),
    );
    expect(start).toHaveBeenCalledExactlyOnceWith();
  });

  it('is not there for somebody who is not registered, who is led to the registration', () => {
    show({ walk: { ...evening(), isRegistered: false } });
    expect(screen.queryByRole('button', { name: /Quick Check-in/ })).toBeNull();
    const card = section('You are not registered for this walk');
    const link = within(card).getByRole('link', { name: 'Register & Check-In' });
    expect(link.getAttribute('href')).toBe('/waiver');
  });
});

describe('before, after and without', () => {
  // spec: 2.75, A3.6
  it('shows the shape of what comes while it loads', () => {
    show({ walk: { status: 'loading', participant: undefined, retry: () => undefined } });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Map' })).toBeTruthy();
  });

  it.each(['loading', 'no-event'] as const)('has what waits without the walk: %s', (status) => {
    show({ walk: { status, participant: undefined, retry: () => undefined } });
    expect(screen.getByText('The waiting')).toBeTruthy();
  });

  // spec: 2.76, A3.6
  it('says No Active Event where there is none', () => {
    show({ walk: { status: 'no-event', participant: undefined, retry: () => undefined } });
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  // spec: A14.28
  it('says what failed, and tries again', async () => {
    const retry = vi.fn();
    const error = new Error('no connection');
    const { user } = show({ walk: { status: 'error', error, participant: undefined, retry } });
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch businesses');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  // spec: A3.8
  it('counts down to the start, with where to meet and nothing to check in at', async () => {
    const startTime = new Date(now + 3 * 3_600_000 + 20 * 60_000).toISOString();
    const endTime = new Date(now + 8 * 3_600_000).toISOString();
    show({ walk: evening({ event: { startTime, endTime } }) });
    expect(banner().textContent).toContain('3 h 20 m until the doors open');
    expect(banner().textContent).toContain('Meet at Depot Square, Harlow, VA');
    expect(screen.queryByRole('button', { name: /Quick Check-in/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(banner().textContent).toContain('3 h 19 m until the doors open');
  });

  it('opens by itself once it begins', async () => {
    const startTime = new Date(now + 30_000).toISOString();
    show({ walk: evening({ event: { startTime } }) });
    expect(screen.queryByRole('button', { name: /Quick Check-in/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(41_000));
    expect(screen.getByRole('button', { name: /Quick Check-in/ })).toBeTruthy();
  });

  // spec: A3.9
  it('becomes the summary by itself once it ends', async () => {
    const endTime = new Date(now + 30_000).toISOString();
    const visits = { vino: verified(12), rail: verified(160) };
    show({ walk: evening({ event: { endTime }, progress: { visits } }) });
    await act(() => vi.advanceTimersByTimeAsync(41_000));
    expect(screen.queryByRole('button', { name: /Quick Check-in/ })).toBeNull();
    const summary = section('Your walk');
    expect(summary.textContent).toContain('First stamp 1:12 PM, last stamp 3:40 PM');
    const stamps = within(summary).getAllByRole('img');
    expect(stamps.map((stamp) => stamp.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Vino Veritas'),
      expect.stringContaining('The Brass Rail'),
    ]);
  });

  it('has a kind word for somebody who went nowhere', async () => {
    show({ walk: evening({ event: { endTime: new Date(now - 1).toISOString() } }) });
    expect(screen.getByText('No stamps this time. The next walk is yours.')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Map – Wine Walk'));
  });
});

// spec: 2.60
it('has its places for the map and for what waits', () => {
  show();
  expect(screen.getByText('The map')).toBeTruthy();
  expect(screen.getByText('The waiting')).toBeTruthy();
});
