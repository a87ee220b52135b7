import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { rateLimits } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import type { WriteBatch } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useUpAttempts } from '../../support/api/calls/attempts.ts';
import {
  attendeeToken,
  business,
  openStaffApi,
  seed,
  staffToken,
} from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture, participantOf } from '../../support/api/fixtures/event-fixture.ts';
import { registrationBody } from '../../support/api/people.ts';
import { isPacked, serveApp } from '../../support/api/served-app.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';
import { CommittedBatch, change, howMany, stored } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

/** Two instances, which share their counts through Firestore. */
let apis: { at: string; close: () => Promise<void> }[];
beforeEach(async () => {
  apis = [await openStaffApi(), await serveApp()];
  await seed(eventFixture);
});
afterEach(async () => {
  await Promise.all(apis.map((api) => api.close()));
});
const anInstance = (index: number) => apis[index % apis.length]?.at;

const loom = business('Loom', 38.102);
const atTheBusiness = { latitude: loom.latitude, longitude: loom.longitude };
const pinOf = (guess: number) => String(guess).padStart(6, '0');

/** Attendees with their own accounts, which are free to create. */
async function walkers(count: number): Promise<string[]> {
  const uids = Array.from({ length: count }, (_, index) => `walker${index}`);
  await Promise.all(uids.map(accountFor));
  for (const uid of uids) {
    await change(`participants/${uid}`, participantOf(uid, 'Wanda Walker'));
    await change(`participants/${uid}/progress/autumn`, emptyProgress(uid, 'autumn'));
  }
  return uids;
}

const guessPin = (uid: string, venueCode: string, index: number, place: object = {}) =>
  call('POST', '/api/checkins', {
    at: anInstance(index),
    token: attendeeToken(uid),
    body: { participantId: uid, eventId: 'autumn', businessId: 'loom', venueCode, ...place },
  });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const checkedCount = (answers: { status: number }[]) =>
  statuses(answers).filter((status) => status !== 429).length;

describe('guessing a venue PIN', () => {
  it('allows five guesses per attendee, also if they are simultaneous at several instances', async () => {
    const [uid = ''] = await walkers(1);
    const guesses = Array.from({ length: 24 }, (_, index) => guessPin(uid, pinOf(index), index));
    expect(checkedCount(await Promise.all(guesses))).toBe(
      rateLimits.venueCodePerParticipant.freeAttempts,
    );
    const right = await guessPin(uid, loom.venuePin, 0);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await stored(`participants/${uid}/progress/autumn`)).visits).toEqual({});
  });

  it.skipIf(isPacked).each([0, 1])(
    'blocks a correct PIN after %d guesses that were made between read and commit',
    async (before) => {
      const [uid = ''] = await walkers(1);
      const guess = async (count: number) => {
        for (let made = 0; made < count; made += 1) await guessPin(uid, pinOf(made), 1);
      };
      await guess(before);
      const commit = vi.spyOn(CommittedBatch.prototype, 'commit');
      commit.mockImplementationOnce(async function (this: WriteBatch) {
        commit.mockRestore();
        await guess(rateLimits.venueCodePerParticipant.freeAttempts - before);
        return this.commit();
      });
      expect((await guessPin(uid, loom.venuePin, 0)).status).toBe(429);
      expect((await stored(`participants/${uid}/progress/autumn`)).visits).toEqual({});
    },
  );

  it('allows thirty guesses of eight accounts at one business', async () => {
    const uids = await walkers(8);
    const answers = [];
    for (let round = 0; round < 5; round += 1)
      answers.push(
        ...(await Promise.all(uids.map((uid, i) => guessPin(uid, pinOf(round * 8 + i), i)))),
      );
    // One more for each wait that ended during the test, on a slow machine only.
    expect(checkedCount(answers)).toBeLessThanOrEqual(
      rateLimits.venuePinPerBusiness.freeAttempts + 5,
    );
    expect(checkedCount(answers)).toBeGreaterThan(0);
  });

  it('counts wrong PINs on the overview by business, without the attendee', async () => {
    const uids = await walkers(2);
    for (const uid of [...uids, ...uids, ...uids]) await guessPin(uid, pinOf(300), 0);
    // No other test's response is cached any more.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { json } = await call('GET', '/api/admin/events/autumn/overview', {
      at: anInstance(0),
      token: staffToken('admin', 'admin'),
    });
    const guessed = json.businesses.flatMap(
      ({ id, wrongPins }: { id: string; wrongPins: number }) =>
        wrongPins > 0 ? [[id, wrongPins]] : [],
    );
    expect(guessed).toEqual([['loom', 6]]);
    expect(JSON.stringify(json)).not.toContain('walker');
  });

  it("does not affect the poster's QR code for others", async () => {
    const uids = await walkers(8);
    for (const [index, uid] of uids.slice(0, 7).entries())
      await Promise.all([0, 1, 2, 3, 4].map((more) => guessPin(uid, pinOf(index * 5 + more), 0)));
    const uid = uids[7] ?? '';
    expect((await guessPin(uid, loom.venuePin, 0)).status).toBe(429);
    expect((await guessPin(uid, loom.venueCode, 0, atTheBusiness)).json.state).toBe('verified');
  });

  it.each([
    ['far away', { latitude: 38.2, longitude: -79.07, accuracy: 5 }, 'too-far', {}],
    ['after closing', atTheBusiness, 'event-not-running', { endTime: '2026-01-01T00:00:00.000Z' }],
  ])('reveals nothing %s and is not evaluated', async (_name, place, code, event) => {
    await change('events/autumn', event);
    const [uid = ''] = await walkers(1);
    const right = await guessPin(uid, loom.venuePin, 0, place);
    const wrong = await guessPin(uid, '000000', 0, place);
    expect([right.status, right.json.code]).toEqual([422, code]);
    expect(wrong.text).toBe(right.text);
    expect(await howMany('rateLimits')).toBe(0);
  });

  it('does not count check-ins by location', async () => {
    const [uid = ''] = await walkers(1);
    const body = { participantId: uid, eventId: 'autumn', businessId: 'loom', ...atTheBusiness };
    const at = anInstance(0);
    expect(
      (await call('POST', '/api/checkins', { at, token: attendeeToken(uid), body })).status,
    ).toBe(200);
    expect(await howMany('rateLimits')).toBe(0);
  });
});

describe('guessing a redemption code', () => {
  it('throttles the guessing account only', async () => {
    const redeem = (code: string, uid: 'admin' | 'desk', index = 0) =>
      call('POST', '/api/admin/redemptions', {
        at: anInstance(index),
        token: staffToken(uid, uid),
        body: { code },
      });
    const answers = [];
    for (let guess = 0; guess < rateLimits.redemptionCodePerStaff.freeAttempts + 3; guess += 1)
      answers.push(await redeem(String(guess).padStart(8, '0'), 'desk', guess));
    expect(checkedCount(answers)).toBe(rateLimits.redemptionCodePerStaff.freeAttempts);
    expect((await redeem('12345678', 'desk')).status).toBe(429);
    expect((await redeem('12345678', 'admin')).status).toBe(200);
  });
});

describe('guessing a desk return code', () => {
  const redeemFrom = (network: number, code: string) =>
    call('POST', '/api/session/return', {
      at: anInstance(network),
      headers: { 'X-Forwarded-For': `203.0.113.${network}, 151.101.2.133` },
      body: { code },
    });
  const transferCode = async (uid: string) => {
    const token = attendeeToken(uid);
    const { json } = await call('POST', '/api/session/return-code', { at: anInstance(0), token });
    return json.code;
  };

  it('accepts a right code and rejects wrong ones when the global count is used up', async () => {
    const [uid = ''] = await walkers(1);
    const code = await transferCode(uid);
    await useUpAttempts('returnCodesGlobal');
    expect((await redeemFrom(1, '00000000')).status).toBe(429);
    expect((await redeemFrom(2, code)).json.user.id).toBe(uid);
    expect((await redeemFrom(2, code)).status).toBe(422);
  });

  it('accepts the code of a link when wrong ones of its network are used up', async () => {
    const [uid = ''] = await walkers(1);
    const code = await transferCode(uid);
    await useUpAttempts('wrongReturnCodesPerNetwork', { of: ['203.0.113.3'] });
    for (let guess = 0; guess < 50; guess += 1)
      expect((await redeemFrom(3, `00000000${guess + 10}`)).status).not.toBe(429);
    expect((await redeemFrom(3, code)).json.user.id).toBe(uid);
  });

  it('delays a code of the desk by two minutes at most for wrong ones of its network', async () => {
    await useUpAttempts('wrongReturnCodesPerNetwork', { of: ['203.0.113.6'], left: -100 });
    const { status, json } = await redeemFrom(6, '00000000');
    expect(status).toBe(429);
    expect(json.details.retryAfterSeconds).toBeLessThanOrEqual(120);
  });

  it('limits wrong codes of one network, also simultaneous ones', async () => {
    const [uid = ''] = await walkers(1);
    const code = await transferCode(uid);
    await useUpAttempts('wrongReturnCodesPerNetwork', { of: ['203.0.113.4'], left: 1 });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((guess) => redeemFrom(4, `0000000${guess}`)),
    );
    expect(checkedCount(answers)).toBe(1);
    expect((await redeemFrom(5, code)).json.user.id).toBe(uid);
  });
});

describe('guessing tickets', () => {
  const network = '203.0.113.9';
  const ofNetwork = { 'X-Forwarded-For': `${network}, 151.101.2.133` };
  const register = (body: Parameters<typeof registrationBody>[0]) =>
    call('POST', '/api/waiver/submit', {
      at: anInstance(0),
      headers: ofNetwork,
      body: registrationBody(body),
    });
  const cash = { paymentMethod: 'cash' } as const;

  const validate = (ticketId: string, index: number, sent: { headers?: typeof ofNetwork } = {}) =>
    call('POST', '/api/tickets/validate', { at: anInstance(index), ...sent, body: { ticketId } });

  it('limits wrong tickets per network, also at registration', async () => {
    const answers = [];
    for (let guess = 0; guess < rateLimits.wrongTicketsPerNetwork.freeAttempts + 5; guess += 1)
      answers.push(await validate(`NONE-${guess}`, guess));
    expect(checkedCount(answers)).toBe(rateLimits.wrongTicketsPerNetwork.freeAttempts);
    const body = {
      fullName: 'Ada Quill',
      email: 'ada@example.com',
      over21: true,
      liabilityWaiver: true,
      paymentMethod: 'prepaid',
      ticketId: 'NONE-1',
    } as const;
    const submitted = await call('POST', '/api/waiver/submit', { at: anInstance(0), body });
    expect(submitted.status).toBe(429);
  });

  it('registers people who pay at the desk when wrong tickets of their network are used up', async () => {
    await useUpAttempts('wrongTicketsPerNetwork', { of: [network] });
    expect((await register(cash)).status).toBe(200);
    expect((await register({ ...cash, ticketId: 'WW-1' })).status).toBe(429);
  });

  it('counts a wrong ticket to show at the desk when the limit of registrations is used up', async () => {
    await useUpAttempts('cashRegistrationsPerNetwork', { of: [network] });
    await useUpAttempts('wrongTicketsPerNetwork', { of: [network], left: 1 });
    const wrong = await register({ ...cash, ticketId: 'NONE-1' });
    expect([wrong.status, wrong.json.details.attempts]).toEqual([429, 'registrations']);
    const next = await register({ ...cash, ticketId: 'WW-1' });
    expect([next.status, next.json.details.attempts]).toEqual([429, 'tries']);
  });

  it.skipIf(isPacked)(
    'checks a ticket while a registration of its network is written, if few wrong ones are left',
    async () => {
      await useUpAttempts('wrongTicketsPerNetwork', { of: [network], left: 1 });
      let checked: number | undefined;
      beforeNextCommit(async () => {
        checked = (await validate('WW-2', 0, { headers: ofNetwork })).status;
      });
      expect((await register({ ticketId: 'WW-1', paymentMethod: 'prepaid' })).status).toBe(200);
      expect(checked).toBe(200);
    },
  );

  it('does not limit valid tickets of a venue that shares one address', async () => {
    const free = rateLimits.wrongTicketsPerNetwork.freeAttempts;
    const checks = Array.from({ length: free + 5 }, (_, index) => validate('WW-1', index));
    expect(new Set(statuses(await Promise.all(checks)))).toEqual(new Set([200]));
  });
});
