import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business, event, openStaffApi, reward, seed } from '../../support/api/calls/staff-api.ts';
import { maya } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
// Starts an instance per test, because its limit counts calls per minute.
beforeEach(async () => {
  api = await openStaffApi();
});
afterEach(() => api.close());

const count = 15;
const ids = Array.from({ length: count }, (_, index) => `b${index}`);
/** Businesses along a street, 200 m apart. */
const street = Object.fromEntries(
  ids.map((id, index) => [id, business(id, 38.1 + (index * 200) / 111_195)]),
);
const progressPath = 'participants/maya/progress/autumn';
const iso = (ms: number) => new Date(ms).toISOString();
const minutes = 60_000;
let currentEvent = { ...event };

/** Registers a participant this long ago, in milliseconds. */
async function registeredAgo(ms: number) {
  await seed({
    'events/autumn': currentEvent,
    'catalogues/autumn': buildCatalog('autumn', currentEvent, {
      businesses: ids.map((id) => ({ ...business(id, 0), ...street[id], id })),
      rewards: [{ ...reward, id: 'two' }],
      pointRules: [],
    }),
    ...Object.fromEntries(ids.map((id) => [`businesses/${id}`, street[id] ?? {}])),
    'participants/maya': maya,
    [progressPath]: { ...emptyProgress('maya', 'autumn'), registeredAt: iso(Date.now() - ms) },
  });
}

/** Check-in with a capture time this long ago, in milliseconds. */
function checkIn(id: string, ago: number) {
  const now = Date.now();
  const { latitude, longitude } = street[id] ?? {};
  return api.as('attendee', 'POST', '/api/checkins', {
    body: {
      participantId: 'maya',
      eventId: 'autumn',
      businessId: id,
      latitude,
      longitude,
      accuracy: 5,
      capturedAt: iso(now - ago),
      sentAt: iso(now),
    },
  });
}

const states = async () => {
  const { visits } = await stored(progressPath);
  return Object.values<{ state: string }>(visits).map(({ state }) => state);
};
const verified = async () => (await states()).filter((state) => state === 'verified').length;

describe('forged capture times', () => {
  beforeEach(() => {
    currentEvent = { ...event };
  });

  it('verifies one of 15 simultaneous check-ins, and rejects capture times before the registration', async () => {
    await registeredAgo(1000);
    const answers = await Promise.all(
      ids.map((id, index) => checkIn(id, (count - index) * 3 * minutes)),
    );
    expect(answers.map(({ json }) => json.code)).toEqual(ids.map(() => 'before-registration'));
    expect(await verified()).toBe(0);
    await Promise.all(ids.map((id) => checkIn(id, 0)));
    expect(await verified()).toBe(1);
    expect((await states()).length).toBe(count);
  });

  it('verifies capture times back to the last check-in that the server received', async () => {
    await registeredAgo(120 * minutes);
    expect((await checkIn('b0', 0)).json.state).toBe('verified');
    // The next check-ins are sent after the upload batch of the first has ended.
    const before = { startedAt: iso(Date.now() - 15 * minutes), notBeforeAt: iso(0) };
    await change(progressPath, { burst: before, witnessedAt: iso(Date.now() - 10 * minutes) });
    const [late, inTime] = [await checkIn('b5', 30 * minutes), await checkIn('b6', 5 * minutes)];
    expect(late.json).toMatchObject({ state: 'pending', reasons: ['late-arrival'] });
    expect(inTime.json.state).toBe('verified');
  });

  it('verifies the offline check-ins of a full afternoon in any order', async () => {
    await registeredAgo(120 * minutes);
    const all = await Promise.all(
      ids.toReversed().map((id, index) => checkIn(id, (index + 1) * 5 * minutes)),
    );
    expect(all.map(({ json }) => json.state)).toEqual(ids.map(() => 'verified'));
  });

  it('verifies late uploads until two hours after the event, then leaves them to staff', async () => {
    const endedAgo = (ms: number) => {
      currentEvent = { ...event, endTime: iso(Date.now() - ms) };
      return registeredAgo(300 * minutes);
    };
    await endedAgo(110 * minutes);
    expect((await checkIn('b0', 115 * minutes)).json.state).toBe('verified');
    await endedAgo(121 * minutes);
    expect((await checkIn('b0', 125 * minutes)).json).toMatchObject({
      state: 'pending',
      reasons: ['late-arrival'],
    });
  });
});
