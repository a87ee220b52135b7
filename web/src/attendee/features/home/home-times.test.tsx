import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  banner,
  eventDataFixture,
  now,
  section,
  showHomePage,
} from '../../../support/home-page.tsx';

describe('<WayHome>', () => {
  const wayHome = { taxiPhone: '555-0199', transitUrl: '', deskPhone: '', emergencyPhone: '' };
  const eventData = (visits: Record<string, ReturnType<typeof verified>>) => {
    const eventWithVisits = eventDataFixture({ progress: { visits } });
    return { ...eventWithVisits, event: { ...eventWithVisits.event, wayHome } };
  };

  it('shows the way home from the third visit on', () => {
    showHomePage({ eventData: eventData({ vino: verified(1), print: verified(2) }) });
    expect(screen.queryByRole('link', { name: 'Call a taxi' })).toBeNull();
    cleanup();
    showHomePage({
      eventData: eventData({ vino: verified(1), print: verified(2), rail: verified(3) }),
    });
    expect(screen.getByRole('link', { name: 'Call a taxi' })).toBeTruthy();
  });

  it.each([
    ['in the last half hour', '2026-11-20T21:15:30.000Z', true],
    ['not before the last half hour', '2026-11-20T21:16:30.000Z', false],
  ])('shows the way home first on the screen: %s', async (_, endTime, isFirst) => {
    const base = eventData({ vino: verified(1) });
    showHomePage({ eventData: { ...base, event: { ...base.event, endTime } } });
    await act(() => vi.advanceTimersByTimeAsync(10));
    const [heading] = screen.getAllByRole('heading', { level: 2 });
    expect(heading?.textContent === 'Safe way home').toBe(isFirst);
    expect(screen.queryAllByRole('link', { name: 'Call a taxi' })).toHaveLength(isFirst ? 1 : 0);
    expect(screen.queryByText('Taxi') !== null).toBe(isFirst);
  });

  it('shows the way home in the bar below the recap after the end', async () => {
    const visits = { vino: verified(1), print: verified(2), rail: verified(3) };
    const base = eventData(visits);
    const endTime = '2026-11-20T20:45:00.000Z';
    showHomePage({ eventData: { ...base, event: { ...base.event, endTime } } });
    await screen.findByRole('heading', { name: 'Your walk' });
    const [heading] = screen.getAllByRole('heading', { level: 2 });
    expect(heading?.textContent).toBe('Your walk');
    const bar = screen.getByRole('region', { name: 'Safe way home' });
    expect(within(bar).getByText('Been tasting? Please don’t drive.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Call a taxi' });
    expect(bar.contains(link)).toBe(true);
    expect(link.getAttribute('href')).toBe('tel:5550199');
    expect(link.textContent).toBe('Taxi');
  });
});

describe('<HomePage> before, after and without an event', () => {
  it('shows a skeleton while the event loads', () => {
    showHomePage({
      eventData: { status: 'loading', participant: undefined, retry: () => undefined },
    });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Map' })).toBeTruthy();
  });

  it.each(['loading', 'no-event'] as const)(
    'shows queued check-ins without event data: %s',
    (status) => {
      showHomePage({ eventData: { status, participant: undefined, retry: () => undefined } });
      expect(screen.getByText('The waiting')).toBeTruthy();
    },
  );

  it('shows No Active Event when there is none', () => {
    showHomePage({
      eventData: { status: 'no-event', participant: undefined, retry: () => undefined },
    });
    expect(screen.getByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  it('keeps way home, recap and rewards after staff made the ended event inactive', async () => {
    const endTime = '2026-11-20T20:45:00.000Z';
    const wayHome = { taxiPhone: '555-0199', transitUrl: '', deskPhone: '', emergencyPhone: '' };
    const visits = { vino: verified(12) };
    showHomePage({
      eventData: eventDataFixture({
        event: { endTime, isActive: false, wayHome },
        progress: { visits },
      }),
    });
    await screen.findByRole('heading', { name: 'Your walk' });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Your walk',
      'No Active Event',
      'Your Rewards',
    ]);
    expect(screen.getByRole('link', { name: 'Call a taxi' })).toBeTruthy();
  });

  it('shows the error and retries', async () => {
    const retry = vi.fn();
    const error = new Error('no connection');
    const { user } = showHomePage({
      eventData: { status: 'error', error, participant: undefined, retry },
    });
    expect(screen.getByRole('alert').textContent).toContain('Failed to fetch businesses');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('counts down to the start and shows the meeting point without a check-in', async () => {
    const startTime = new Date(now + 3 * 3_600_000 + 20 * 60_000).toISOString();
    const endTime = new Date(now + 8 * 3_600_000).toISOString();
    showHomePage({ eventData: eventDataFixture({ event: { startTime, endTime } }) });
    expect(banner().textContent).toContain('3 hr 20 min until the walk starts');
    expect(banner().textContent).toContain('Meet at Depot Square, Harlow, VA');
    expect(screen.queryByRole('button', { name: /Quick Check-in/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(banner().textContent).toContain('3 hr 19 min until the walk starts');
  });

  it('switches to the running event when it starts', async () => {
    const startTime = new Date(now + 30_000).toISOString();
    showHomePage({ eventData: eventDataFixture({ event: { startTime } }) });
    expect(screen.queryByRole('button', { name: /Quick Check-in/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(41_000));
    expect(screen.getByRole('button', { name: /Quick Check-in/ })).toBeTruthy();
  });

  it('switches to the recap when the event ends', async () => {
    const endTime = new Date(now + 30_000).toISOString();
    const visits = { vino: verified(12), rail: verified(160) };
    showHomePage({ eventData: eventDataFixture({ event: { endTime }, progress: { visits } }) });
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

  it('shows a message for an attendee without visits', async () => {
    showHomePage({
      eventData: eventDataFixture({ event: { endTime: new Date(now - 1).toISOString() } }),
    });
    expect(screen.getByText('No stamps this time. See you at the next walk!')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Map – Wine Walk'));
  });
});
