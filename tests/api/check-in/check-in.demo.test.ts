import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import {
  attempt,
  business,
  person,
  progress,
  send,
  startWithParticipant,
} from '../../support/api/calls/check-in-calls.ts';
import { call } from '../../support/api/client.ts';
import { eventId, northOf, stored } from '../../support/api/store/database.ts';

beforeEach(startWithParticipant);

describe('POST /api/checkins', () => {
  it('verifies a check-in at the business and unlocks the reward for one visit', async () => {
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

  it('includes the check-in in every response about the participant', async () => {
    await send(attempt(business));
    const [businesses, progressResponse, rewards, checkIns, participant] = await Promise.all([
      call('GET', `/api/events/${eventId}/businesses?participantId=${person.uid}`, person),
      call('GET', `/api/events/${eventId}/progress/${person.uid}`, person),
      call('GET', `/api/participants/${person.uid}/rewards/${eventId}`, person),
      call('GET', `/api/participants/${person.uid}/checkins/${eventId}`, person),
      call('GET', `/api/participants/${person.uid}`, person),
    ]);
    expect(businesses.json.find(({ id }) => id === business.id)).toMatchObject({
      isVisited: true,
    });
    expect(progressResponse.json).toMatchObject({ visitedBusinesses: 1, availableRewards: 1 });
    expect(progressResponse.json.points).toBeGreaterThan(0);
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

  it('measures the distance on the server: 50 m is accepted, 60 m is not', async () => {
    const far = await send(attempt(business, northOf(business, 60)));
    expect([far.status, far.json.code]).toEqual([422, 'too-far']);
    expect(far.json.message).toBe(
      `You are 60 meters away from ${business.name}. Come within 50 meters to check in.`,
    );
    const { distanceMeters, ...others } = far.json.details;
    expect([Math.round(distanceMeters), others]).toEqual([
      60,
      { radiusMeters: 50, business: business.name },
    ]);
    expect((await progress()).visits).toEqual({});
    expect((await send(attempt(business, northOf(business, 49)))).json.state).toBe('verified');
  });

  it('reports a stale or inaccurate fix instead of a distance', async () => {
    const stale = await send(attempt(business, { fixAge: 121_000, accuracy: 8 }));
    expect([stale.status, stale.json.code]).toEqual([422, 'fix-too-old']);
    const vague = await send(attempt(business, { ...northOf(business, 30), accuracy: 400 }));
    expect([vague.status, vague.json.code]).toEqual([422, 'location-unclear']);
    expect(vague.json.details).toMatchObject({ accuracyMeters: 400, radiusMeters: 50 });
  });

  it('repeats the first response with or without an idempotency key', async () => {
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

  it('returns the stored check-in when the progress does not contain it', async () => {
    const { json } = await send(attempt(business));
    await (await firestore())
      .doc(`participants/${person.uid}/progress/${eventId}`)
      .update({ visits: {} });
    const again = await send(attempt(business));
    expect([again.status, again.json]).toMatchObject([200, { id: json.id, state: 'verified' }]);
    expect(again.json.timestamp).toBe(json.timestamp);
  });

  it('stores one of ten simultaneous check-ins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(attempt(business), randomUUID())),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json.timestamp)).size).toBe(1);
  });
});
