import '../../../support/check-in-setup.ts';
import { act, screen, waitFor } from '@testing-library/react';
import {
  cataloguePointRule,
  catalogueReward,
  verified,
} from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
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

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the press', () => {
  async function checkInAtVino(answer = () => json(200, verifiedAnswer)) {
    const server = fakeServer(answer);
    const shown = showCheckIn();
    await shown.begin();
    await shown.location.find(12, 9);
    await shown.user.click(await button('Check in at Vino Veritas'));
    return { ...shown, server };
  }

  // spec: 7.27
  it('sends the fix, its age and both times, under a key of its own', async () => {
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
    expect(fixAge).toBeGreaterThanOrEqual(2000);
    expect(fixAge).toBeLessThan(4000);
    expect(Date.parse(String(sentAt))).toBeGreaterThanOrEqual(Date.parse(String(capturedAt)));
    expect(Date.parse(String(capturedAt)) - now).toBeLessThan(10_000);
  });

  it('is sent once, however often it is pressed', async () => {
    let release: (response: Response) => void = () => undefined;
    const queued = new Promise<Response>((resolve) => {
      release = resolve;
    });
    const { server, user } = await checkInAtVino(() => queued as unknown as Response);
    const busy = await button('Checking you in…');
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await user.click(busy);
    expect(server.requests).toHaveLength(1);
    await act(async () => release(json(200, verifiedAnswer)));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
  });

  // spec: A12.7
  it('becomes the moment: stamp, distance from the business, and what it unlocked', async () => {
    await checkInAtVino();
    const title = await screen.findByRole('heading', { name: 'You’re in.' });
    expect(document.activeElement).toBe(title);
    const statusText = screen.getByRole('status').textContent;
    expect(statusText).toContain('Vino Veritas');
    expect(statusText).toContain('40\u00a0ft from the door');
    expect(statusText).toContain('Reward unlocked');
    expect(statusText).toContain('First Pour');
    expect(screen.getByRole('img', { name: /Stamp of Vino Veritas/ })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'View Reward' });
    expect(link.getAttribute('href')).toBe('/rewards?reward=pour');
  });

  // spec: 4.8
  it('says what the visit earned: the special reward there, points, and where a reward is to be had', async () => {
    fakeServer(() => json(200, verifiedAnswer));
    const [vino, ...others] = businesses;
    const { begin, location, user } = showCheckIn({
      eventData: eventDataFixture({
        catalogue: {
          businesses: [
            { ...vino, hasSpecialReward: true, rewardDescription: 'A truffle with your pour' },
            ...others,
          ] as typeof businesses,
          rewards: [catalogueReward('pour', { name: 'First Pour', businessId: 'rail' })],
          pointRules: [cataloguePointRule({ points: 10 })],
        },
        progress: { visits: { print: verified(10) } },
      }),
    });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    await screen.findByText('You’re in.');
    const message = screen.getByRole('status').textContent;
    expect(message).toContain('A truffle with your pour');
    expect(message).toContain('10 points earned, 20 in all');
    expect(message).toContain('To be had at The Brass Rail');
  });

  // spec: 4.16
  it('names the next business, how far and which way it is', async () => {
    await checkInAtVino();
    expect(
      await button('Next door: The Print Room, 420\u00a0ft north. Get directions'),
    ).toBeTruthy();
  });

  it('without a reward leads back to the walk', async () => {
    const { user } = await checkInAtVino(() =>
      json(200, { ...verifiedAnswer, unlockedRewards: [] }),
    );
    await user.click(await button('Back to the walk'));
    await expectSheetToClose();
  });

  it('at the last business says that it was the last', async () => {
    fakeServer(() => json(200, verifiedAnswer));
    const visits = { print: verified(10), rail: verified(20) };
    const { begin, location, user } = showCheckIn({
      eventData: eventDataFixture({ progress: { visits } }),
    });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByText('That was the last door. Well walked!')).toBeTruthy();
  });

  it('goes on to the moment although the live visit arrives before the answer', async () => {
    let release: (response: Response) => void = () => undefined;
    const { updateEventData } = await checkInAtVino(
      () => new Promise<Response>((resolve) => (release = resolve)) as unknown as Response,
    );
    await updateEventData(eventDataFixture({ progress: { visits: { vino: verified(120) } } }));
    expect(await button('Checking you in…')).toBeTruthy();
    await act(async () => release(json(200, verifiedAnswer)));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
  });

  it('names what it unlocked though the answer is to a repeat', async () => {
    const repeat = { ...verifiedAnswer, unlockedRewards: [] };
    const { updateEventData } = await checkInAtVino(() => json(200, repeat));
    await screen.findByText('You’re in.');
    const unlocked = { pour: { unlockedAt: verifiedAnswer.timestamp } };
    await updateEventData(eventDataFixture({ progress: { unlocked } }));
    expect(screen.getByText('First Pour')).toBeTruthy();
  });

  it('shows the outcome as a toast where the sheet was closed meanwhile', async () => {
    let release: (response: Response) => void = () => undefined;
    const { user } = await checkInAtVino(
      () => new Promise<Response>((resolve) => (release = resolve)) as unknown as Response,
    );
    await user.click(await button('Close'));
    await expectSheetToClose();
    await act(async () => release(json(200, verifiedAnswer)));
    expect(await screen.findByText('Vino Veritas is in your passport.')).toBeTruthy();
  });
});
