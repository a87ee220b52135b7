import { afterAll, beforeAll, beforeEach } from 'vitest';
import { request, type Sent } from '../client.ts';
import { eventFixture } from '../fixtures/event-fixture.ts';
import { openStaffApi, type PersonName, people, seed } from './staff-api.ts';

export let api: Awaited<ReturnType<typeof openStaffApi>>;
/** A new instance per call, because its limit counts calls per minute. */
export const isolatedCases = () => {
  beforeAll(async () => {
    api = await openStaffApi();
  });
  afterAll(() => api.close());
  beforeEach(() => seed(eventFixture));
};

export interface Keyed {
  as: PersonName;
  path: string;
  body?: object;
  /** Another request for the same endpoint, with another body or path. */
  other: { path?: string; body?: object };
  /** Collection that grows, and by how many documents. */
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
const ids = { participantId: 'maya', eventId: 'autumn' };
export const checkIn = { ...ids, businessId: 'loom', latitude: 38.102, longitude: -79.07 };
const events = '/api/admin/events';
const tickets = '/api/admin/tickets';
const codes = '/api/participants/maya/rewards/autumn';

/** Every endpoint with an idempotency key, except the registration, which has its own tests. */
export const calls: Record<string, Keyed> = {
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
  sendTestMail: {
    as: 'admin',
    path: '/api/admin/mails/test',
    body: { to: 'nora@example.com' },
    other: { body: { to: 'sam@example.com' } },
    collection: 'mails',
  },
  sendMailAgain: {
    as: 'admin',
    path: '/api/admin/mails/m1/again',
    other: { path: '/api/admin/mails/m2/again' },
    collection: 'mails',
  },
  moveWaiting: {
    as: 'admin',
    path: `${events}/autumn/waiting-list/entries/second/move`,
    body: { to: 'front' },
    other: { body: { to: 'later' } },
    collection: 'audit',
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

/** Response fields that the tests compare. */
interface Answered {
  id: string;
  state: string;
  code: string;
  unlockedRewards: string[];
}
export const post = async (
  { as, path, body }: Pick<Keyed, 'as' | 'path' | 'body'>,
  sent: Sent = {},
) => {
  const answer = await request('POST', path, { at: api.at, token: people[as](), body, ...sent });
  return { ...answer, json: answer.json as Answered };
};
