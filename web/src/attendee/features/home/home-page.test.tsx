import { act, screen, within } from '@testing-library/react';
import { pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  banner,
  businesses,
  eventDataFixture,
  section,
  showHomePage,
} from '../../../support/home-page.tsx';

describe('<ProgressBanner>', () => {
  it('shows the event and its date in the event’s time zone', () => {
    showHomePage();
    expect(banner().textContent).toContain('Friday, November 20, 2026');
    expect(banner().textContent).toMatch(/1:00.*6:00.PM/);
  });

  it('counts visits and rewards and draws the percentage', () => {
    const visits = { vino: verified(1), print: verified(2), rail: pending(3) };
    showHomePage({ eventData: eventDataFixture({ progress: { visits } }) });
    expect(banner().textContent).toContain('2 of 5 stops');
    expect(banner().textContent).toContain('1 reward unlocked');
    const bar = within(banner()).getByRole('progressbar', { name: '2 of 5 stops visited' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(banner().textContent).toContain('40%');
  });

  it('shows the reward that is nearest, and none after the last', async () => {
    const { updateEventData } = showHomePage();
    const next = () => /Next reward: (.*stamps?)/.exec(banner().textContent ?? '')?.[1];
    expect(next()).toBe('First Pour 0 of 1 stamp');
    const visited = (count: number) =>
      eventDataFixture({
        progress: {
          visits: Object.fromEntries(
            businesses.slice(0, count).map(({ id }, at) => [id, verified(at)]),
          ),
        },
      });
    await updateEventData(visited(2));
    expect(next()).toBe('Three Doors Down 2 of 3 stamps');
    await updateEventData(visited(5));
    expect(banner().textContent).not.toContain('Next reward');
  });

  it('folds the progress into a line on a low phone after the first stamp, and unfolds it', async () => {
    const { user, updateEventData } = showHomePage();
    expect(banner().hasAttribute('data-folded')).toBe(false);
    await updateEventData(eventDataFixture({ progress: { visits: { vino: verified(160) } } }));
    expect(banner().hasAttribute('data-folded')).toBe(true);
    const line = within(banner()).getByRole('button', { name: '1 of 5 stops 2 hr 14 min left' });
    await user.click(line);
    expect(banner().hasAttribute('data-folded')).toBe(false);
    expect(line.getAttribute('aria-expanded')).toBe('true');
  });

  it('offers notifications after the first stamp', async () => {
    const { updateEventData } = showHomePage();
    expect(screen.queryByText('The notifications')).toBeNull();
    await updateEventData(eventDataFixture({ progress: { visits: { vino: verified(160) } } }));
    expect(screen.getByText('The notifications')).toBeTruthy();
  });

  it('counts down hours and minutes', async () => {
    showHomePage();
    expect(banner().textContent).toContain('2 hr 14 min left');
    await act(() => vi.advanceTimersByTimeAsync(40_000 + 14 * 60_000));
    expect(banner().textContent).toContain('1 hr 59 min left');
  });

  it('updates without a reload when a check-in is received', async () => {
    const { updateEventData } = showHomePage();
    expect(banner().textContent).toContain('0 of 5 stops');
    await updateEventData(eventDataFixture({ progress: { visits: { vino: verified(160) } } }));
    expect(banner().textContent).toContain('1 of 5 stops');
    expect(banner().textContent).toContain('1 reward unlocked');
  });

  it('renders without counts for an event without businesses', () => {
    showHomePage({ eventData: eventDataFixture({ catalog: { businesses: [], rewards: [] } }) });
    expect(banner().textContent).toContain('0 of 0 stops');
    expect(screen.getByText(/No businesses have joined this walk yet/)).toBeTruthy();
    expect(screen.getByText('This walk has no rewards yet.')).toBeTruthy();
  });
});

describe('a pause of check-in', () => {
  const paused = { checkInPausedAt: '2026-11-20T21:00:00.000Z' };

  it('shows a pause of check-in until it ends', async () => {
    const { updateEventData } = showHomePage({ eventData: eventDataFixture({ event: paused }) });
    expect(screen.getByRole('heading', { name: 'Check-in is paused' })).toBeTruthy();
    await updateEventData(eventDataFixture());
    expect(screen.queryByRole('heading', { name: 'Check-in is paused' })).toBeNull();
  });
});

describe('<RewardsSection>', () => {
  const visits = { vino: verified(1), print: verified(2) };

  it('shows the first three rewards and counts the available and pending ones', () => {
    showHomePage({ eventData: eventDataFixture({ progress: { visits } }) });
    const rows = within(section('Your Rewards')).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'First Pour',
      'Three Doors Down',
      'Halfway',
    ]);
    expect(section('Your Rewards').textContent).toContain('1 available\u00a0· 3 pending');
    expect(screen.getByRole('link', { name: 'All rewards' }).getAttribute('href')).toBe('/rewards');
  });

  it('shows the progress of a locked reward and how to get an unlocked one', () => {
    showHomePage({ eventData: eventDataFixture({ progress: { visits } }) });
    const [available, locked] = within(section('Your Rewards')).getAllByRole('listitem');
    const link = within(available as HTMLElement).getByRole('link', {
      name: /^View Reward.*First Pour$/,
    });
    expect(link.getAttribute('href')).toBe('/rewards?reward=pour');
    expect(locked?.textContent).toContain('2 of 3 stamps');
    const ring = within(locked as HTMLElement).getByRole('progressbar');
    expect(ring.getAttribute('aria-valuenow')).toBe('2');
  });

  it('shows when a reward was claimed', () => {
    const claims = { pour: { claimedAt: '2026-11-20T20:10:00.000Z' } };
    const eventData = eventDataFixture({ progress: { visits, claims } });
    const rewards = eventData.catalog.rewards.slice(0, 3);
    showHomePage({ eventData: { ...eventData, catalog: { ...eventData.catalog, rewards } } });
    expect(screen.getByText('Claimed Nov 20, 2026')).toBeTruthy();
  });

  it('orders available rewards first, then the nearest to completion, and claimed ones last', () => {
    const claims = { pour: { claimedAt: '2026-11-20T20:10:00.000Z' } };
    const three = { ...visits, rail: verified(3) };
    showHomePage({ eventData: eventDataFixture({ progress: { visits: three, claims } }) });
    const rows = within(section('Your Rewards')).getAllByRole('listitem');
    const [first, second] = rows.map((row) => within(row).getByRole('heading').textContent);
    expect([first, second]).toEqual(['Three Doors Down', 'Halfway']);
    expect(rows.map((row) => row.textContent).join()).not.toContain('First Pour');
  });
});

describe('<QuickCheckIn>', () => {
  it('shows the radius and starts a check-in at the nearest business', async () => {
    const start = vi.fn();
    const { user } = showHomePage({ checkIn: { start } });
    await user.click(
      screen.getByRole('button', { name: 'Quick Check-in You must be within 50 meters' }),
    );
    expect(start).toHaveBeenCalledExactlyOnceWith();
  });

  it('hides the quick check-in when the user is not registered, and shows the registration link', () => {
    showHomePage({ eventData: { ...eventDataFixture(), isRegistered: false } });
    expect(screen.queryByRole('button', { name: /Quick Check-in/ })).toBeNull();
    const card = section('You’re not registered for this walk');
    const link = within(card).getByRole('link', { name: 'Register & Check-In' });
    expect(link.getAttribute('href')).toBe('/waiver');
  });
});

it('renders the slots for the map and queued check-ins', () => {
  showHomePage();
  expect(screen.getByText('The map')).toBeTruthy();
  expect(screen.getByText('The waiting')).toBeTruthy();
});
