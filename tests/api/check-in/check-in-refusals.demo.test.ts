import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  all,
  attempt,
  business,
  person,
  progress,
  send,
  startWithParticipant,
} from '../../support/api/calls/check-in-calls.ts';
import { call } from '../../support/api/client.ts';
import { newParticipant, selfMadeAccount } from '../../support/api/people.ts';
import {
  change,
  eventId,
  northOf,
  registeredAnHourAgo,
  stored,
} from '../../support/api/store/database.ts';

beforeEach(startWithParticipant);

describe('POST /api/checkins without immediate verification', () => {
  it('returns pending for an unclear fix, which unlocks nothing until a better one', async () => {
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

  it('accepts only the venue code and PIN of the business', async () => {
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

  it('finds the business of a PIN, and no business for another one', async () => {
    const { venuePin } = await stored(`businesses/${business.id}`);
    const find = (pin: string) =>
      call('POST', `/api/events/${eventId}/venue-pin`, { token: person.token, body: { pin } });
    const found = await find(venuePin);
    expect([found.status, found.json]).toEqual([200, { businessId: business.id }]);
    const codes = [];
    for (let guess = 0; guess < 7; guess += 1) codes.push((await find('000000')).json.code);
    expect(codes).toEqual([...Array(6).fill('unknown-venue-pin'), 'too-many-attempts']);
    expect((await find(venuePin)).json.code).toBe('too-many-attempts');
  });

  it('rejects simultaneous check-ins at both ends of the district', async () => {
    await send(attempt(business));
    const farthest = all.toSorted((a, b) => gap(b) - gap(a))[0] as CatalogBusiness;
    const jump = await send(attempt(farthest));
    expect(jump.json).toMatchObject({ state: 'pending', reasons: ['implausible-speed'] });
  });

  it('decides a late upload by its capture time, also with a wrong device clock', async () => {
    await registeredAnHourAgo(person.uid);
    const wrongClock = Date.now() - 400 * 24 * 3600 * 1000;
    const iso = (ms: number) => new Date(ms).toISOString();
    const during = await send(
      attempt(business, { capturedAt: iso(wrongClock - 60_000), sentAt: iso(wrongClock) }),
    );
    expect(during.json.state).toBe('verified');
    expect(Date.now() - Date.parse(during.json.timestamp)).toBeGreaterThan(59_000);
    const next = all[1] as CatalogBusiness;
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
  ])('rejects %s', async (_name, changes) => {
    const answer = await send(attempt(business, changes));
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid-input']);
    expect((await progress()).visits).toEqual({});
  });

  it('rejects businesses outside the event and unknown events', async () => {
    expect((await send(attempt({ ...business, id: 'nowhere' }))).status).toBe(404);
    expect((await send(attempt(business, { eventId: 'nowhere' }))).status).toBe(404);
  });

  it('rejects acting as another participant', async () => {
    const other = await newParticipant();
    const answer = await send(attempt(business, { participantId: other.uid }));
    expect([answer.status, answer.json.code]).toEqual([403, 'not-your-data']);
    expect((await stored(`participants/${other.uid}/progress/${eventId}`)).visits).toEqual({});
  });

  it('rejects an account created with the public config', async () => {
    const account = await selfMadeAccount();
    const body = attempt(business, { participantId: account.uid });
    const answer = await call('POST', '/api/checkins', { token: account.token, body });
    expect([answer.status, answer.json.code]).toEqual([401, 'not-signed-in']);
  });

  it('rejects check-ins after staff end the event', async () => {
    await change(`events/${eventId}`, { isActive: false });
    try {
      const answer = await send(attempt(business));
      expect([answer.status, answer.json.code]).toEqual([422, 'event-not-running']);
    } finally {
      await change(`events/${eventId}`, { isActive: true });
    }
  });
});

function gap(other: CatalogBusiness): number {
  return Math.hypot(other.latitude - business.latitude, other.longitude - business.longitude);
}
