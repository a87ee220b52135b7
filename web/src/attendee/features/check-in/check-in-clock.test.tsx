import { act, screen } from '@testing-library/react';
import { pending } from '@wine-walk/common/support/samples.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { syncServerClock } from '../../../platform/device/server-clock.ts';
import { checkInAtVino, expectFailure, refusal } from '../../../support/check-in-failures.ts';
import {
  deviceWithEntries,
  eventDataFixture,
  fakeServer,
  json,
  now,
  persistedAttempt,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';
import { retryPendingIntervalMs } from './pending-step.tsx';

const day = 86_400_000;

/** Sets the phone's clock ahead of the server's by `aheadMs`. */
function setPhoneClock(aheadMs: number): void {
  vi.setSystemTime(now + aheadMs);
  syncServerClock(new Date(now).toUTCString());
}
afterEach(() => syncServerClock(new Date().toUTCString()));

describe.each([
  ['behind', -day],
  ['ahead', day],
])('when the phone’s clock is a day %s', (_, aheadMs) => {
  beforeEach(() => setPhoneClock(aheadMs));

  it('retries a stale fix with a fresh one', async () => {
    const { server, location } = await checkInAtVino(refusal(422, 'fix-too-old', 'Too old.'));
    await expectFailure('Your location is out of date', /check it again for you/);
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(server.requests).toHaveLength(1);
    await location.find(12, 8);
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests).toHaveLength(2);
  });

  it('retries a pending check-in after the retry interval', async () => {
    const waiting = { ...verifiedAnswer, state: 'pending', isVerified: false, unlockedRewards: [] };
    const answers = [{ ...waiting, reasons: ['late-arrival'] }, verifiedAnswer];
    const { server, updateEventData } = await checkInAtVino(() => json(200, answers.shift()));
    await screen.findByRole('heading', { name: 'Almost there: waiting for confirmation' });
    await updateEventData(eventDataFixture({ progress: { visits: { vino: pending(120) } } }));
    await act(() => vi.advanceTimersByTimeAsync(retryPendingIntervalMs - 6000));
    expect(server.requests).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests).toHaveLength(2);
  });
});

it.each([
  ['behind', -5],
  ['ahead', 5],
])('shows the server’s time of a queued check-in on a phone five hours %s', async (_, hours) => {
  const aheadMs = hours * 3_600_000;
  setPhoneClock(aheadMs);
  fakeServer(() => json(500, { code: 'unexpected', message: 'Oh.' }));
  showCheckIn({
    device: deviceWithEntries([{ ...persistedAttempt, createdAt: now - 60_000 + aheadMs }]),
  });
  expect(await screen.findByText(/\b2:59\sPM\b/)).toBeTruthy();
});
