import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueBusiness } from '../../functions/src/contract/documents.ts';
import { call } from './support/client.ts';
import { change, doors, eventId, northOf, stored } from './support/database.ts';
import { newParticipant, type Person, selfMadeAccount } from './support/people.ts';

let all: CatalogueBusiness[];
let person: Person;
let door: CatalogueBusiness;

beforeAll(async () => {
  all = await doors();
});
beforeEach(async () => {
  person = await newParticipant();
  door = all[0] as CatalogueBusiness;
});

const tap = (business: CatalogueBusiness, changes: Record<string, unknown> = {}) => ({
  participantId: person.uid,
  eventId,
  businessId: business.id,
  latitude: business.latitude,
  longitude: business.longitude,
  ...changes,
});
const send = (body: unknown, key?: string) =>
  call('POST', '/api/checkins', { token: person.token, body, key });
const progress = () => stored(`participants/${person.uid}/progress/${eventId}`);

describe('POST /api/checkins', () => {
  it('verifies somebody at the door, and unlocks the reward for one visit', async () => {
    const { status, json } = await send(tap(door, { accuracy: 12 }));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id: `${eventId}_${person.uid}_${door.id}`,
      businessId: door.id,
      isVerified: true,
      state: 'verified',
      message: '',
      distanceMeters: 0,
      unlockedRewards: ['first-pour'],
    });
    expect(await progress()).toMatchObject({
      visits: { [door.id]: { state: 'verified', checkInTime: json.timestamp } },
      unlocked: { 'first-pour': { unlockedAt: json.timestamp } },
    });
    expect(await stored(`checkIns/${json.id}`)).toMatchObject({
      accuracyMeters: 12,
      state: 'verified',
    });
  });

  it('shows in every answer about the participant', async () => {
    await send(tap(door));
    const at = (path: string) => call('GET', path, person);
    const [businesses, standing, rewards, checkIns, participant] = await Promise.all([
      at(`/api/events/${eventId}/businesses?participantId=${person.uid}`),
      at(`/api/events/${eventId}/progress/${person.uid}`),
      at(`/api/participants/${person.uid}/rewards/${eventId}`),
      at(`/api/participants/${person.uid}/checkins/${eventId}`),
      at(`/api/participants/${person.uid}`),
    ]);
    expect(businesses.json.find(({ id }: { id: string }) => id === door.id)).toMatchObject({
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
    const next = rewards.json.find(({ id }: { id: string }) => id === 'three-doors-down');
    expect(next).toMatchObject({ isUnlocked: false, progress: 1 / 3 });
    expect(checkIns.json).toEqual([
      {
        id: `${eventId}_${person.uid}_${door.id}`,
        businessId: door.id,
        timestamp: expect.any(String),
        isVerified: true,
      },
    ]);
    expect(participant.json).toMatchObject({ totalCheckIns: 1, rewardsEarned: 1 });
  });

  it('measures the distance itself: 50 m is near enough, 60 m is not', async () => {
    const far = await send(tap(door, northOf(door, 60)));
    expect([far.status, far.json.code]).toEqual([422, 'too-far']);
    expect(far.json.message).toBe(
      `You are 60 meters away from ${door.name}. Come within 50 meters to check in.`,
    );
    expect((await progress()).visits).toEqual({});
    expect((await send(tap(door, northOf(door, 49)))).json.state).toBe('verified');
  });

  it('answers a repeat as the first, with or without its key', async () => {
    const key = randomUUID();
    const first = await send(tap(door), key);
    const again = await send(tap(door), key);
    const later = await send(tap(door, northOf(door, 5000)));
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

  it('keeps one of ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(tap(door), randomUUID())),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json.timestamp)).size).toBe(1);
  });

  it('leaves an unclear fix pending, which unlocks nothing until a better one', async () => {
    const pending = await send(tap(door, { accuracy: 80 }));
    expect(pending.json).toMatchObject({
      isVerified: false,
      state: 'pending',
      unlockedRewards: [],
    });
    expect(pending.json.message).not.toBe('');
    expect((await progress()).unlocked).toEqual({});
    const better = await send(tap(door, { accuracy: 10 }));
    expect(better.json).toMatchObject({ isVerified: true, unlockedRewards: ['first-pour'] });
    expect((await progress()).visits[door.id].state).toBe('verified');
  });

  it('takes the venue code and PIN, and no other', async () => {
    const { venueCode, venuePin } = await stored(`businesses/${door.id}`);
    for (const code of ['AAAA2222BBBB3333', '000000', 'ÄBCDEF', 'ÄÄÄ']) {
      const wrong = await send(tap(door, { venueCode: code }));
      expect([wrong.status, wrong.json.code]).toEqual([422, 'unknown-venue-code']);
    }
    const alone = await send(tap(door, { latitude: null, longitude: null, venueCode: venuePin }));
    expect(alone.json).toMatchObject({ state: 'pending', distanceMeters: null });
    const both = await send(
      tap(door, { ...northOf(door, 120), accuracy: 90, venueCode: venueCode.toLowerCase() }),
    );
    expect(both.json.state).toBe('verified');
  });

  it('lets nobody be at two ends of the district at once', async () => {
    await send(tap(door));
    const farthest = all.toSorted((a, b) => gap(b) - gap(a))[0] as CatalogueBusiness;
    const jump = await send(tap(farthest));
    expect(jump.json).toMatchObject({ state: 'pending' });
  });

  it('decides a late one by when it was tapped, whatever the device thinks the time is', async () => {
    const wrongClock = Date.now() - 400 * 24 * 3600 * 1000;
    const iso = (ms: number) => new Date(ms).toISOString();
    const during = await send(
      tap(door, { capturedAt: iso(wrongClock - 60_000), sentAt: iso(wrongClock) }),
    );
    expect(during.json.state).toBe('verified');
    expect(Date.now() - Date.parse(during.json.timestamp)).toBeGreaterThan(59_000);
    const next = all[1] as CatalogueBusiness;
    const before = await send(
      tap(next, { capturedAt: iso(wrongClock - 24 * 3600 * 1000), sentAt: iso(wrongClock) }),
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
    const answer = await send(tap(door, changes));
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid-input']);
    expect((await progress()).visits).toEqual({});
  });

  it('refuses businesses that do not take part, and events there are not', async () => {
    expect((await send(tap({ ...door, id: 'nowhere' }))).status).toBe(404);
    expect((await send(tap(door, { eventId: 'nowhere' }))).status).toBe(404);
  });

  it('refuses to act as another participant', async () => {
    const other = await newParticipant();
    const answer = await send(tap(door, { participantId: other.uid }));
    expect([answer.status, answer.json.code]).toEqual([403, 'forbidden']);
    expect((await stored(`participants/${other.uid}/progress/${eventId}`)).visits).toEqual({});
  });

  it('asks who has an account and no registration to register', async () => {
    const account = await selfMadeAccount();
    const body = tap(door, { participantId: account.uid });
    const answer = await call('POST', '/api/checkins', { token: account.token, body });
    expect([answer.status, answer.json.code]).toEqual([403, 'not-registered']);
  });

  it('is closed when staff end the event', async () => {
    await change(`events/${eventId}`, { isActive: false });
    try {
      const answer = await send(tap(door));
      expect([answer.status, answer.json.code]).toEqual([422, 'event-not-running']);
    } finally {
      await change(`events/${eventId}`, { isActive: true });
    }
  });
});

function gap(business: CatalogueBusiness): number {
  return Math.hypot(business.latitude - door.latitude, business.longitude - door.longitude);
}
