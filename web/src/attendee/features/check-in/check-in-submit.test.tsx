import '../../../support/check-in-setup.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { catalogPointRule, catalogReward, verified } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it, vi } from 'vitest';
import { chooseCheckInFeedback } from '../../../platform/device/check-in-feedback.ts';
import {
  businesses,
  eventDataFixture,
  expectSheetToClose,
  fakeServer,
  json,
  now,
  showCheckIn,
  verifiedAnswer,
} from '../../../support/check-in-sheet.tsx';
import { cacheOwnConfirmation } from '../../../support/own-confirmation.ts';
import { expectAnnounced } from '../../../support/screen-reader.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe("when 'Check in' is clicked", () => {
  async function checkInAtVino(
    answer: () => Response | Promise<Response> = () => json(200, verifiedAnswer),
  ) {
    const server = fakeServer(answer);
    const sheet = showCheckIn();
    await sheet.begin();
    await sheet.location.find(12, 9);
    await sheet.user.click(await button('Check in at Vino Veritas'));
    return { ...sheet, server };
  }

  it('sends the fix, its age and both times with a new key', async () => {
    const { server } = await checkInAtVino();
    await waitFor(() => expect(server.requests).toHaveLength(1));
    const [sent] = server.requests;
    expect(sent?.url).toBe('/api/checkins');
    expect(sent?.headers.get('Authorization')).toBe('Bearer token-of-maya');
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent?.body).toMatchObject({
      participantId: 'maya',
      eventId: 'autumn',
      businessId: 'vino',
      longitude: -78.5,
      accuracy: 9,
      venueCode: null,
    });
    const { latitude, fixAge, capturedAt, sentAt } = sent?.body ?? {};
    expect(latitude).toBeCloseTo(38.3 + 12 / 111_195, 8);
    // The fix was two seconds old when the sheet received it.
    expect(fixAge).toBeGreaterThanOrEqual(2000);
    expect(fixAge).toBeLessThanOrEqual(2000 + Date.now() - now);
    expect(Date.parse(String(capturedAt))).toBeLessThanOrEqual(Date.parse(String(sentAt)));
    expect(Date.parse(String(sentAt))).toBeLessThanOrEqual(Date.now());
  });

  it('reads the distance, the button, the stamp and the reward to a screen reader in this order', async () => {
    fakeServer(() => json(200, verifiedAnswer));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(12, 9);
    const checkIn = await button('Check in at Vino Veritas');
    await expectAnnounced(screen.getByRole('dialog'), [
      'dialog, Check in, modal',
      'Vino Veritas',
      'status',
      '40 ft away. You’re close enough to check in.',
      'end of status',
      'button, Check in at Vino Veritas, not disabled',
      'button, Scan venue code',
    ]);
    await user.click(checkIn);
    await screen.findByRole('heading', { name: 'Stamped!' });
    await expectAnnounced(screen.getByRole('dialog'), [
      'dialog, Stamped!, modal',
      'status',
      'Vino Veritas',
      '1 of 3 stamps',
      'Reward unlocked',
      'First Pour',
      'Pick up at the registration desk',
      'end of status',
      'link, View Reward',
      'button, Close',
    ]);
  });

  it('sends one request for repeated clicks', async () => {
    const response = Promise.withResolvers<Response>();
    const { server, user } = await checkInAtVino(() => response.promise);
    const busy = await button('Checking you in…');
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await user.click(busy);
    expect(server.requests).toHaveLength(1);
    await act(async () => response.resolve(json(200, verifiedAnswer)));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
  });

  it('shows the success screen with stamp and unlocked rewards, without the distance', async () => {
    await checkInAtVino();
    const title = await screen.findByRole('heading', {
      name: 'Stamped!',
      description: /Vino Veritas.*First Pour/,
    });
    expect(document.activeElement).toBe(title);
    const statusText = screen.getByRole('status').textContent;
    expect(statusText).toContain('Vino Veritas');
    expect(statusText).not.toContain('ft away');
    expect(statusText).toContain('Reward unlocked');
    expect(statusText).toContain('First Pour');
    expect(screen.getByRole('img', { name: /Vino Veritas stamp/ })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'View Reward' });
    expect(link.getAttribute('href')).toBe('/rewards?reward=pour');
  });

  it('leaves the focus where it was moved on the success screen', async () => {
    const { updateEventData } = await checkInAtVino();
    await screen.findByRole('heading', { name: 'Stamped!' });
    const link = screen.getByRole('link', { name: 'View Reward' });
    act(() => link.focus());
    await updateEventData(eventDataFixture({ progress: { visits: { vino: verified(120) } } }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(document.activeElement).toBe(link);
  });

  it('shows special reward, points, and where to redeem an unlocked reward', async () => {
    fakeServer(() => json(200, verifiedAnswer));
    const [vino, ...others] = businesses;
    const { begin, location, user } = showCheckIn({
      eventData: eventDataFixture({
        catalog: {
          businesses: [
            { ...vino, hasSpecialReward: true, rewardDescription: 'A truffle with your pour' },
            ...others,
          ] as typeof businesses,
          rewards: [catalogReward('pour', { name: 'First Pour', businessId: 'rail' })],
          pointRules: [catalogPointRule({ points: 10 })],
        },
        progress: { visits: { print: verified(10) } },
      }),
    });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    await screen.findByText('Stamped!');
    const message = screen.getByRole('status').textContent;
    expect(message).toContain('A truffle with your pour');
    expect(message).toContain('10 points earned, 20 total');
    expect(message).toContain('Pick up at The Brass Rail');
  });

  it('shows the next business with distance and direction', async () => {
    await checkInAtVino();
    expect(
      await button('Next stop: The Print Room, 420\u00a0ft north. Get directions'),
    ).toBeTruthy();
  });

  it('shows the stamp in the passport, the next reward coming closer and one share action', async () => {
    fakeServer(() => json(200, { ...verifiedAnswer, unlockedRewards: [] }));
    const [rewards, visits] = [
      [
        catalogReward('five', { name: 'Tote Bag', requiredVisits: 5 }),
        catalogReward('three', { name: 'Three Doors', requiredVisits: 3 }),
      ],
      { print: verified(10) },
    ];
    const { begin, location, user } = showCheckIn({
      eventData: eventDataFixture({ catalog: { businesses, rewards }, progress: { visits } }),
    });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    await screen.findByText('Stamped!');
    const message = screen.getByRole('status').textContent;
    expect(message).toContain('2 of 3 stamps');
    expect(message).toContain('Next reward2 of 3 stampsThree Doors');
    expect(screen.getAllByRole('button', { name: /^Share/ })).toHaveLength(1);
    const moment = document.querySelector('.moment');
    expect(moment?.hasAttribute('data-skipped')).toBe(false);
    await user.keyboard('{Shift}');
    expect(moment?.hasAttribute('data-skipped')).toBe(true);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('vibrates only if the attendee turned it on: %j', async (isOn, count) => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'test', onLine: true, vibrate });
    chooseCheckInFeedback(isOn);
    await checkInAtVino();
    await screen.findByText('Stamped!');
    expect(vibrate).toHaveBeenCalledTimes(count);
    chooseCheckInFeedback(false);
  });

  it('returns to the home screen when no reward is unlocked', async () => {
    const { user } = await checkInAtVino(() =>
      json(200, { ...verifiedAnswer, unlockedRewards: [] }),
    );
    await user.click(await button('Back to the walk'));
    await expectSheetToClose();
  });

  it('shows that the visited business was the last one', async () => {
    fakeServer(() => json(200, verifiedAnswer));
    const visits = { print: verified(10), rail: verified(20) };
    const { begin, location, user } = showCheckIn({
      eventData: eventDataFixture({ progress: { visits } }),
    });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByText('That was your last stop. Nice work!')).toBeTruthy();
  });

  it('shows the success screen when the live visit is received before the response', async () => {
    const response = Promise.withResolvers<Response>();
    const { updateEventData } = await checkInAtVino(() => response.promise);
    await updateEventData(eventDataFixture({ progress: { visits: { vino: verified(120) } } }));
    expect(await button('Checking you in…')).toBeTruthy();
    await act(async () => response.resolve(json(200, verifiedAnswer)));
    expect(await screen.findByText('Stamped!')).toBeTruthy();
  });

  it('keeps the screen behind the sheet as it was until the response', async () => {
    const response = Promise.withResolvers<Response>();
    const { updateEventData } = await checkInAtVino(() => response.promise);
    await button('Checking you in…');
    await updateEventData(eventDataFixture({ progress: { visits: { vino: verified(120) } } }));
    expect(screen.getByLabelText('visits').textContent).toBe('');
    await act(async () => response.resolve(json(200, verifiedAnswer)));
    await screen.findByText('Stamped!');
    await waitFor(() => expect(screen.getByLabelText('visits').textContent).toBe('vino verified'));
  });

  it('shows unlocked rewards for a repeated response', async () => {
    const repeat = { ...verifiedAnswer, unlockedRewards: [] };
    const { updateEventData } = await checkInAtVino(() => json(200, repeat));
    await screen.findByText('Stamped!');
    const unlocked = { pour: { unlockedAt: verifiedAnswer.timestamp } };
    await updateEventData(eventDataFixture({ progress: { unlocked } }));
    expect(screen.getByText('First Pour')).toBeTruthy();
  });

  it('shows the result as a toast when the sheet is closed', async () => {
    const response = Promise.withResolvers<Response>();
    const { user } = await checkInAtVino(() => response.promise);
    await user.click(await button('Close'));
    await expectSheetToClose();
    await act(async () => response.resolve(json(200, verifiedAnswer)));
    expect(await screen.findByText(/^Vino Veritas is in your passport\./)).toBeTruthy();
  });
});

const deskPoint = { kind: 'desk', name: 'Depot Square', latitude: 38.3, longitude: -78.5 } as const;

describe('when the ticket is unpaid', () => {
  it('says to pay before the pick-up, and leads to the ticket', async () => {
    cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null });
    fakeServer(() => json(200, verifiedAnswer));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(12, 9);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByText('Pay $35 at the desk, then pick up')).toBeTruthy();
    expect(screen.queryByText('Pick up at the registration desk')).toBeNull();
    expect(screen.queryByRole('link', { name: 'View Reward' })).toBeNull();
    const link = screen.getByRole('link', { name: 'Show my ticket' });
    expect(link.getAttribute('href')).toBe('/profile/ticket');
  });

  it.each([-200, -400])('leads to the ticket before directions at %i m', async (meters) => {
    cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null });
    const { begin, location } = showCheckIn();
    await begin('At the Print Room');
    await location.find(meters, 9);
    const ticket = await screen.findByRole('link', { name: 'Show my ticket' });
    expect(ticket.getAttribute('href')).toBe('/profile/ticket');
    expect([...document.querySelectorAll('.step-main')]).toEqual([ticket]);
  });

  it('offers the venue code to a phone whose location is off, and closes for the desk on the map', async () => {
    cacheOwnConfirmation({ isVerified: false, state: 'cash-due', arrivedAt: null });
    const mapPoints = [{ ...deskPoint, nameIn: inNoLanguage }];
    const { begin, location, user } = showCheckIn({
      eventData: eventDataFixture({ event: { mapPoints } }),
    });
    await begin('At the Print Room');
    await location.find(-200, 9);
    expect(await button('Scan venue code')).toBeTruthy();
    const desk = screen.getByRole('link', { name: 'Find the desk on the map' });
    expect(desk.getAttribute('href')).toBe('/?map=open');
    await user.click(desk);
    await expectSheetToClose();
  });
});
