import { act, screen, waitFor } from '@testing-library/react';
import { at, pending, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import { button, refusal } from '../../../support/check-in-failures.ts';
import {
  eventDataFixture,
  expectSheetToClose,
  fakeServer,
  json,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';

describe('when pending', () => {
  const answer = {
    ...verifiedAnswer,
    state: 'pending',
    isVerified: false,
    reasons: ['unclear-fix'],
    message: 'Your phone can’t tell exactly where you are.',
    unlockedRewards: [],
  };
  async function pends(reasons = answer.reasons) {
    const server = fakeServer(() => json(200, { ...answer, reasons }));
    const sheet = showCheckIn();
    await sheet.begin();
    await sheet.location.find(12, 80);
    await sheet.user.click(await button('Check in at Vino Veritas'));
    await screen.findByRole('heading', { name: 'Almost there: waiting for confirmation' });
    return { ...sheet, server };
  }

  it('shows the reason and suggestions', async () => {
    await pends();
    const description =
      /at Vino Veritas is pending\..*Your phone can’t tell exactly where you are\./;
    expect(screen.getByRole('heading', { description })).toBe(document.activeElement);
    expect(screen.getByText('Your phone can’t tell exactly where you are.')).toBeTruthy();
    const ways = screen.getAllByRole('listitem').map((way) => way.textContent);
    expect(ways).toEqual([
      expect.stringContaining('Try again'),
      expect.stringContaining('Scan venue code'),
      expect.stringContaining('Maya Reyes'),
    ]);
  });

  it('leaves the focus where it was moved, as time passes and the location changes', async () => {
    const { location } = await pends();
    const done = await button('Back to the walk');
    act(() => done.focus());
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(document.activeElement).toBe(done);
    await location.find(14, 80);
    expect(document.activeElement).toBe(done);
  });

  it('shows every reason decided by the server', async () => {
    await pends(['implausible-speed', 'late-arrival']);
    expect(screen.getByText('That was quick!')).toBeTruthy();
    expect(screen.getByText('This check-in reached us late.')).toBeTruthy();
    expect(screen.queryByText('Your phone can’t tell exactly where you are.')).toBeNull();
  });

  it('verifies the check-in on a retry with a better fix', async () => {
    const { user, server, location, updateEventData } = await pends();
    await updateEventData(eventDataFixture({ progress: { visits: { vino: pending(120) } } }));
    server.answer = () => json(200, verifiedAnswer);
    await user.click(await button('Try again'));
    await location.find(12, 6);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests[1]?.body.accuracy).toBe(6);
  });

  it('suggests only actions that fit the reason', async () => {
    await pends(['implausible-speed']);
    expect(screen.queryByRole('button', { name: 'Scan venue code' })).toBeNull();
    expect(screen.getByText('Try again in a few minutes.')).toBeTruthy();
    expect(screen.getByText(/Keep this open for a few minutes/)).toBeTruthy();
  });

  it('verifies the check-in without a click when the fix improves', async () => {
    const { server, location, updateEventData } = await pends();
    await updateEventData(eventDataFixture({ progress: { visits: { vino: pending(120) } } }));
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(server.requests).toHaveLength(1);
    await location.find(12, 70);
    expect(server.requests).toHaveLength(1);
    await location.find(12, 8);
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(server.requests[1]?.body.accuracy).toBe(8);
    expect(server.requests[1]?.headers.get('Idempotency-Key')).not.toBe(
      server.requests[0]?.headers.get('Idempotency-Key'),
    );
  });

  it('leaves the check-in pending without repeated requests when the better fix is rejected', async () => {
    const { server, location } = await pends();
    server.answer = refusal(422, 'too-far', 'You are 60 meters away from Vino Veritas.');
    await location.find(12, 8);
    await waitFor(() => expect(server.requests).toHaveLength(2));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await location.find(12, 7);
    expect(server.requests).toHaveLength(2);
    expect(
      screen.getByRole('heading', { name: 'Almost there: waiting for confirmation' }),
    ).toBeTruthy();
    expect(screen.queryByText('Too far from business')).toBeNull();
  });

  it('shows the stamp and unlocked rewards when staff confirm the check-in', async () => {
    const { updateEventData } = await pends();
    await updateEventData(eventDataFixture({ progress: { visits: { vino: pending(120) } } }));
    expect(
      screen.getByRole('heading', { name: 'Almost there: waiting for confirmation' }),
    ).toBeTruthy();
    const unlocked = { pour: { unlockedAt: '2026-11-20T20:01:00.000Z' } };
    await updateEventData(
      eventDataFixture({ progress: { visits: { vino: verified(120) }, unlocked } }),
    );
    expect(await screen.findByText('Stamped!')).toBeTruthy();
    expect(screen.getByText('Reward unlocked')).toBeTruthy();
  });

  it('shows the reason when staff refuse the check-in, and starts another one', async () => {
    const { user, updateEventData } = await pends();
    await updateEventData(eventDataFixture({ progress: { visits: { vino: pending(120) } } }));
    const refusal = {
      checkInTime: answer.timestamp,
      refusedAt: at(121),
      reason: 'not-there' as const,
    };
    await updateEventData(
      eventDataFixture({ progress: { visits: {}, refusals: { vino: refusal } } }),
    );
    expect(await screen.findByRole('heading', { name: 'Staff couldn’t confirm it' })).toBeTruthy();
    const description = /Staff didn’t see you there/;
    expect(screen.getByRole('heading', { description })).toBe(document.activeElement);
    await user.click(await button('Check in again'));
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it('returns to the home screen', async () => {
    const { user } = await pends();
    await user.click(await button('Back to the walk'));
    await expectSheetToClose();
  });
});
