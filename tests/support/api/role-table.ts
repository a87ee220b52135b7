import { randomUUID } from 'node:crypto';
import { at } from './staff-api.ts';
import { linkIds, linkSecrets } from './staff-links.ts';

/** In this order: who calls, and the status they get. */
export const columns = [
  'nobody',
  'attendee',
  'other attendee',
  'expired attendee',
  'shop',
  'desk',
  'admin',
  'revoked admin',
  'expired admin',
] as const;
type Row = readonly [number, number, number, number, number, number, number, number, number];

// biome-ignore format: a table
const rows = {
  //     nobody attendee other expired  shop desk admin revoked expired
  anyone:      [200, 200, 200, 401,     200, 200, 200,    401,    401],
  /** The codes and proofs of the table are nobody's: expired, or unknown. */
  refusing:    [410, 410, 410, 401,     410, 410, 410,    401,    401],
  unknownCode: [422, 422, 422, 401,     422, 422, 422,    401,    401],
  attendees:   [401, 200, 200, 401,     403, 403, 403,    401,    401],
  notTheirs:   [401, 404, 404, 401,     403, 403, 403,    401,    401],
  own:         [401, 200, 403, 401,     403, 403, 403,    401,    401],
  /** Staff of any role, a shop among them. */
  everyStaff:  [401, 403, 403, 401,     200, 200, 200,    401,    401],
  /** Desk and admin. */
  staff:       [401, 403, 403, 401,     403, 200, 200,    401,    401],
  /** A shop asks for its own counts; nobody else has a shop. */
  shopAlone:   [401, 403, 403, 401,     200, 403, 403,    401,    401],
  admins:      [401, 403, 403, 401,     403, 403, 200,    401,    401],
  /** The attendee has registered for this event already. */
  registering: [200, 409, 200, 401,     200, 200, 200,    401,    401],
  /** One may ask for one's own visits only, desk and admin for anybody's. */
  ownVisits:   [403, 200, 403, 401,     403, 200, 200,    401,    401],
} as const satisfies Record<string, Row>;
const {
  anyone,
  refusing,
  unknownCode,
  attendees,
  notTheirs,
  own,
  everyStaff,
  staff,
  shopAlone,
  admins,
  registering,
  ownVisits,
} = rows;

export interface Line {
  row: Row;
  /** What refuses whom, by the person or the status, where it is none of the usual. */
  codes?: Record<string, string>;
  params?: Record<string, string>;
  query?: string;
  /** A request that succeeds where the caller may make it; the attendee is `maya`. */
  body?: () => unknown;
}

const maya = { participantId: 'maya', eventId: 'autumn' };
const autumn = { eventId: 'autumn' };
const groupId = 'n'.repeat(20);
const business = {
  name: 'Loom',
  address: '7 Mill Street',
  latitude: 38.11,
  longitude: -79.07,
  category: 'retail',
};
const event = { name: 'Spring', startTime: at, endTime: '2026-06-01T18:00:00.000Z' };
/** The district that the suite has stored. */
export const districtId = 'd'.repeat(64);
export const districtMap = {
  attribution: 'Harlow',
  origin: { latitude: 38.1, longitude: -79.07 },
  streets: [],
  areas: [],
  stops: [],
  walks: [],
};
const oneStreet = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { highway: 'residential' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-79.07, 38.099],
          [-79.07, 38.103],
        ],
      },
    },
  ],
};
const reward = {
  name: 'Three',
  description: 'A glass.',
  requiredVisits: 3,
  rewardType: 'visit_count',
};
const rule = { name: 'Doors', trigger: 'check_in', points: 5 };
const announcement = { title: 'Last pour', message: 'At ten.' };
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
  requestSignInCode: { row: anyone, body: () => ({ email: 'nobody@example.com' }) },
  proveAddress: {
    row: refusing,
    codes: { 410: 'code-expired' },
    body: () => ({ email: 'nobody@example.com', attemptId: 'none', code: '000000' }),
  },
  takeRegistrations: {
    row: refusing,
    codes: { 410: 'code-expired' },
    body: () => ({ proof: 'none', submissionIds: ['MAYASSUBM1SS10N00001'] }),
  },
  disownRegistrations: {
    row: refusing,
    codes: { 410: 'code-expired' },
    body: () => ({ proof: 'none', submissionIds: ['MAYASSUBM1SS10N00001'] }),
  },
  redeemReturnCode: {
    row: unknownCode,
    codes: { 422: 'wrong-code' },
    body: () => ({ code: '0000 0000' }),
  },
  issueOwnReturnCode: { row: attendees },
  issueReturnCode: {
    row: staff,
    params: { submissionId: 'MAYASSUBM1SS10N00001' },
    body: () => ({}),
  },
  endSession: { row: attendees, body: () => ({}) },
  listWalks: { row: attendees },
  switchWalk: {
    row: notTheirs,
    codes: { 404: 'not-found' },
    body: () => ({ participantId: 'nobody' }),
  },
  ensureParticipant: {
    row: own,
    body: () => ({ name: 'M', email: 'm@example.com', userId: 'maya' }),
  },
  listCheckIns: { row: own, params: { id: 'maya', eventId: 'autumn' } },
  readParticipant: { row: own, params: { id: 'maya' } },
  checkIn: { row: own, body: () => checkIn },
  listRewards: { row: own, params: maya },
  issueRedemptionCode: { row: own, params: { ...maya, rewardId: 'two' } },
  issueCodeAtDesk: { row: staff, params: { id: 'MAYASSUBM1SS10N00001', rewardId: 'two' } },
  redeemReward: { row: everyStaff, body: () => ({ code: '1234 5678' }) },

  staffLogin: { row: anyone, body: () => ({ username: 'desk', password: 'winewalk' }) },
  readStaffSession: { row: everyStaff },
  createShift: { row: admins, body: () => ({ ...autumn, name: 'Entrance' }) },
  listShifts: { row: admins, query: '?eventId=autumn' },
  endShift: { row: admins, params: { id: linkIds.shift } },
  joinShift: {
    row: anyone,
    body: () => ({ secret: linkSecrets.shift, pin: '123456', fullName: 'Sam' }),
  },
  createShopLink: { row: admins, body: () => ({ ...autumn, businessId: 'vino' }) },
  listShopLinks: { row: admins, query: '?eventId=autumn' },
  endShopLink: { row: admins, params: { id: linkIds.shop } },
  joinShop: { row: anyone, body: () => ({ secret: linkSecrets.shop, pin: '123456' }) },
  revokeLinkAccount: { row: admins, params: { id: 'shift-sam' } },
  readShopCounts: { row: shopAlone },

  staffLogout: { row: everyStaff },
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

  renewVenueCode: { row: admins, params: { id: 'vino' }, body: () => ({}) },

  listAdminEvents: { row: staff },
  createEvent: { row: admins, body: () => event },
  editEvent: { row: admins, params: { id: 'autumn' }, body: () => event },
  duplicateEvent: { row: admins, params: { id: 'autumn' }, body: () => event },
  listUnreadableDocuments: { row: staff },
  controlWalk: {
    row: admins,
    params: { id: 'autumn' },
    body: () => ({ control: 'check-in', isPaused: true }),
  },
  listWalkChanges: { row: admins },
  undoWalkChange: { row: admins, params: { id: 'paused' } },
  readReadiness: { row: staff, params: { id: 'autumn' } },
  readOverview: { row: staff, params: { id: 'autumn' } },

  readDistrict: { row: anyone, params: { id: districtId } },
  importDistrict: {
    row: admins,
    params: { id: 'autumn' },
    body: () => ({ attribution: 'Harlow', geoJson: oneStreet }),
  },
  removeDistrict: { row: admins, params: { id: 'autumn' } },

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
  undoImport: { row: admins, params: { id: 'sold' } },
  generateTickets: { row: admins, body: () => ({ count: 2, prefix: 'NEW' }) },
  changeTickets: {
    row: admins,
    body: () => ({ ids: ['WW-1'], change: { kind: 'move', eventId: 'autumn' } }),
  },
  editTicket: {
    row: staff,
    params: { id: 'WW-1' },
    body: () => ({ holderName: 'Ada', seen: { holderName: null, holderEmail: null } }),
  },
  deleteTicket: { row: admins, params: { id: 'WW-1' } },

  undoRedemption: { row: staff, params: { id: 'autumn_maya_gone' } },
  registerAtDesk: {
    row: staff,
    body: () => ({
      fullName: 'Ida Lund',
      email: 'ida@example.com',
      over21: true,
      liabilityWaiver: true,
      signedOn: 'paper',
    }),
  },
  listRegistrations: { row: staff, query: '?eventId=autumn' },
  exportRegistrations: { row: admins, body: () => autumn },
  readRegistration: { row: staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  readEmergencyContact: { row: staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  editRegistration: {
    row: staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ fullName: 'Maya R. Reyes', email: 'maya@example.com', version: 1 }),
  },
  cancelRegistration: { row: staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  restoreRegistration: { row: staff, params: { id: 'MAYASSUBM1SS10N00001' } },
  moveToTicket: {
    row: staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ ticketId: 'WW-1', version: 1 }),
  },
  deleteOwnData: { row: own, params: { id: 'maya' } },
  hideDisplayName: {
    row: staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ isHidden: true }),
  },
  readPersonData: { row: admins, params: { id: 'maya' } },
  deletePersonData: { row: admins, params: { id: 'maya' } },
  listPendingCheckIns: { row: staff, query: '?eventId=autumn' },
  reviewCheckIns: {
    row: staff,
    body: () => ({ checkIns: [{ id: 'autumn_maya_cask', version: 1 }], decision: 'confirm' }),
  },
  checkInForSomebody: {
    row: staff,
    params: { id: 'MAYASSUBM1SS10N00001' },
    body: () => ({ businessIds: ['loom'], source: 'staff' }),
  },
  undoCheckIns: { row: staff, body: () => ({ ids: ['autumn_maya_cask'] }) },
  lookUpAtDesk: { row: staff, body: () => ({ text: 'WW-1' }) },
  admitAtDesk: {
    row: staff,
    body: () => ({ submissionIds: ['TICKETSUBM1SS10N0001'], takesPayment: false, isIdSeen: true }),
  },
  undoAdmission: { row: staff, params: { id: 'admitted' } },
  readDeskSnapshot: { row: staff, query: '?eventId=autumn' },
  listDeskDoubts: { row: staff, query: '?eventId=autumn' },
  settleDeskDoubt: {
    row: staff,
    params: { id: 'twice' },
    body: () => ({ note: 'The second glass was paid for.' }),
  },
  listUndoable: { row: staff, query: '?eventId=autumn' },
  listTills: { row: staff, query: '?eventId=autumn' },
  closeTill: {
    row: staff,
    params: { id: 'autumn_staff-desk_1' },
    body: () => ({ countedCents: 8500 }),
  },
  handOverCash: {
    row: staff,
    params: { id: 'autumn_staff-desk_1' },
    body: () => ({ toTillId: 'autumn_staff-admin_1', amountCents: 100 }),
  },
  refundPayment: {
    row: staff,
    body: () => ({ submissionId: 'PA1DSUBM1SS10N000001', reason: 'Ill' }),
  },
  voidPayment: { row: staff, body: () => ({ submissionId: 'PA1DSUBM1SS10N000001', reason: 'No' }) },
  openTill: { row: staff, body: () => ({ eventId: 'autumn', openingFloatCents: 0 }) },
  giveFeedback: {
    row: [401, 200, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered' },
    params: autumn,
    body: () => ({ evening: 3, businesses: 3, again: 2, comment: 'Lovely.' }),
  },
  startGroup: {
    row: [401, 200, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered' },
    params: autumn,
  },
  /** No group has this id. */
  readInvitation: { row: notTheirs, codes: { 404: 'not-found' }, params: { groupId } },
  joinGroup: { row: notTheirs, codes: { 404: 'not-found' }, params: { groupId } },
  leaveGroup: { row: attendees, params: autumn },
  readFeedback: { row: admins, params: autumn },

  writeAnnouncement: { row: admins, params: autumn, body: () => announcement },
  editAnnouncement: { row: admins, params: { ...autumn, id: 'hello' }, body: () => announcement },
  withdrawAnnouncement: { row: admins, params: { ...autumn, id: 'hello' } },
};
