import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, type Person } from '../../support/api/people.ts';
import { eventId, readBusinesses } from '../../support/api/store/database.ts';

let person: Person;
beforeAll(async () => {
  person = await newParticipant();
});

describe('GET /api/events/active', () => {
  it('returns the event in progress', async () => {
    const { status, json } = await call('GET', '/api/events/active');
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: eventId, name: 'Autumn Wine Walk', isActive: true });
    expect(Date.parse(json.startTime)).toBeLessThan(Date.now());
    expect(Date.parse(json.endTime)).toBeGreaterThan(Date.now());
    expect(json).toMatchObject({ businessCount: (await readBusinesses()).length });
    expect(json).not.toHaveProperty('businessIds');
  });
});

describe('GET /api/events/{id}/businesses', () => {
  it('lists active businesses without their codes', async () => {
    const { json, text } = await call('GET', `/api/events/${eventId}/businesses`);
    expect(json).toHaveLength((await readBusinesses()).length);
    expect(json.length).toBeGreaterThanOrEqual(14);
    expect(json[0]).toMatchObject({ isVisited: false, checkInTime: null });
    expect(json[0]).not.toHaveProperty('distance');
    expect(text).not.toMatch(/venueCode|venuePin/);
  });

  it('returns distances in miles from the given location', async () => {
    const [business] = await readBusinesses();
    const { json } = await call(
      'GET',
      `/api/events/${eventId}/businesses?latitude=${(business?.latitude ?? 0) + 1 / 69.0936}&longitude=${business?.longitude}`,
    );
    const found = json.find(({ id }) => id === business?.id);
    expect(found?.distance).toBeCloseTo(1, 2);
  });

  it("shows only the caller's visits", async () => {
    const own = await call(
      'GET',
      `/api/events/${eventId}/businesses?participantId=${person.uid}`,
      person,
    );
    expect(own.status).toBe(200);
    const other = await newParticipant();
    const path = `/api/events/${eventId}/businesses?participantId=${other.uid}` as const;
    expect((await call('GET', path, person)).status).toBe(403);
    expect((await call('GET', path)).status).toBe(403);
  });

  it.each(['latitude=91&longitude=0', 'latitude=NaN&longitude=0', 'page=2'])(
    'rejects ?%s',
    async (query) => {
      const answer = await call('GET', `/api/events/${eventId}/businesses?${query}`);
      expect([answer.status, answer.json.code]).toEqual([400, 'invalid-input']);
    },
  );

  it('returns 404 for another event', async () => {
    const answer = await call('GET', '/api/events/nowhere/businesses');
    expect([answer.status, answer.json.code]).toEqual([404, 'event-not-found']);
  });
});

describe('GET /api/events/{eventId}/progress/{participantId}', () => {
  it("returns the caller's progress", async () => {
    const { json } = await call('GET', `/api/events/${eventId}/progress/${person.uid}`, person);
    expect(json).toMatchObject({
      visitedBusinesses: 0,
      totalBusinesses: (await readBusinesses()).length,
      availableRewards: 0,
      points: 0,
    });
    expect(json.timeRemaining).toBeGreaterThan(0);
  });

  it.each([
    ['nobody', undefined, 401, 'not-signed-in'],
    ['somebody without a token that could be one', 'nonsense', 401, 'not-signed-in'],
  ])('rejects %s', async (_name, token, status, code) => {
    const answer = await call('GET', `/api/events/${eventId}/progress/${person.uid}`, { token });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  it('rejects another participant', async () => {
    const other = await newParticipant();
    const answer = await call('GET', `/api/events/${eventId}/progress/${other.uid}`, person);
    expect([answer.status, answer.json.code]).toEqual([403, 'not-your-data']);
  });
});

describe('GET /api/events/{eventId}/leaderboard', () => {
  it('omits participants who did not join', async () => {
    const { status, json } = await call('GET', `/api/events/${eventId}/leaderboard`);
    expect(status).toBe(200);
    expect(JSON.stringify(json)).not.toContain('Ada');
  });
});
