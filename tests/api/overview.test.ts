import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromFirestore } from '../../functions/src/store/converter.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { commit } from '../../functions/src/store/write.ts';
import { afternoonOf, type Written } from '../support/afternoon.ts';
import { change, stored } from '../support/api/database.ts';
import {
  event,
  openStaffApi,
  reward,
  seed,
  staffAccount,
  staffToken,
} from '../support/api/staff-api.ts';
import { accountFor } from '../support/api/tokens.ts';
import { wholeWalk } from '../support/api/whole-walk.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());
afterEach(() => void vi.useRealTimers());

const minutes = 60_000;
const overview = (id: string, token?: string) =>
  api.as('admin', 'GET', `/api/admin/events/${id}/overview`, token ? { token } : {});

/** The documents of a collection, read one by one. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- raw documents are counted as they are
async function raw(collection: string): Promise<any[]> {
  const { docs } = await (await firestore()).collection(collection).get();
  return docs.map((document) => fromFirestore(document.data()));
}

/** Writes in the order given; where a document comes twice in a part, as it was last. */
async function writeAll(written: readonly Written[]): Promise<void> {
  const last = [...new Map(written.map(({ path, data }) => [path, data]))];
  const parts = Array.from({ length: Math.ceil(last.length / 400) }, (_, at) =>
    last.slice(at * 400, (at + 1) * 400),
  );
  await Promise.all(
    parts.map((part) => commit(part.map(([path, data]) => ({ kind: 'set', path, data })))),
  );
}

describe('the overview of an afternoon of 500 attendees', () => {
  const start = Date.now();
  const businessIds = ['vino', 'cask', 'loom'];
  const afternoon = {
    ...event,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 240 * minutes).toISOString(),
  };
  const limited = { ...reward, stock: 100 };
  const {
    'claims/autumn_maya_gone': _claim,
    'checkIns/autumn_maya_cask': _checkIn,
    ...walk
  } = wholeWalk;
  const documents = Object.fromEntries(
    Object.entries(walk).filter(([path]) => !/^(registrations|tills)\//.test(path)),
  );

  /** What the overview must say, counted from every document. */
  async function counted(now: number) {
    const [registrations, checkIns, claims, tills] = await Promise.all([
      raw('registrations'),
      raw('checkIns'),
      raw('claims'),
      raw('tills'),
    ]);
    const active = registrations.filter(({ status }) => status === 'active');
    const due = active.filter(({ isVerified }) => !isVerified).length;
    const verified = checkIns.filter(({ state }) => state === 'verified');
    const times = verified.map(({ capturedAt }) => Date.parse(capturedAt));
    const sum = (name: string) => tills.reduce((all, till) => all + till[name], 0);
    return {
      people: {
        registered: active.length,
        arrived: active.filter(({ arrivedAt }) => arrivedAt !== null).length,
        walking: active.filter(({ firstVisitAt }) => firstVisitAt !== null).length,
      },
      cash: {
        currency: 'USD',
        peopleDue: due,
        dueCents: due * 3500,
        takenCents: sum('salesCents') - sum('refundsCents'),
      },
      toReview: checkIns.filter(({ state }) => state === 'pending').length,
      perInterval: (from: string, to: string) =>
        times.filter((at) => at >= Date.parse(from) && at < Date.parse(to)).length,
      verified: verified.length,
      recent: businessIds.map(
        (id) =>
          verified.filter(
            ({ businessId, capturedAt }) =>
              businessId === id && Date.parse(capturedAt) >= now - 15 * minutes,
          ).length,
      ),
      claims: ['one', 'two'].map((id) => claims.filter(({ rewardId }) => rewardId === id).length),
    };
  }

  // spec: E1.1
  it('equals what is counted from the documents, at 12 moments', { timeout: 60_000 }, async () => {
    await seed({
      ...documents,
      'events/autumn': afternoon,
      'rewards/one': { ...limited, name: 'One door' },
      'rewards/two': { ...reward, name: 'Two doors' },
    });
    const written = afternoonOf(500, {
      eventId: 'autumn',
      start,
      businessIds,
      rewardIds: ['one', 'two'],
    });
    const seen: number[] = [];
    let from = -Infinity;
    for (let moment = 1; moment <= 12; moment += 1) {
      const minute = moment * 20;
      await writeAll(written.filter((each) => each.minute > from && each.minute <= minute));
      from = minute;
      const now = start + minute * minutes;
      vi.useFakeTimers({ toFake: ['Date'], now });
      const { status, json } = await overview('autumn');
      vi.useRealTimers();
      expect(status).toBe(200);
      const expected = await counted(now);
      const { intervals } = json.checkIns;
      expect({ people: json.people, cash: json.cash }).toEqual({
        people: expected.people,
        cash: expected.cash,
      });
      expect(json.checkIns.toReview).toBe(expected.toReview);
      expect(intervals.map(({ count }: { count: number }) => count)).toEqual(
        intervals.map(({ startTime, endTime }: { startTime: string; endTime: string }) =>
          expected.perInterval(startTime, endTime),
        ),
      );
      const inChart = intervals.reduce(
        (all: number, { count }: { count: number }) => all + count,
        0,
      );
      expect(inChart).toBe(expected.verified);
      const recent = new Map(
        json.businesses.map((each: { id: string; recentCheckIns: number }) => [
          each.id,
          each.recentCheckIns,
        ]),
      );
      expect(businessIds.map((id) => recent.get(id))).toEqual(expected.recent);
      const [one = 0, two = 0] = expected.claims;
      expect(json.rewards).toEqual([
        { id: 'one', name: 'One door', redeemed: one, left: Math.max(0, 100 - one) },
        { id: 'two', name: 'Two doors', redeemed: two, left: null },
      ]);
      seen.push(expected.verified);
    }
    // It was an afternoon: each moment had more than the one before.
    expect(seen.every((count, at) => at === 0 || count > (seen[at - 1] ?? 0))).toBe(true);
    expect(seen.at(-1)).toBeGreaterThan(500);
  });
});

describe('the overview', () => {
  // spec: E1.2
  it('is counted once for everybody who asks within 5 seconds', async () => {
    await seed({ ...wholeWalk, 'events/shared': event });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const asked = await Promise.all(Array.from({ length: 20 }, () => overview('shared')));
    vi.setSystemTime(Date.now() + 4900);
    const later = await overview('shared');
    const times = new Set([...asked, later].map(({ json }) => json.countedAt));
    expect(times.size).toBe(1);
    vi.setSystemTime(Date.now() + 200);
    expect(times).not.toContain((await overview('shared')).json.countedAt);
  });

  it('of an event that is not there is not found', async () => {
    await seed(wholeWalk);
    const answer = await overview('nowhere');
    expect([answer.status, answer.json.code]).toEqual([404, 'not-found']);
  });

  it('says which desk has not been heard of for three minutes', async () => {
    const volunteer = {
      role: 'desk',
      shiftId: 'shift',
      eventId: 'desks',
      passwordHash: null,
      expiresAt: new Date(Date.now() + 60 * minutes).toISOString(),
    } as const;
    await seed({
      ...wholeWalk,
      'events/desks': event,
      'staff/staff-sam': staffAccount('sam', { ...volunteer, fullName: 'Sam Lee' }),
      'staff/staff-ida': staffAccount('ida', { ...volunteer, fullName: 'Ida Lund' }),
      'staff/staff-gone': staffAccount('gone', { ...volunteer, isActive: false }),
    });
    await accountFor('staff-sam');
    const sam = staffToken('sam', 'desk');
    expect((await api.as('admin', 'GET', '/api/admin/session', { token: sam })).status).toBe(200);
    const seenAt = (await stored('staff/staff-sam')).lastSeenAt;
    expect(Date.now() - Date.parse(seenAt)).toBeLessThan(minutes);
    // Asked again within the minute, nothing is written.
    await api.as('admin', 'GET', '/api/admin/session', { token: sam });
    expect((await stored('staff/staff-sam')).lastSeenAt).toBe(seenAt);
    const silent = new Date(Date.now() - 4 * minutes).toISOString();
    await change('staff/staff-ida', { lastSeenAt: silent });
    const { desks } = (await overview('desks', sam)).json;
    expect(desks).toEqual(
      expect.arrayContaining([
        { id: 'staff-sam', name: 'Sam Lee', lastSeenAt: seenAt, isOffline: false },
        { id: 'staff-ida', name: 'Ida Lund', lastSeenAt: silent, isOffline: true },
      ]),
    );
    expect(desks).toHaveLength(2);
    // A volunteer's session is for their own event.
    expect((await overview('autumn', sam)).status).toBe(403);
  });
});
