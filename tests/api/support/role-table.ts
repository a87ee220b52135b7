import { randomUUID } from 'node:crypto';
import { at } from './staff-world.ts';

/** In this order: who calls, and the status they get. */
export const columns = [
  'nobody',
  'attendee',
  'other attendee',
  'expired attendee',
  'desk',
  'admin',
  'revoked admin',
  'expired admin',
] as const;
type Row = readonly [number, number, number, number, number, number, number, number];

// biome-ignore format: a table
const rows = {
  //     nobody attendee other expired  desk admin revoked expired
  anyone:      [200, 200, 200, 401,     200, 200,    401,    401],
  own:         [401, 200, 403, 401,     403, 403,    401,    401],
  staff:       [401, 403, 403, 401,     200, 200,    401,    401],
  admins:      [401, 403, 403, 401,     403, 200,    401,    401],
  /** The attendee has registered for this event already. */
  registering: [200, 409, 200, 401,     200, 200,    401,    401],
  /** One may ask for one's own visits only, staff for anybody's. */
  ownVisits:   [403, 200, 403, 401,     200, 200,    401,    401],
} as const satisfies Record<string, Row>;
const { anyone, own, staff, admins, registering, ownVisits } = rows;

export interface Line {
  row: Row;
  params?: Record<string, string>;
  query?: string;
  /** A request that succeeds where the caller may make it; the attendee is `maya`. */
  body?: () => unknown;
}

const maya = { participantId: 'maya', eventId: 'autumn' };
const autumn = { eventId: 'autumn' };
const business = {
  name: 'Loom',
  address: '7 Mill Street',
  latitude: 38.11,
  longitude: -79.07,
  category: 'retail',
};
const event = { name: 'Spring', startTime: at, endTime: '2026-06-01T18:00:00.000Z' };
const reward = {
  name: 'Three',
  description: 'A glass.',
  requiredVisits: 3,
  rewardType: 'visit_count',
};
const rule = { name: 'Doors', trigger: 'check_in', points: 5 };
const words = { title: 'Last pour', message: 'At ten.' };
const registration = () => ({
  fullName: 'Ada Quill',
  email: `ada.${randomUUID()}@example.com`,
  over21: true,
  liabilityWaiver: true,
  paymentMethod: 'cash',
});
const checkIn = { ...maya, businessId: 'loom', latitude: 38.102, longitude: -79.07 };

/** Every endpoint of the contract, with a line. A new one without its line fails the suite. */
export const roleTable: Record<string, Line> = {
  readConfirmation: { row: anyone, params: { submissionId: 'MAYASSUBM1SS10N00001' } },
  submitRegistration: { row: registering, body: registration },
  validateTicket: { row: anyone, body: () => ({ ticketId: 'WW-1' }) },
  readActiveEvent: { row: anyone },
  listEventBusinesses: { row: ownVisits, params: { id: 'autumn' }, query: '?participantId=maya' },
  readLeaderboard: { row: anyone, params: autumn },
  readProgress: { row: own, params: maya },
  chooseLeaderboardName: { row: own, params: maya, body: () => ({ displayName: 'Merlot' }) },
  ensureParticipant: {
    row: own,
    body: () => ({ name: 'M', email: 'm@example.com', userId: 'maya' }),
  },
  listCheckIns: { row: own, params: { id: 'maya', eventId: 'autumn' } },
  readParticipant: { row: own, params: { id: 'maya' } },
  checkIn: { row: own, body: () => checkIn },
  listRewards: { row: own, params: maya },
  issueRedemptionCode: { row: own, params: { ...maya, rewardId: 'two' } },
  redeemReward: { row: staff, body: () => ({ code: '1234 5678' }) },

  staffLogin: { row: anyone, body: () => ({ username: 'desk', password: 'winewalk' }) },
  staffLogout: { row: staff },
  changePassword: {
    row: staff,
    body: () => ({ currentPassword: 'winewalk', newPassword: 'Tempranillo' }),
  },
  listStaff: { row: admins },
  addStaff: {
    row: admins,
    body: () => ({ username: 'nora', fullName: 'Nora', role: 'admin', password: 'winewalk' }),
  },
  editStaff: { row: admins, params: { id: 'staff-desk' }, body: () => ({ role: 'admin' }) },

  listAdminBusinesses: { row: staff },
  createBusiness: { row: admins, body: () => business },
  editBusiness: { row: admins, params: { id: 'vino' }, body: () => business },

  listAdminEvents: { row: staff },
  createEvent: { row: admins, body: () => event },
  editEvent: { row: admins, params: { id: 'autumn' }, body: () => event },
  duplicateEvent: { row: admins, params: { id: 'autumn' }, body: () => event },
  readReadiness: { row: staff, params: { id: 'autumn' } },

  listAdminRewards: { row: staff },
  createReward: { row: admins, body: () => reward },
  editReward: { row: admins, params: { id: 'two' }, body: () => reward },

  listPointRules: { row: staff },
  createPointRule: { row: admins, body: () => rule },
  editPointRule: { row: admins, params: { id: 'every-door' }, body: () => rule },
  previewPointRule: { row: admins, params: autumn, body: () => ({ rule }) },

  listTickets: { row: staff },
  addTicket: { row: staff, body: () => ({ id: 'NEW-1' }) },
  importTickets: { row: admins, body: () => ({ tickets: [{ id: 'NEW-1' }] }) },
  generateTickets: { row: admins, body: () => ({ count: 2, prefix: 'NEW' }) },
  editTicket: {
    row: staff,
    params: { id: 'WW-1' },
    body: () => ({ holderName: 'Ada', seen: { holderName: null, holderEmail: null } }),
  },
  deleteTicket: { row: admins, params: { id: 'WW-1' } },

  writeAnnouncement: { row: admins, params: autumn, body: () => words },
  editAnnouncement: { row: admins, params: { ...autumn, id: 'hello' }, body: () => words },
  withdrawAnnouncement: { row: admins, params: { ...autumn, id: 'hello' } },
};
