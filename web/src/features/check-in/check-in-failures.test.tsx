import { pending, verified } from '@domain/testing/samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  evening,
  fakeLocation,
  fakeServer,
  json,
  now,
  sheetCloses,
  showCheckIn,
  verifiedAnswer,
} from './testing.tsx';

const session = vi.hoisted((): { current: { state: string; user: unknown } } => ({
  current: { state: 'signed-in', user: { uid: 'maya', email: null, displayName: null } },
}));
vi.mock('../../data/session-store.ts', () => ({
  attendeeToken: async () => 'token-of-maya',
  currentSession: () => session.current,
  subscribeSession: () => () => undefined,
  signInWithSessionId: vi.fn(),
  signOut: vi.fn(),
}));

const signedIn = session.current;
beforeEach(() => {
  session.current = signedIn;
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
});
// Whole flows, tap by tap: slow where the machine is busy.
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** The toast, and what stays in the sheet. */
async function told(title: string, description: string | RegExp) {
  await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThanOrEqual(2));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText(title)).toBeTruthy();
  expect(sheet.getByText(description)).toBeTruthy();
}

async function tapAtVino(
  answer: () => Response | Promise<Response>,
  given: Parameters<typeof showCheckIn>[0] = {},
) {
  const server = fakeServer(answer);
  const shown = showCheckIn(given);
  await shown.begin();
  await shown.location.find(12);
  await shown.user.click(await button('Check in at Vino Veritas'));
  return { ...shown, server };
}

const refusal = (status: number, code: string, message: string) => () =>
  json(status, { code, message });

describe('refused', () => {
  it('too far: the title of the specification, the words of the server', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    await tapAtVino(refusal(422, 'too-far', message));
    await told('Too far from business', message);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it('too far: what was said goes once one is at the door', async () => {
    const message = 'You are 167 meters away from Vino Veritas. Come within 50 meters to check in.';
    fakeServer(refusal(422, 'too-far', message));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(-167);
    await user.click(await button('Check in at Vino Veritas'));
    await told('Too far from business', message);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await location.find(-20);
    expect(within(screen.getByRole('dialog')).queryByText(message)).toBeNull();
  });

  it('a fix that says too little', async () => {
    const message =
      'Your location is more than 2 minutes old, so we can’t tell how many meters away from Vino Veritas you are. Please try again.';
    await tapAtVino(refusal(422, 'fix-too-old', message));
    await told('Too far from business', message);
  });

  it('the event ended between tap and answer', async () => {
    const message = 'The event is not running, so check-ins are closed.';
    await tapAtVino(refusal(422, 'event-not-running', message));
    await told('Check-in failed', message);
  });

  it('not registered any more', async () => {
    const message = 'Please register for Autumn Wine Walk first.';
    await tapAtVino(refusal(403, 'not-registered', message));
    await told('Check-in failed', message);
  });

  it('too many tries', async () => {
    await tapAtVino(refusal(429, 'too-many-requests', 'Too many check-ins in a minute.'));
    await told('Check-in failed', 'Too many check-ins in a minute.');
    expect(screen.getByText('Wait a moment, then try again.')).toBeTruthy();
  });
});

describe('the server', () => {
  const recovers = async (user: Awaited<ReturnType<typeof tapAtVino>>) => {
    expect(screen.getByRole('heading', { name: 'Kept on this phone' })).toBeTruthy();
    user.server.answer = () => json(200, verifiedAnswer);
    await user.user.click(await button('Try again'));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    const keys = user.server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  };

  it('answering 500 says so, and the next tap goes through', async () => {
    const shown = await tapAtVino(refusal(500, 'unexpected', 'Something went wrong on our side.'));
    await told('Check-in failed', 'Something went wrong on our side.');
    expect(screen.getByText('Nothing is lost: try again in a moment.')).toBeTruthy();
    await recovers(shown);
  });

  it('answering 502 with a page says so, and the next tap goes through', async () => {
    const page = () =>
      new Response('<html>Bad gateway</html>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      });
    const shown = await tapAtVino(page);
    await told('Check-in failed', 'Something went wrong. Please try again.');
    await recovers(shown);
  });

  it('answering OK with a page says so, and the next tap goes through', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    const shown = await tapAtVino(page);
    await told(
      'Check-in failed',
      'The server answered something unexpected. Please try again in a moment.',
    );
    await recovers(shown);
  });

  it('silent for 30 s says so, and the next tap goes through', async () => {
    const silence = () => Promise.reject(new DOMException('Timed out', 'TimeoutError'));
    const shown = await tapAtVino(silence);
    await told('Check-in failed', 'The server took too long to answer. Please try again.');
    await recovers(shown);
  });
});

describe('the location', () => {
  async function fails(failure: Parameters<ReturnType<typeof fakeLocation>['fail']>[0]) {
    const location = fakeLocation('prompt');
    const shown = showCheckIn({ location });
    await shown.begin();
    await shown.user.click(await button('Use my location'));
    await location.fail(failure);
    return shown;
  }

  it('denied', async () => {
    const { user, location } = await fails('denied');
    await told(
      'Location permission denied',
      'Please allow location access to check in to businesses',
    );
    expect(screen.getByText(/Click the icon beside the address/)).toBeTruthy();
    await user.click(await button('Try again'));
    await location.find(12);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', /iPhone asks every time/],
    ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', /open Permissions and allow Location/],
  ])('denied on a phone says where its settings are: %s', async (userAgent, words) => {
    vi.stubGlobal('navigator', { ...navigator, userAgent, onLine: true });
    await fails('denied');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('not supported', async () => {
    const location = fakeLocation('prompt', false);
    const { begin, user } = showCheckIn({ location });
    await begin();
    await user.click(await button('Use my location'));
    await told(
      'Location access required',
      'Please enable location access to check in to businesses',
    );
    expect(await button('Scan venue code')).toBeTruthy();
  });

  it('timed out', async () => {
    const { user, location } = await fails('timeout');
    await told('Check-in failed', 'Finding where you are took too long.');
    expect(screen.getByText(/Step into the open/)).toBeTruthy();
    await user.click(await button('Try again'));
    await location.find(12);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it('unavailable', async () => {
    await fails('unavailable');
    await told('Check-in failed', 'Your phone could not find where it is.');
    expect(screen.getByText(/Check that location is turned on/)).toBeTruthy();
  });

  it('failing again is told again', async () => {
    const { user, location } = await fails('timeout');
    await told('Check-in failed', 'Finding where you are took too long.');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await waitFor(() => expect(screen.getAllByText('Check-in failed')).toHaveLength(1));
    await user.click(await button('Try again'));
    await location.fail('timeout');
    await told('Check-in failed', 'Finding where you are took too long.');
  });
});

describe('who it is', () => {
  it('the tap waits while the participant is being made, then goes as them', async () => {
    const { participant, ...walk } = evening();
    const { walkBecomes, server } = await tapAtVino(() => json(200, verifiedAnswer), {
      walk: { ...walk, participant: undefined },
    });
    expect(await button('Getting your passport ready…')).toBeTruthy();
    expect(server.requests).toHaveLength(0);
    await walkBecomes({ ...walk, participant });
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    expect(server.requests.map(({ body }) => body.participantId)).toEqual(['maya']);
  });

  it('a participant that cannot be known is asked to sign in, and nothing is sent', async () => {
    const { server } = await tapAtVino(() => json(200, verifiedAnswer), {
      walk: { ...evening(), participant: undefined },
    });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/api/login');
    expect(server.requests).toHaveLength(0);
  });

  it('somebody who signed out elsewhere is asked to sign in', async () => {
    session.current = { state: 'signed-out', user: null };
    const { begin } = showCheckIn();
    await begin();
    expect(await screen.findByRole('heading', { name: 'Please sign in' })).toBeTruthy();
  });
});

describe('pending', () => {
  const answer = {
    ...verifiedAnswer,
    state: 'pending',
    isVerified: false,
    message: 'Staff will look at it.',
    unlockedRewards: [],
  };
  async function pends(given: Parameters<typeof showCheckIn>[0] = {}) {
    const server = fakeServer(() => json(200, answer));
    const shown = showCheckIn(given);
    await shown.begin();
    await shown.location.find(12, 80);
    await shown.user.click(await button('Check in at Vino Veritas'));
    await screen.findByRole('heading', { name: 'Almost: waiting to be confirmed' });
    return { ...shown, server };
  }

  it('says why, and the ladder out of it', async () => {
    await pends();
    expect(screen.getByText('Your phone cannot tell exactly where you are.')).toBeTruthy();
    const rungs = screen.getAllByRole('listitem').map((rung) => rung.textContent);
    expect(rungs).toEqual([
      expect.stringContaining('Try again'),
      expect.stringContaining('Scan venue code'),
      expect.stringContaining('Maya Reyes'),
    ]);
  });

  it('says every reason', async () => {
    const walk = evening({
      progress: { visits: { rail: verified(120) } },
      event: { checkInRadiusMeters: 50 },
    });
    await pends({ walk });
    expect(screen.getByText('You got here surprisingly fast.')).toBeTruthy();
    expect(screen.getByText('Your phone cannot tell exactly where you are.')).toBeTruthy();
  });

  it('has the words of the server where this device sees no reason', async () => {
    fakeServer(() => json(200, answer));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(12, 8);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByText('Staff will look at it.')).toBeTruthy();
  });

  it('is tried again with a better fix, and becomes verified', async () => {
    const { user, server, location, walkBecomes } = await pends();
    await walkBecomes(evening({ progress: { visits: { vino: pending(120) } } }));
    server.answer = () => json(200, verifiedAnswer);
    await user.click(await button('Try again'));
    await location.find(12, 6);
    await user.click(await button('Check in at Vino Veritas'));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    expect(server.requests[1]?.body.accuracy).toBe(6);
  });

  it('leads back to the walk', async () => {
    const { user } = await pends();
    await user.click(await button('Back to the walk'));
    await sheetCloses();
  });
});
