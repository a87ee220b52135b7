import { pending } from '@support/samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../support/check-in-setup.ts';
import {
  evening,
  fakeLocation,
  fakeServer,
  json,
  sheetCloses,
  showCheckIn,
  verifiedAnswer,
} from '../../support/check-in-sheet.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** The toast, and what stays in the sheet. */
async function expectFailure(title: string, description: string | RegExp) {
  await waitFor(() => expect(screen.getAllByText(title).length).toBeGreaterThanOrEqual(2));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText(title)).toBeTruthy();
  expect(sheet.getByText(description)).toBeTruthy();
}

async function checkInAtVino(
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
  // spec: 8.4
  it('too far: the title of the specification, the words of the server', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    await checkInAtVino(refusal(422, 'too-far', message));
    await expectFailure('Too far from business', message);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  it('too far: what was said goes once one is at the business', async () => {
    const message = 'You are 167 meters away from Vino Veritas. Come within 50 meters to check in.';
    fakeServer(refusal(422, 'too-far', message));
    const { begin, location, user } = showCheckIn();
    await begin();
    await location.find(-167);
    await user.click(await button('Check in at Vino Veritas'));
    await expectFailure('Too far from business', message);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await location.find(-20);
    expect(within(screen.getByRole('dialog')).queryByText(message)).toBeNull();
  });

  // spec: A11.5
  it('a stale fix has a title of its own, and is tried again by itself with a fresh one', async () => {
    const { server, location } = await checkInAtVino(refusal(422, 'fix-too-old', 'Too old.'));
    await expectFailure('Your location is out of date', /measured again and sent by itself/);
    expect(screen.queryByText('Too far from business')).toBeNull();
    expect(server.requests).toHaveLength(1);
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await location.find(12, 8);
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    expect(server.requests).toHaveLength(2);
  });

  // spec: A11.5
  it('a fix that tells nothing is not called too far', async () => {
    const message = 'You seem to be 30 meters away from Vino Veritas, but your phone …';
    await checkInAtVino(refusal(422, 'location-unclear', message));
    await expectFailure('Your phone cannot tell where you are', message);
    expect(screen.queryByText('Too far from business')).toBeNull();
  });

  // spec: A11.7
  it('stays with its business: another one that is chosen has none', async () => {
    const message = 'You are 130 meters away from Vino Veritas. Come within 50 meters to check in.';
    const { user } = await checkInAtVino(refusal(422, 'too-far', message));
    await expectFailure('Too far from business', message);
    const sheet = within(screen.getByRole('dialog'));
    await user.click(sheet.getByRole('button', { name: 'Choose another door' }));
    await user.click(sheet.getByRole('button', { name: /The Print Room/ }));
    expect(sheet.getByRole('button', { name: 'Check in at The Print Room' })).toBeTruthy();
    expect(sheet.queryByText(message)).toBeNull();
  });

  // spec: 8.3
  it('the event ended between press and answer', async () => {
    const message = 'The event is not running, so check-ins are closed.';
    await checkInAtVino(refusal(422, 'event-not-running', message));
    await expectFailure('Check-in failed', message);
  });

  it('not registered any more', async () => {
    const message = 'Please register for Autumn Wine Walk first.';
    await checkInAtVino(refusal(403, 'not-registered', message));
    await expectFailure('Check-in failed', message);
  });

  it('too many tries', async () => {
    await checkInAtVino(refusal(429, 'too-many-requests', 'Too many check-ins in a minute.'));
    await expectFailure('Check-in failed', 'Too many check-ins in a minute.');
    expect(screen.getByText('Wait a moment, then try again.')).toBeTruthy();
  });
});

describe('the server', () => {
  const recovers = async (user: Awaited<ReturnType<typeof checkInAtVino>>) => {
    expect(screen.getByRole('heading', { name: 'Kept on this phone' })).toBeTruthy();
    user.server.answer = () => json(200, verifiedAnswer);
    await user.user.click(await button('Try again'));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    const keys = user.server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  };

  // spec: A14.17
  it('answering 500 says so, and the next press goes through', async () => {
    const shown = await checkInAtVino(
      refusal(500, 'unexpected', 'Something went wrong on our side.'),
    );
    await expectFailure('Check-in failed', 'Something went wrong on our side.');
    expect(screen.getByText('Nothing is lost: try again in a moment.')).toBeTruthy();
    await recovers(shown);
  });

  // spec: A14.18
  it('answering 502 with a page says so, and the next press goes through', async () => {
    const page = () =>
      new Response('<html>Bad gateway</html>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      });
    const shown = await checkInAtVino(page);
    await expectFailure('Check-in failed', 'Something went wrong. Please try again.');
    await recovers(shown);
  });

  // spec: A14.18
  it('answering OK with a page says so, and the next press goes through', async () => {
    const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    const shown = await checkInAtVino(page);
    await expectFailure(
      'Check-in failed',
      'The server answered something unexpected. Please try again in a moment.',
    );
    await recovers(shown);
  });

  // spec: A14.19
  it('hanging for 8 s: it is kept and sent by itself, calmly, and the answer still comes', async () => {
    let release: (response: Response) => void = () => undefined;
    await checkInAtVino(() => new Promise<Response>((resolve) => (release = resolve)));
    expect(await button('Checking you in…')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(8000));
    await screen.findByRole('heading', { name: 'Kept on this phone' });
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText(/is kept with its place and time, and is sent by itself/)).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('Check-in failed')).toBeNull();
    await act(async () => release(json(200, verifiedAnswer)));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
  });

  // spec: A14.19
  it('silent for 30 s is no failure: it stays kept, and is sent again by itself', async () => {
    const silence = () => Promise.reject(new DOMException('Timed out', 'TimeoutError'));
    const { server } = await checkInAtVino(silence);
    await screen.findByRole('heading', { name: 'Kept on this phone' });
    expect(screen.queryByText('Check-in failed')).toBeNull();
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('You’re in.')).toBeTruthy();
  });
});

// spec: A6.4, A6.5
describe('the location', () => {
  async function fails(failure: Parameters<ReturnType<typeof fakeLocation>['fail']>[0]) {
    const location = fakeLocation('prompt');
    const shown = showCheckIn({ location });
    await shown.begin();
    await shown.user.click(await button('Use my location'));
    await location.fail(failure);
    return shown;
  }

  // spec: 5.2, 8.6, A6.4, A14.1
  it('denied', async () => {
    const { user, location } = await fails('denied');
    await expectFailure(
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
  ])('denied on a phone says where its settings are: %s', async (userAgent, message) => {
    vi.stubGlobal('navigator', { ...navigator, userAgent, onLine: true });
    await fails('denied');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  // spec: 5.1, 8.5, A14.2
  it('not supported', async () => {
    const location = fakeLocation('prompt', false);
    const { begin, user } = showCheckIn({ location });
    await begin();
    await user.click(await button('Use my location'));
    await expectFailure(
      'Location access required',
      'Please enable location access to check in to businesses',
    );
    expect(await button('Scan venue code')).toBeTruthy();
  });

  // spec: A6.6, A14.3
  it('timed out', async () => {
    const { user, location } = await fails('timeout');
    await expectFailure('Check-in failed', 'Finding where you are took too long.');
    expect(screen.getByText(/Step into the open/)).toBeTruthy();
    await user.click(await button('Try again'));
    await location.find(12);
    expect(await button('Check in at Vino Veritas')).toBeTruthy();
  });

  // spec: A6.6
  it('unavailable', async () => {
    await fails('unavailable');
    await expectFailure('Check-in failed', 'Your phone could not find where it is.');
    expect(screen.getByText(/Check that location is turned on/)).toBeTruthy();
  });

  it('failing again is told again', async () => {
    const { user, location } = await fails('timeout');
    await expectFailure('Check-in failed', 'Finding where you are took too long.');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    await waitFor(() => expect(screen.getAllByText('Check-in failed')).toHaveLength(1));
    await user.click(await button('Try again'));
    await location.fail('timeout');
    await expectFailure('Check-in failed', 'Finding where you are took too long.');
  });
});

describe('who it is', () => {
  // spec: 6.12
  it('the press waits while the participant is being made, then goes as them', async () => {
    const { participant, ...walk } = evening();
    const { walkBecomes, server } = await checkInAtVino(() => json(200, verifiedAnswer), {
      walk: { ...walk, participant: undefined },
    });
    expect(await button('Getting your passport ready…')).toBeTruthy();
    expect(server.requests).toHaveLength(0);
    await walkBecomes({ ...walk, participant });
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    expect(server.requests.map(({ body }) => body.participantId)).toEqual(['maya']);
  });

  // spec: 6.13
  it('a participant that cannot be known is asked to sign in, and nothing is sent', async () => {
    const { server } = await checkInAtVino(() => json(200, verifiedAnswer), {
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
    reasons: ['unclear-fix'],
    message: "Your phone can't tell exactly where you are.",
    unlockedRewards: [],
  };
  async function pends(reasons = answer.reasons) {
    const server = fakeServer(() => json(200, { ...answer, reasons }));
    const shown = showCheckIn();
    await shown.begin();
    await shown.location.find(12, 80);
    await shown.user.click(await button('Check in at Vino Veritas'));
    await screen.findByRole('heading', { name: 'Almost: waiting to be confirmed' });
    return { ...shown, server };
  }

  // spec: A6.7
  it('says why, and the ways out of it', async () => {
    await pends();
    expect(screen.getByText('Your phone cannot tell exactly where you are.')).toBeTruthy();
    const ways = screen.getAllByRole('listitem').map((way) => way.textContent);
    expect(ways).toEqual([
      expect.stringContaining('Try again'),
      expect.stringContaining('Scan venue code'),
      expect.stringContaining('Maya Reyes'),
    ]);
  });

  it('says every reason that the server decided, whatever this device sees', async () => {
    await pends(['implausible-speed', 'late-arrival']);
    expect(screen.getByText('You got here surprisingly fast.')).toBeTruthy();
    expect(screen.getByText('This check-in reached us late.')).toBeTruthy();
    expect(screen.queryByText('Your phone cannot tell exactly where you are.')).toBeNull();
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

  // spec: A11.4
  it('advises what fits its reason: no poster helps who was too fast, no fix who gave a code', async () => {
    await pends(['implausible-speed']);
    expect(screen.queryByRole('button', { name: 'Scan venue code' })).toBeNull();
    expect(screen.getByText('In a few minutes it is no surprise any more.')).toBeTruthy();
    expect(screen.getByText(/Keep this open for a few minutes/)).toBeTruthy();
  });

  // spec: A11.4
  it('becomes verified by itself once the fix is better, without a press', async () => {
    const { server, location, walkBecomes } = await pends();
    await walkBecomes(evening({ progress: { visits: { vino: pending(120) } } }));
    server.answer = () => json(200, verifiedAnswer);
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(server.requests).toHaveLength(1);
    await location.find(12, 70);
    expect(server.requests).toHaveLength(1);
    await location.find(12, 8);
    expect(await screen.findByText('You’re in.')).toBeTruthy();
    expect(server.requests[1]?.body.accuracy).toBe(8);
    expect(server.requests[1]?.headers.get('Idempotency-Key')).not.toBe(
      server.requests[0]?.headers.get('Idempotency-Key'),
    );
  });

  it('stays as it is where the better fix is refused, and is not asked for over and over', async () => {
    const { server, location } = await pends();
    server.answer = refusal(422, 'too-far', 'You are 60 meters away from Vino Veritas.');
    await location.find(12, 8);
    await waitFor(() => expect(server.requests).toHaveLength(2));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await location.find(12, 7);
    expect(server.requests).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Almost: waiting to be confirmed' })).toBeTruthy();
    expect(screen.queryByText('Too far from business')).toBeNull();
  });

  it('leads back to the walk', async () => {
    const { user } = await pends();
    await user.click(await button('Back to the walk'));
    await sheetCloses();
  });
});
