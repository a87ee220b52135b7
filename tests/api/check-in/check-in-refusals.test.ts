import { type CatalogueBusiness } from '@wine-walk/common/model/catalog.ts';
import { describe, expect, it } from 'vitest';
import {
  all,
  attempt,
  business,
  person,
  progress,
  send,
} from '../../support/api/check-in-calls.ts';
import { call } from '../../support/api/client.ts';
import {
  change,
  eventId,
  northOf,
  registeredAnHourAgo,
  stored,
} from '../../support/api/database.ts';
import { newParticipant, selfMadeAccount } from '../../support/api/people.ts';

describe('a check-in that is not verified at once', () => {
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
