import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueBusiness } from '../../functions/src/contract/catalogue-documents.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { call } from '../support/api/client.ts';
import {
  change,
  eventId,
  northOf,
  readBusinesses,
  registeredAnHourAgo,
  stored,
} from '../support/api/database.ts';
import { newParticipant, type Person, selfMadeAccount } from '../support/api/people.ts';

let all: CatalogueBusiness[];
let person: Person;
let business: CatalogueBusiness;

beforeAll(async () => {
  all = await readBusinesses();
});
beforeEach(async () => {
  person = await newParticipant();
  business = all[0] as CatalogueBusiness;
});

const attempt = (business: CatalogueBusiness, changes: Record<string, unknown> = {}) => ({
  participantId: person.uid,
  eventId,
  businessId: business.id,
  latitude: business.latitude,
  longitude: business.longitude,
  ...changes,
});
const send = (body: object, key?: string) =>
  call('POST', '/api/checkins', { token: person.token, unchecked: body, key });
const progress = () => stored(`participants/${person.uid}/progress/${eventId}`);

describe('POST /api/checkins', () => {
  // spec: 4.37
  it('verifies somebody at the business, and unlocks the reward for one visit', async () => {
    const { status, json } = await send(attempt(business, { accuracy: 12 }));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: `${eventId}_${person.uid}_${business.id}`,
      businessId: business.id,
      isVerified: true,
      state: 'verified',
      reasons: [],
      message: '',
      distanceMeters: 0,
      unlockedRewards: ['first-pour'],
    });
    expect(await progress()).toMatchObject({
      visits: { [business.id]: { state: 'verified', checkInTime: json.timestamp } },
      unlocked: { 'first-pour': { unlockedAt: json.timestamp } },
    });
    expect(await stored(`checkIns/${json.id}`)).toMatchObject({
      accuracyMeters: 12,
      state: 'verified',
    });
  });

  // spec: 2.105, 4.1, 7.18, 7.19, 7.26
  it('shows in every answer about the participant', async () => {
    await send(attempt(business));
    const [businesses, standing, rewards, checkIns, participant] = await Promise.all([
      call('GET', `/api/events/${eventId}/businesses?participantId=${person.uid}`, person),
      call('GET', `/api/events/${eventId}/progress/${person.uid}`, person),
      call('GET', `/api/participants/${person.uid}/rewards/${eventId}`, person),
      call('GET', `/api/participants/${person.uid}/checkins/${eventId}`, person),
      call('GET', `/api/participants/${person.uid}`, person),
    ]);
    expect(businesses.json.find(({ id }) => id === business.id)).toMatchObject({
      isVisited: true,
    });
    expect(standing.json).toMatchObject({ visitedBusinesses: 1, availableRewards: 1 });
    expect(standing.json.points).toBeGreaterThan(0);
    expect(rewards.json[0]).toMatchObject({
      id: 'first-pour',
      isUnlocked: true,
      isClaimed: false,
      progress: 1,
    });
    const next = rewards.json.find(({ id }) => id === 'three-doors-down');
    expect(next).toMatchObject({ isUnlocked: false, progress: 1 / 3 });
    expect(checkIns.json).toEqual([
      {
        id: `${eventId}_${person.uid}_${business.id}`,
        businessId: business.id,
        timestamp: expect.any(String),
        isVerified: true,
      },
    ]);
    expect(participant.json).toMatchObject({ totalCheckIns: 1, rewardsEarned: 1 });
  });

  // spec: 5.4, 9.4
  it('measures the distance itself: 50 m is near enough, 60 m is not', async () => {
    const far = await send(attempt(business, northOf(business, 60)));
    expect([far.status, far.json.code]).toEqual([422, 'too-far']);
    expect(far.json.message).toBe(
      `You are 60 meters away from ${business.name}. Come within 50 meters to check in.`,
    );
    const { distanceMeters, ...others } = far.json.details;
    expect([Math.round(distanceMeters), others]).toEqual([60, { radiusMeters: 50 }]);
    expect((await progress()).visits).toEqual({});
    expect((await send(attempt(business, northOf(business, 49)))).json.state).toBe('verified');
  });

  // spec: A11.5
  it('says how old or vague a fix is instead of that somebody is too far away', async () => {
    const stale = await send(attempt(business, { fixAge: 121_000, accuracy: 8 }));
    expect([stale.status, stale.json.code]).toEqual([422, 'fix-too-old']);
    const vague = await send(attempt(business, { ...northOf(business, 30), accuracy: 400 }));
    expect([vague.status, vague.json.code]).toEqual([422, 'location-unclear']);
    expect(vague.json.details).toMatchObject({ accuracyMeters: 400, radiusMeters: 50 });
  });

  it('answers a repeat as the first, with or without its key', async () => {
    const key = randomUUID();
    const first = await send(attempt(business), key);
    const again = await send(attempt(business), key);
    const later = await send(attempt(business, northOf(business, 5000)));
    expect(again.json).toMatchObject({
      id: first.json.id,
      timestamp: first.json.timestamp,
      isVerified: true,
    });
    expect(later.json).toMatchObject({
      id: first.json.id,
      timestamp: first.json.timestamp,
      isVerified: true,
    });
  });

  it('answers one that their progress does not know of as it is stored', async () => {
    const { json } = await send(attempt(business));
    await (await firestore())
      .doc(`participants/${person.uid}/progress/${eventId}`)
      .update({ visits: {} });
    const again = await send(attempt(business));
    expect([again.status, again.json]).toMatchObject([200, { id: json.id, state: 'verified' }]);
    expect(again.json.timestamp).toBe(json.timestamp);
  });

  it('keeps one of ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(attempt(business), randomUUID())),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json.timestamp)).size).toBe(1);
  });

  // spec: 4.38, A6.8
  it('leaves an unclear fix pending, which unlocks nothing until a better one', async () => {
    const pending = await send(attempt(business, { accuracy: 80 }));
    expect(pending.json).toMatchObject({
      isVerified: false,
      state: 'pending',
      reasons: ['unclear-fix'],
      unlockedRewards: [],
    });
    expect(pending.json.message).not.toBe('');
    expect((await send(attempt(business, { accuracy: 80 }))).json.reasons).toEqual(['unclear-fix']);
    expect((await progress()).unlocked).toEqual({});
    const better = await send(attempt(business, { accuracy: 10 }));
    expect(better.json).toMatchObject({ isVerified: true, unlockedRewards: ['first-pour'] });
    expect((await progress()).visits[business.id].state).toBe('verified');
  });

  // spec: A4.15
  it('takes the venue code and PIN, and no other', async () => {
    const { venueCode, venuePin } = await stored(`businesses/${business.id}`);
    for (const code of ['AAAA2222BBBB3333', '000000', 'ÄBCDEF', 'ÄÄÄ']) {
      const wrong = await send(attempt(business, { venueCode: code }));
      expect([wrong.status, wrong.json.code]).toEqual([422, 'unknown-venue-code']);
    }
    const alone = await send(
      attempt(business, { latitude: null, longitude: null, venueCode: venuePin }),
    );
    expect(alone.json).toMatchObject({ state: 'pending', distanceMeters: null });
    const both = await send(
      attempt(business, {
        ...northOf(business, 120),
        accuracy: 90,
        venueCode: venueCode.toLowerCase(),
      }),
    );
    expect(both.json.state).toBe('verified');
  });

  it('lets nobody be at two ends of the district at once', async () => {
    await send(attempt(business));
    const farthest = all.toSorted((a, b) => gap(b) - gap(a))[0] as CatalogueBusiness;
    const jump = await send(attempt(farthest));
    expect(jump.json).toMatchObject({ state: 'pending', reasons: ['implausible-speed'] });
  });

  it('decides a late one by when it was pressed, whatever the device thinks the time is', async () => {
    await registeredAnHourAgo(person.uid);
    const wrongClock = Date.now() - 400 * 24 * 3600 * 1000;
    const iso = (ms: number) => new Date(ms).toISOString();
    const during = await send(
      attempt(business, { capturedAt: iso(wrongClock - 60_000), sentAt: iso(wrongClock) }),
    );
    expect(during.json.state).toBe('verified');
    expect(Date.now() - Date.parse(during.json.timestamp)).toBeGreaterThan(59_000);
    const next = all[1] as CatalogueBusiness;
    const before = await send(
      attempt(next, { capturedAt: iso(wrongClock - 24 * 3600 * 1000), sentAt: iso(wrongClock) }),
    );
    expect([before.status, before.json.code]).toEqual([422, 'event-not-running']);
  });

  it.each([
    ['a latitude of 91', { latitude: 91 }],
    ['a latitude of "NaN"', { latitude: 'NaN' }],
    ['no place and no code', { latitude: null, longitude: null }],
    ['half a place', { longitude: null }],
    ['an unknown field', { isVerified: true }],
    ['a business that is no id', { businessId: 'a/b' }],
  ])('refuses %s', async (_name, changes) => {
    const answer = await send(attempt(business, changes));
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid-input']);
    expect((await progress()).visits).toEqual({});
  });

  it('refuses businesses that do not take part, and events there are not', async () => {
    expect((await send(attempt({ ...business, id: 'nowhere' }))).status).toBe(404);
    expect((await send(attempt(business, { eventId: 'nowhere' }))).status).toBe(404);
  });

  // spec: 6.10
  it('refuses to act as another participant', async () => {
    const other = await newParticipant();
    const answer = await send(attempt(business, { participantId: other.uid }));
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
    expect((await stored(`participants/${other.uid}/progress/${eventId}`)).visits).toEqual({});
  });

  // spec: 6.15
  it('is for nobody with an account that anybody can make', async () => {
    const account = await selfMadeAccount();
    const body = attempt(business, { participantId: account.uid });
    const answer = await call('POST', '/api/checkins', { token: account.token, body });
    expect([answer.status, answer.json.code]).toEqual([401, 'not-signed-in']);
  });

  it('is closed when staff end the event', async () => {
    await change(`events/${eventId}`, { isActive: false });
    try {
      const answer = await send(attempt(business));
      expect([answer.status, answer.json.code]).toEqual([422, 'event-not-running']);
    } finally {
      await change(`events/${eventId}`, { isActive: true });
    }
  });
});

function gap(other: CatalogueBusiness): number {
  return Math.hypot(other.latitude - business.latitude, other.longitude - business.longitude);
}
