import { type Line, rows } from './rows.ts';
import { autumn, checkIn, districtId, groupId, maya, registration } from './samples.ts';

const walletPass = {
  deviceId: 'd1',
  passTypeId: 'pass.org.example.walk',
  submissionId: 'MAYASSUBM1SS10N00001',
};

const syrah = { businessId: 'vino', pourId: 'p1' };

/** Endpoints for attendees and anonymous callers. */
export const attendeesRoles: Record<string, Line> = {
  readConfirmation: { row: rows.anyone, params: { submissionId: 'MAYASSUBM1SS10N00001' } },
  verifySignature: { row: rows.anyone, params: { submissionId: 'MAYASSUBM1SS10N00001' } },
  readWallets: { row: rows.anyone, params: { submissionId: 'MAYASSUBM1SS10N00001' } },
  readApplePass: {
    row: rows.missing,
    codes: { 404: 'wallet-not-set-up' },
    params: { submissionId: 'MAYASSUBM1SS10N00001' },
  },
  registerWalletDevice: {
    row: rows.missing,
    codes: { 404: 'wallet-not-set-up' },
    params: walletPass,
    body: () => ({ pushToken: 'a1' }),
  },
  unregisterWalletDevice: {
    row: rows.missing,
    codes: { 404: 'wallet-not-set-up' },
    params: walletPass,
  },
  listWalletPasses: { row: rows.missing, codes: { 404: 'wallet-not-set-up' }, params: walletPass },
  readWalletPass: { row: rows.missing, codes: { 404: 'wallet-not-set-up' }, params: walletPass },
  addGuest: {
    row: rows.notTheirs,
    codes: { 404: 'registration-not-yours' },
    params: { submissionId: '0THER' },
    body: () => ({
      fullName: 'Noor Haddad',
      over21: true,
      liabilityWaiver: false,
      paymentMethod: 'cash',
    }),
  },
  signRelease: {
    row: rows.notTheirs,
    codes: { 404: 'registration-gone' },
    params: { submissionId: '0THER' },
    body: () => ({ liabilityWaiver: true }),
  },
  submitRegistration: { row: rows.registering, body: registration },
  validateTicket: { row: rows.anyone, body: () => ({ ticketId: 'WW-1' }) },
  readActiveEvent: { row: rows.anyone },
  joinWaitingList: {
    row: rows.unknownCode,
    codes: { 422: 'mail-not-set-up' },
    params: { eventId: 'gone' },
    body: () => ({ email: 'ana@example.com', language: 'en' }),
  },
  stopMails: {
    row: rows.refusing,
    codes: { 410: 'stop-link-over' },
    query: `?token=${'a'.repeat(40)}-S0meSecret1234567890`,
  },
  answerSurvey: {
    row: rows.refusing,
    codes: { 410: 'survey-link-over' },
    body: () => ({
      token: `${'a'.repeat(40)}-S0meSecret1234567890`,
      evening: 3,
      businesses: null,
      again: null,
    }),
  },
  confirmEventNotice: {
    row: rows.refusing,
    codes: { 410: 'notice-link-over' },
    body: () => ({ token: `${'a'.repeat(40)}-S0meSecret1234567890` }),
  },
  confirmWaiting: {
    row: rows.refusing,
    codes: { 410: 'waiting-link-over' },
    body: () => ({ token: `${'a'.repeat(40)}-S0meSecret1234567890` }),
  },
  readPlaceOffer: {
    row: rows.refusing,
    codes: { 410: 'offer-over' },
    params: { offer: `${'a'.repeat(40)}-S0meSecret1234567890` },
  },
  listPastEvents: { row: rows.anyone },
  requestEventNotice: {
    row: rows.unknownCode,
    codes: { 422: 'mail-not-set-up' },
    body: () => ({ email: 'ana@example.com', language: 'en' }),
  },
  listEventBusinesses: {
    row: rows.ownVisits,
    params: { id: 'autumn' },
    query: '?participantId=maya',
  },
  readLeaderboard: { row: rows.anyone, params: autumn },
  readCrowd: { row: rows.anyone, params: autumn },
  readProgress: { row: rows.own, params: maya },
  chooseLeaderboardName: { row: rows.own, params: maya, body: () => ({ displayName: 'Merlot' }) },
  ensureParticipant: {
    row: rows.own,
    body: () => ({ name: 'M', email: 'm@example.com', userId: 'maya' }),
  },
  listCheckIns: { row: rows.own, params: { id: 'maya', eventId: 'autumn' } },
  readParticipant: { row: rows.own, params: { id: 'maya' } },
  checkIn: { row: rows.own, body: () => checkIn },
  findVenuePin: {
    row: [401, 422, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered', attendee: 'unknown-venue-pin' },
    params: autumn,
    body: () => ({ pin: '000000' }),
  },
  listRewards: { row: rows.own, params: maya },
  issueRedemptionCode: { row: rows.own, params: { ...maya, rewardId: 'two' } },
  readDistrict: { row: rows.anyone, params: { id: districtId } },
  giveFeedback: {
    row: [401, 200, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered' },
    params: autumn,
    body: () => ({ evening: 3, businesses: 3, again: 2, comment: 'Lovely.' }),
  },
  likePour: {
    row: [401, 200, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered' },
    params: { ...autumn, ...syrah },
    body: () => ({ note: 'For Sunday' }),
  },
  unlikePour: {
    row: [401, 200, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered' },
    params: { ...autumn, ...syrah },
  },
  mailLikedPours: {
    row: [401, 422, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered', attendee: 'mail-not-set-up' },
    params: autumn,
    body: () => ({ language: 'en' }),
  },
  recordShownAnnouncements: {
    row: [401, 200, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered' },
    params: autumn,
    body: () => ({ announcementIds: ['hello'] }),
  },
  startGroup: {
    row: [401, 200, 403, 401, 403, 403, 403, 401, 401],
    codes: { 'other attendee': 'not-registered' },
    params: autumn,
  },
  /** Unknown group id. */
  readInvitation: { row: rows.notTheirs, codes: { 404: 'group-gone' }, params: { groupId } },
  joinGroup: { row: rows.notTheirs, codes: { 404: 'group-gone' }, params: { groupId } },
  leaveGroup: { row: rows.attendees, params: autumn },
  deleteOwnData: { row: rows.own, params: { id: 'maya' } },
};
