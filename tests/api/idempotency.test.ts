import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request, type Sent } from '../support/api/client.ts';
import { howMany, stored } from '../support/api/database.ts';
import { openStaffApi, type PersonName, people, seed } from '../support/api/staff-api.ts';
import { wholeWalk } from '../support/api/whole-walk.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
/** Another instance for each call: its limit counts the calls a minute. */
const isolatedCases = () => {
  beforeAll(async () => {
    api = await openStaffApi();
  });
  afterAll(() => api.close());
  beforeEach(() => seed(wholeWalk));
};

interface Keyed {
  as: PersonName;
  path: string;
  body?: object;
  /** Another request of the same call: another body, or another path of it. */
  other: { path?: string; body?: object };
  /** The collection that has one more, and by how many. */
  collection: string;
  added?: number;
}

const event = {
  name: 'Spring',
  startTime: '2026-06-01T14:00:00.000Z',
  endTime: '2026-06-01T18:00:00.000Z',
};
const business = {
  name: 'Inn',
  address: '7 Mill Street',
  latitude: 38.11,
  longitude: -79.07,
  category: 'retail',
};
const reward = {
  name: 'Three',
  description: 'A glass.',
  requiredVisits: 3,
  rewardType: 'visit_count',
};
const rule = { name: 'Doors', trigger: 'check_in', points: 5 };
const announcement = { title: 'Last pour', message: 'At ten.' };
const walker = { participantId: 'maya', eventId: 'autumn' };
const checkIn = { ...walker, businessId: 'loom', latitude: 38.102, longitude: -79.07 };
const events = '/api/admin/events';
const tickets = '/api/admin/tickets';
const codes = '/api/participants/maya/rewards/autumn';

/** Every call that promises it, but for the registration, which has tests of its own. */
const calls: Record<string, Keyed> = {
  createEvent: {
    as: 'admin',
    path: events,
    body: event,
    other: { body: { ...event, name: 'Fall' } },
    collection: 'events',
  },
  duplicateEvent: {
    as: 'admin',
    path: `${events}/autumn/duplicate`,
    body: event,
    other: { body: { ...event, name: 'Fall' } },
    collection: 'events',
  },
  createBusiness: {
    as: 'admin',
    path: '/api/admin/businesses',
    body: business,
    other: { body: { ...business, name: 'Mill' } },
    collection: 'businesses',
  },
  createReward: {
    as: 'admin',
    path: '/api/admin/rewards',
    body: reward,
    other: { body: { ...reward, requiredVisits: 4 } },
    collection: 'rewards',
  },
  createPointRule: {
    as: 'admin',
    path: '/api/admin/point-rules',
    body: rule,
    other: { body: { ...rule, points: 6 } },
    collection: 'pointRules',
  },
  writeAnnouncement: {
    as: 'admin',
    path: `${events}/autumn/announcements`,
    body: announcement,
    other: { body: { ...announcement, title: 'Closing' } },
    collection: 'events/autumn/announcements',
  },
  addTicket: {
    as: 'desk',
    path: tickets,
    body: { id: 'NEW-1' },
    other: { body: { id: 'NEW-2' } },
    collection: 'tickets',
  },
  importTickets: {
    as: 'admin',
    path: `${tickets}/import`,
    body: { tickets: [{ id: 'NEW-1' }, { id: 'WW-1' }] },
    other: { body: { tickets: [{ id: 'NEW-3' }] } },
    collection: 'tickets',
  },
  generateTickets: {
    as: 'admin',
    path: `${tickets}/generate`,
    body: { count: 3, prefix: 'NEW' },
    other: { body: { count: 2, prefix: 'NEW' } },
    collection: 'tickets',
    added: 3,
  },
  checkIn: {
    as: 'attendee',
    path: '/api/checkins',
    body: checkIn,
    other: { body: { ...checkIn, latitude: 38.1021 } },
    collection: 'checkIns',
  },
  issueRedemptionCode: {
    as: 'attendee',
    path: `${codes}/two/code`,
    other: { path: `${codes}/other/code` },
    collection: 'redemptionCodes',
  },
  redeemReward: {
    as: 'desk',
    path: '/api/admin/redemptions',
    body: { code: '12345678' },
    other: { body: { code: '87654321' } },
    collection: 'claims',
  },
};

/** What these calls answer, or refuse with, as far as it is looked at. */
interface Answered {
  id: string;
  state: string;
  code: string;
  unlockedRewards: string[];
}
const post = async ({ as, path, body }: Pick<Keyed, 'as' | 'path' | 'body'>, sent: Sent = {}) => {
  const answer = await request('POST', path, { at: api.at, token: people[as](), body, ...sent });
  return { ...answer, json: answer.json as Answered };
};

describe.each(Object.entries(calls))('%s with an Idempotency-Key', (_name, keyed) => {
  const { collection, added = 1, other } = keyed;
  isolatedCases();

  // spec: B12.10
  it('is carried out once, and a repeat is answered as the first was', async () => {
    const before = await howMany(collection);
    const key = randomUUID();
    const first = await post(keyed, { key });
    expect(first.status).toBe(200);
    const again = await post(keyed, { key });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await howMany(collection)).toBe(before + added);
  });

  // spec: B12.10
  it('is carried out once by ten at the same moment, who all get that answer', async () => {
    const before = await howMany(collection);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(keyed, { key })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await howMany(collection)).toBe(before + added);
  });

  // spec: B12.11
  it('refuses the key of another request', async () => {
    const key = randomUUID();
    await post(keyed, { key });
    const before = await howMany(collection);
    const answer = await post({ ...keyed, ...other }, { key });
    expect([answer.status, answer.json.code]).toEqual([422, 'idempotency-key-reused']);
    expect(await howMany(collection)).toBe(before);
  });

  // spec: B12.12
  it.each(['short', 'with spaces in it', 'x'.repeat(129)])(
    'refuses the malformed key %j, and does nothing',
    async (key) => {
      const before = await howMany(collection);
      const answer = await post(keyed, { key });
      expect([answer.status, answer.json.code]).toEqual([400, 'invalid-input']);
      expect(await howMany(collection)).toBe(before);
    },
  );
});

describe('an Idempotency-Key', () => {
  isolatedCases();

  it('of one caller is nothing to another', async () => {
    const key = randomUUID();
    const { addTicket } = calls as { addTicket: Keyed };
    await post(addTicket, { key });
    const other = await post({ ...addTicket, as: 'admin', body: { id: 'NEW-2' } }, { key });
    expect([other.status, other.json.id]).toEqual([200, 'NEW-2']);
  });

  it('of what was refused decides nothing: it is asked again', async () => {
    const key = randomUUID();
    const far = { ...checkIn, latitude: 38.2 };
    const { checkIn: call } = calls as { checkIn: Keyed };
    expect((await post({ ...call, body: far }, { key })).json.code).toBe('too-far');
    expect((await post(call, { key })).json.state).toBe('verified');
  });

  it('of a check-in may be sent again later: only when it is sent differs', async () => {
    const key = randomUUID();
    const { checkIn: call } = calls as { checkIn: Keyed };
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const capturedAt = at(-60_000);
    const first = await post({ ...call, body: { ...checkIn, capturedAt, sentAt: at(0) } }, { key });
    const later = await post({ ...call, body: { ...checkIn, capturedAt, sentAt: at(9) } }, { key });
    expect([later.status, later.json]).toEqual([200, first.json]);
    expect(first.json.unlockedRewards).toEqual([]);
  });

  it('answers as the first even when what was made is gone since', async () => {
    const key = randomUUID();
    const { writeAnnouncement } = calls as { writeAnnouncement: Keyed };
    const first = await post(writeAnnouncement, { key });
    const path = `events/autumn/announcements/${first.json.id}` as const;
    await api.as('admin', 'DELETE', `/api/admin/${path}`);
    expect((await post(writeAnnouncement, { key })).json).toEqual(first.json);
    expect(await stored(path)).toBeUndefined();
  });
});
