import '../../../support/check-in-setup.ts';
import { act, screen } from '@testing-library/react';
import { verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  businesses,
  eventDataFixture,
  expectSheetToClose,
  now,
  rewards,
  showCheckIn,
} from '../../../support/check-in-sheet.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('<BlockerStep>', () => {
  it('shows the visit time when the business is already visited', async () => {
    const eventData = eventDataFixture({ progress: { visits: { print: verified(42) } } });
    const { begin } = showCheckIn({ eventData });
    await begin('At the Print Room');
    expect(await screen.findByRole('heading', { name: 'You already have this stamp' }));
    expect(screen.getByText('You checked in at 1:42 PM.')).toBeTruthy();
  });

  it('shows a message when no business is left', async () => {
    const visits = { vino: verified(1), print: verified(2), rail: verified(3) };
    const { begin } = showCheckIn({ eventData: eventDataFixture({ progress: { visits } }) });
    await begin();
    expect(await screen.findByRole('heading', { name: 'You made every stop' })).toBeTruthy();
  });

  it('shows no congratulation at a walk without businesses', async () => {
    const { begin } = showCheckIn({ eventData: eventDataFixture({ catalog: { businesses: [] } }) });
    await begin();
    expect(await screen.findByRole('heading', { name: 'No Businesses Available' })).toBeTruthy();
    expect(screen.queryByText(/You made every stop/)).toBeNull();
  });

  it('links to the rewards that wait when no business is left', async () => {
    const visits = { vino: verified(1), print: verified(2), rail: verified(3) };
    const unlocked = { pour: { unlockedAt: new Date(now).toISOString() } };
    const { begin, updateEventData, user } = showCheckIn({
      eventData: eventDataFixture({ progress: { visits, unlocked } }),
    });
    await begin();
    const link = await screen.findByRole('link', { name: 'See your rewards' });
    expect(link.getAttribute('href')).toBe('/rewards');
    expect(await button('Back to the walk')).toBeTruthy();
    const gone = rewards.map((reward) => ({ ...reward, stockLevel: 'gone' as const }));
    await updateEventData(
      eventDataFixture({ catalog: { businesses, rewards: gone }, progress: { visits, unlocked } }),
    );
    expect(screen.queryByRole('link', { name: 'See your rewards' })).toBeNull();
    await user.click(await button('Back to the walk'));
    await expectSheetToClose();
  });

  it('shows a message when staff remove the business while the sheet is open', async () => {
    const { begin, updateEventData } = showCheckIn();
    await begin('At the Print Room');
    await screen.findByText('The Print Room');
    await updateEventData(eventDataFixture({ catalog: { businesses: businesses.slice(0, 1) } }));
    expect(await screen.findByText('This stop is no longer part of the walk')).toBeTruthy();
  });

  it('shows a message when the event is ended while the sheet is open', async () => {
    const { begin, updateEventData, user } = showCheckIn();
    await begin();
    await screen.findByText('Check in within 165 ft of the stop.');
    await updateEventData(
      eventDataFixture({ event: { endTime: new Date(now - 1000).toISOString() } }),
    );
    expect(await screen.findByRole('heading', { name: 'The walk has ended' })).toBeTruthy();
    await user.click(await button('Back to the walk'));
    await expectSheetToClose();
  });

  it('shows a message when the end time passes while the sheet is open', async () => {
    const eventData = eventDataFixture({ event: { endTime: new Date(now + 3000).toISOString() } });
    const { begin } = showCheckIn({ eventData });
    await begin();
    await screen.findByText('Check in within 165 ft of the stop.');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { name: 'The walk has ended' })).toBeTruthy();
  });

  it('shows a message when the event is withdrawn', async () => {
    const { begin, updateEventData } = showCheckIn();
    await begin();
    await screen.findByText('Check in within 165 ft of the stop.');
    await updateEventData({ status: 'no-event', participant: undefined, retry: () => undefined });
    expect(await screen.findByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  it('shows the start in the event’s time zone before the event', async () => {
    const startTime = new Date(now + 3_600_000).toISOString();
    const { begin } = showCheckIn({ eventData: eventDataFixture({ event: { startTime } }) });
    await begin();
    expect(await screen.findByText('Check-ins open at Nov 20, 4:00 PM.')).toBeTruthy();
  });

  it('links to the registration when the user is not registered', async () => {
    const { begin } = showCheckIn({ eventData: { ...eventDataFixture(), isRegistered: false } });
    await begin();
    const link = await screen.findByRole('link', { name: 'Register & Check-In' });
    expect(link.getAttribute('href')).toBe('/waiver');
  });

  it('shows a skeleton while the event loads and a retry after it fails', async () => {
    const retry = vi.fn();
    const { begin, updateEventData, user } = showCheckIn({
      eventData: { status: 'loading', participant: undefined, retry },
    });
    await begin();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    const { participant } = eventDataFixture();
    await updateEventData({ status: 'error', error: new Error('offline'), participant, retry });
    expect(await screen.findByText('We couldn’t load the walk')).toBeTruthy();
    await user.click(await button('Try again'));
    expect(retry).toHaveBeenCalled();
  });
});
