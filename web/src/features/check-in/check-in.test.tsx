import '../../support/check-in-setup.ts';

import { cataloguePointRule, catalogueReward, verified } from '@support/samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  businesses,
  evening,
  fakeLocation,
  fakeServer,
  json,
  now,
  sheetCloses,
  showCheckIn,
  verifiedAnswer,
} from '../../support/check-in-sheet.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('coming to the business', () => {
  // spec: A6.3
  it('says why before the browser asks, and asks only on a press', async () => {
    const location = fakeLocation('prompt');
    const { user, begin } = showCheckIn({ location });
    await begin();
    expect(await screen.findByText(/Your browser will ask for your location/)).toBeTruthy();
    expect(location.asked()).toBe(0);
    await user.click(await button('Use my location'));
    expect(location.asked()).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('Finding where you are…');
  });

  it('states the radius', async () => {
    const { begin } = showCheckIn();
    await begin();
    expect(await screen.findByText('You must be within 50 meters of the door.')).toBeTruthy();
  });

  it('names no business before it is known which is nearest', async () => {
    const { begin, location } = showCheckIn({ location: fakeLocation('prompt') });
    await begin();
    await button('Choose a door');
    expect(screen.queryByText('Vino Veritas')).toBeNull();
    act(() => location.store.locate());
    await location.find(130);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  it('finds the nearest business that is not visited', async () => {
    const walk = evening({ progress: { visits: { vino: verified(10) } } });
    const { begin, location } = showCheckIn({ walk });
    await begin();
    await location.find(0);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  it('does not change the business under the thumb while two are about as near', async () => {
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(68);
    await button('Check in at Vino Veritas');
    await location.find(75);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
    await location.find(85);
    expect(await button('Check in at The Print Room')).toBeTruthy();
  });

  // spec: A6.10, A13.9
  it('shows distance and accuracy as they change', async () => {
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(130, 80);
    expect(await screen.findByText('Accurate to ±260 ft')).toBeTruthy();
    await location.find(60, 20);
    expect(screen.getByText('Accurate to ±70 ft')).toBeTruthy();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('200 ft')).toBeTruthy();
    // One system of units in the readout.
    expect(sheet.queryByText(/\d m\b/)).toBeNull();
    await location.find(20, null);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(sheet.getByText('70 ft')).toBeTruthy();
    expect(sheet.queryByText(/Accurate/)).toBeNull();
  });

  // spec: A12.7
  it('says in a live region what a press would come to', async () => {
    const { begin, location } = showCheckIn();
    await begin('At the Print Room');
    await location.find(20);
    const statusText = () => screen.getByRole('status').textContent;
    expect(statusText()).toBe('Come closer to the door.');
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await location.find(130, 70);
    await act(() => vi.advanceTimersByTimeAsync(35_000));
    expect(statusText()).toBe('Your phone cannot tell yet. Hold on, or step into the open.');
    await location.find(135, 8);
    expect(statusText()).toBe('You are at the door.');
  });

  // spec: A14.4
  it('tells of a location that jumps', async () => {
    const { begin, location } = showCheckIn();
    await begin();
    await location.find(10);
    await location.find(310);
    expect(screen.getByRole('status').textContent).toContain('Your location is jumping.');
  });

  it('lets one choose another business, nearest first, and keeps to it', async () => {
    const { user, begin, location } = showCheckIn();
    await begin();
    await location.find(5);
    await user.click(await button('Choose another door'));
    const list = screen.getByRole('list', { name: 'Which door are you at?' });
    const names = within(list).getAllByRole('button');
    expect(names.map((each) => each.textContent)).toEqual([
      expect.stringContaining('The Print Room'),
      expect.stringContaining('The Brass Rail'),
    ]);
    await user.click(names[1] as HTMLElement);
    expect(await button('Check in at The Brass Rail')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Choose another door');
    await location.find(0);
    expect(await button('Check in at The Brass Rail')).toBeTruthy();
  });

  // spec: A12.5
  it('closes by its button and by Escape, and gives the focus back', async () => {
    const { user, begin } = showCheckIn();
    await begin();
    await user.click(await button('Close'));
    await sheetCloses();
    await begin();
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await sheetCloses();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Quick Check-in'));
  });
});

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
    expect(statusText).toContain('40 ft from the door');
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
      walk: evening({
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
    expect(await button('Next door: The Print Room, 420 ft north. Get directions')).toBeTruthy();
  });

  it('without a reward leads back to the walk', async () => {
    const { user } = await checkInAtVino(() =>
      json(200, { ...verifiedAnswer, unlockedRewards: [] }),
    );
    await user.click(await button('Back to the walk'));
    await sheetCloses();
  });

  it('at the last business says that it was the last', async () => {
    fakeServer(() => json(200, verifiedAnswer));
    const visits = { print: verified(10), rail: verified(20) };
    const { begin, location, user } = showCheckIn({ walk: evening({ progress: { visits } }) });
    await begin();
    await location.find(12);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByText('That was the last door. Well walked!')).toBeTruthy();
  });

  it('goes on to the moment although the live visit arrives before the answer', async () => {
    let release: (response: Response) => void = () => undefined;
    const { walkBecomes } = await checkInAtVino(
      () => new Promise<Response>((resolve) => (release = resolve)) as unknown as Response,
    );
    await walkBecomes(evening({ progress: { visits: { vino: verified(120) } } }));
    expect(await button('Checking you in…')).toBeTruthy();
    await act(async () => release(json(200, verifiedAnswer)));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
  });

  it('names what it unlocked though the answer is to a repeat', async () => {
    const repeat = { ...verifiedAnswer, unlockedRewards: [] };
    const { walkBecomes } = await checkInAtVino(() => json(200, repeat));
    await screen.findByText('You’re in.');
    const unlocked = { pour: { unlockedAt: verifiedAnswer.timestamp } };
    await walkBecomes(evening({ progress: { unlocked } }));
    expect(screen.getByText('First Pour')).toBeTruthy();
  });

  it('tells the outcome as a toast where the sheet was closed meanwhile', async () => {
    let release: (response: Response) => void = () => undefined;
    const { user } = await checkInAtVino(
      () => new Promise<Response>((resolve) => (release = resolve)) as unknown as Response,
    );
    await user.click(await button('Close'));
    await sheetCloses();
    await act(async () => release(json(200, verifiedAnswer)));
    expect(await screen.findByText('Vino Veritas is in your passport.')).toBeTruthy();
  });
});

describe('what stands in the way', () => {
  it('a business that is stamped already says when', async () => {
    const walk = evening({ progress: { visits: { print: verified(42) } } });
    const { begin } = showCheckIn({ walk });
    await begin('At the Print Room');
    expect(await screen.findByRole('heading', { name: 'The Print Room is stamped already' }));
    expect(screen.getByText('You checked in at 1:42 PM.')).toBeTruthy();
  });

  it('no business left', async () => {
    const visits = { vino: verified(1), print: verified(2), rail: verified(3) };
    const { begin } = showCheckIn({ walk: evening({ progress: { visits } }) });
    await begin();
    expect(await screen.findByRole('heading', { name: 'Every door visited' })).toBeTruthy();
  });

  it('a business that staff took out while the sheet was open', async () => {
    const { begin, walkBecomes } = showCheckIn();
    await begin('At the Print Room');
    await screen.findByText('The Print Room');
    await walkBecomes(evening({ catalogue: { businesses: businesses.slice(0, 1) } }));
    expect(await screen.findByText('This door is no longer part of the walk')).toBeTruthy();
  });

  // spec: A14.16
  it('the event ending while the sheet is open', async () => {
    const { begin, walkBecomes, user } = showCheckIn();
    await begin();
    await screen.findByText('You must be within 50 meters of the door.');
    await walkBecomes(evening({ event: { endTime: new Date(now - 1000).toISOString() } }));
    expect(await screen.findByRole('heading', { name: 'The walk has ended' })).toBeTruthy();
    await user.click(await button('Back to the walk'));
    await sheetCloses();
  });

  // spec: A14.16
  it('the event ending by the clock while the sheet is open', async () => {
    const walk = evening({ event: { endTime: new Date(now + 3000).toISOString() } });
    const { begin } = showCheckIn({ walk });
    await begin();
    await screen.findByText('You must be within 50 meters of the door.');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { name: 'The walk has ended' })).toBeTruthy();
  });

  it('an event that staff took back', async () => {
    const { begin, walkBecomes } = showCheckIn();
    await begin();
    await screen.findByText('You must be within 50 meters of the door.');
    await walkBecomes({ status: 'no-event', participant: undefined, retry: () => undefined });
    expect(await screen.findByRole('heading', { name: 'No Active Event' })).toBeTruthy();
  });

  it('an event that has not begun says when it does, in its own zone', async () => {
    const startTime = new Date(now + 3_600_000).toISOString();
    const { begin } = showCheckIn({ walk: evening({ event: { startTime } }) });
    await begin();
    expect(await screen.findByText('Check-ins open at 4:00 PM.')).toBeTruthy();
  });

  it('somebody who is not registered is led to the registration', async () => {
    const { begin } = showCheckIn({ walk: { ...evening(), isRegistered: false } });
    await begin();
    const link = await screen.findByRole('link', { name: 'Register & Check-In' });
    expect(link.getAttribute('href')).toBe('/waiver');
  });

  it('a walk that is still loading, and one that failed', async () => {
    const retry = vi.fn();
    const { begin, walkBecomes, user } = showCheckIn({
      walk: { status: 'loading', participant: undefined, retry },
    });
    await begin();
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    const { participant } = evening();
    await walkBecomes({ status: 'error', error: new Error('offline'), participant, retry });
    expect(await screen.findByText('The walk could not be loaded')).toBeTruthy();
    await user.click(await button('Try again'));
    expect(retry).toHaveBeenCalled();
  });
});
