import { checkInByStaff } from './desk-fixture.ts';
import { districtId, groupId, imageId } from './roles/samples.ts';
import { at } from './staff-api.ts';
import { linkIds, shiftAccount } from './staff-links.ts';

const maya = 'MAYASSUBM1SS10N00001';
const late = '2099-01-01T00:00:00.000Z';
const note = (action: string, target: string, details: object) => ({
  actor: 'admin',
  action,
  target,
  details,
  happenedAt: late,
});
const ended = { email: 'maya@example.com', expiresAt: at };

/** Documents missing in the event fixture, so that every collection and list has an entry. */
export const extraDocuments: Record<string, Record<string, unknown>> = {
  'events/autumn/feedback/f1': { evening: 3, businesses: 3, again: 3, comment: 'Good.' },
  'events/autumn/offers/vino': { offered: 'Two reds', version: 1, createdAt: at, updatedAt: at },
  'businessFacts/vino': { hours: '' },
  [`groups/${groupId}`]: {
    eventId: 'autumn',
    members: { m1: { firstName: 'Rosa', stamps: ['vino'], joinedAt: at } },
  },
  'crowds/autumn': { countedAt: '2026-11-20T18:00:00.000Z', counts: {} },
  'leaderboards/autumn': { rebuiltAt: null, entries: {} },
  'releases/r1': {
    organizer: 'Harlow Wine Walk',
    jurisdiction: 'Virginia',
    en: { title: 'Release', text: 'I take part at my own risk.', sha256: '' },
    es: { title: 'Exención', text: 'Participo bajo mi propio riesgo.', sha256: '' },
    publishedAt: at,
    publishedBy: 'admin',
  },
  'organization/current': { name: 'Harlow Wine Walk', version: 1, createdAt: at, updatedAt: at },
  'checkIns/autumn_maya_loom': {
    ...checkInByStaff,
    businessId: 'loom',
    state: 'pending',
    reasons: ['unclear-fix'],
    source: 'device',
    reviewedBy: null,
    reviewedAt: null,
  },
  'audit/admitted': note('desk.admit', `registrations/${maya}`, { admission: 'admitted' }),
  'audit/edited': note('business.edit', 'businesses/vino', {}),
  'audit/redeemed': note('reward.redeem', 'claims/autumn_maya_gone', { rewardName: 'Gone' }),
  'audit/confirmed': note('check-in.confirm', `registrations/${maya}`, {
    checkIns: ['autumn_maya_cask'],
  }),
  'staff/shift-lou': shiftAccount({ username: 'Lou' }),
  'peopleReads/staff-admin': {
    staffName: 'Ana',
    recent: [],
    highestCount: 75,
    exceededAt: '2099-01-01T00:00:00.000Z',
    expiresAt: '2099-01-02T00:00:00.000Z',
  },
  'displayNames/autumn_merlot': { eventId: 'autumn', participantId: 'maya' },
  'tillEntries/e1': { tillId: 'autumn_staff-desk_1', kind: 'sale', amountCents: 3500 },
  'rewardSlots/autumn_two_0': { eventId: 'autumn', rewardId: 'two', isClaimed: false },
  'ticketCounts/autumn': {
    capacity: null,
    taken: 0,
    open: 0,
    types: {},
    countedAt: at,
    completeAt: at,
  },
  'sealedEvidence/GONE': { participantId: 'gone', eventId: 'autumn' },
  'idempotentRequests/a1': { requestSha256: '', answer: '{}', answeredAt: at, expiresAt: at },
  'addressProofs/of-maya': { ...ended, provenAt: at },
  'signInCodes/of-maya': { ...ended, codeHmac: '', guessesLeft: 5 },
  'sessionCookies/of-maya': {
    participantId: 'maya',
    secretSha256: '',
    session: {},
    signedInAt: at,
    expiresAt: at,
  },
  'returnCodes/of-maya': { participantId: 'maya', submissionId: maya, expiresAt: at },
  'waitingList/w1': {
    eventId: 'autumn',
    email: 'ana@example.com',
    state: 'waiting',
    expiresAt: at,
  },
  'eventReminders/autumn': { startTime: at },
  'mailStops/s1': { mailbox: 'm', scope: 'news', isStopped: false, expiresAt: at },
  'eventNotices/n1': { email: 'ana@example.com', language: 'en', expiresAt: at },
  'walletDevices/d1_MAYA': { submissionId: maya, participantId: 'maya', expiresAt: at },
  'rateLimits/login_admin': { count: 1, windowStartTime: at },
  'deskLists/current': { entryLeftAt: at },
  'ticketSellers/current': { sellers: [] },
};

export interface DamagedRow {
  document: string;
  /** Field that the schema requires and no query uses. */
  field: string;
  /**
   * Calls that report this document as invalid or reject with this code. All others respond as without it.
   */
  stops: readonly string[];
  /** True if a list omits the document and the log names it. */
  isNamed: boolean;
}

const row = (document: string, field: string, isNamed: boolean, stops: readonly string[] = []) =>
  ({ document, field, isNamed, stops }) satisfies DamagedRow;

/** One invalid document per collection. */
export const invalidDocumentCases: readonly DamagedRow[] = [
  row('admissions/admitted', 'arrived', false),
  row('audit/edited', 'action', false),
  row('businessFacts/vino', 'hours', false),
  row('businesses/cask', 'name', true),
  row('businesses/vino', 'name', true, ['readShopCounts', 'readShopPage']),
  row('catalogues/autumn', 'businesses', false, [
    'listEventBusinesses',
    'listPendingCheckIns',
    'listRewards',
    'previewPointRule',
    'readCrowd',
    'readDeskSnapshot',
    'readLeaderboard',
    'readOverview',
    'readProgress',
    'readRegistration',
  ]),
  row('changes/admitted', 'madeBy', false),
  row('changes/paused', 'madeBy', true),
  row('checkIns/autumn_maya_cask', 'capturedAt', true),
  row('checkIns/autumn_maya_loom', 'capturedAt', true),
  row('claims/autumn_maya_gone', 'code', false),
  row('crowds/autumn', 'counts', false, ['readCrowd']),
  row('deskDoubts/twice', 'kind', true),
  row('displayNames/autumn_merlot', 'participantId', false),
  row(`districts/${districtId}`, 'json', false, ['readDistrict']),
  row('events/autumn', 'name', true, [
    'listEventBusinesses',
    'listPendingCheckIns',
    'listShifts',
    'listShopLinks',
    'listShopPages',
    'listVolunteers',
    'lookUpAtDesk: no-desk',
    'previewAnnouncementMail',
    'previewPointRule',
    'readConfirmation',
    'readDeskSnapshot',
    'readFeedback',
    'readInvitation',
    'readOverview',
    'readProgress',
    'readReadiness',
    'readShopCounts',
    'readShopPage',
  ]),
  row('events/autumn/announcements/hello', 'title', true, [
    'previewAnnouncementMail',
    'readAnnouncementMails',
  ]),
  row('events/autumn/feedback/f1', 'evening', true),
  row('events/autumn/offers/vino', 'version', false),
  row('groups/' + groupId, 'members', false, ['readInvitation']),
  row(`images/${imageId}`, 'data', false, ['readImage']),
  row('leaderboards/autumn', 'entries', false, ['readLeaderboard']),
  row('mails/m1', 'kind', true),
  row('organization/current', 'name', false, [
    'listShopPages',
    'previewAnnouncementMail',
    'readAdminOrganization',
    'readOrganization',
    'readPrivacyNotice',
    'readReadiness',
    'readShopPage',
  ]),
  row('releases/r1', 'publishedBy', true),
  row('participants/maya', 'registrations', true, [
    'listCheckIns',
    'listRewards',
    'listWalletPasses',
    'readApplePass',
    'readInvitation',
    'readParticipant',
    'readPlaceOffer',
    'readProgress',
    'readWalletPass',
  ]),
  row('participants/maya/progress/autumn', 'unlocked', true, [
    'listCheckIns',
    'listEventBusinesses',
    'listRewards',
    'readInvitation',
    'readProgress',
    'readRegistration',
  ]),
  row('peopleReads/staff-admin', 'staffName', true),
  row('pointRules/every-door', 'trigger', true),
  row('redemptionCodes/12345678', 'rewardId', false),
  row(`registrations/${maya}`, 'fullName', true, [
    'readConfirmation',
    'readRegistration',
    'verifySignature',
  ]),
  row('registrations/PA1DSUBM1SS10N000001', 'fullName', true),
  row('rewardSlots/autumn_two_0', 'rewardId', false),
  row('rewards/two', 'rewardType', true),
  row('sealedEvidence/GONE', 'participantId', false),
  row(`shifts/${linkIds.shift}`, 'pin', true),
  row(`shopLinks/${linkIds.shop}`, 'pin', true, ['readShopPage']),
  row('shopPages/autumn_vino', 'state', true, ['readShopCounts', 'readShopPage']),
  row('staff/shift-sam', 'username', true),
  row('staff/shift-lou', 'username', true),
  row('ticketCounts/autumn', 'types', false, ['lookUpAtDesk']),
  row('tickets/WW-1', 'holderName', true, ['lookUpAtDesk', 'requestTicketCode', 'validateTicket']),
  row('tillEntries/e1', 'amountCents', false),
  row('tills/autumn_staff-admin_1', 'currency', true),
  row(`volunteers/${linkIds.volunteer}`, 'pin', true),
  row('idempotentRequests/a1', 'answer', false),
  row('addressProofs/of-maya', 'email', false),
  row('signInCodes/of-maya', 'email', false),
  row('returnCodes/of-maya', 'submissionId', false),
  row('sessionCookies/of-maya', 'secretSha256', false),
  row('waitingList/w1', 'language', false),
  row('eventReminders/autumn', 'queuedAt', false),
  row('mailStops/s1', 'secretSha256', false),
  row('eventNotices/n1', 'requestedAt', false),
  row('walletDevices/d1_MAYA', 'deviceId', false),
  row('rateLimits/login_admin', 'count', false),
  row('deskLists/current', 'entryLeftAt', false),
  row('ticketSellers/current', 'sellers', false, ['readSellerDecisions']),
];

/** Invalid entries beside valid ones in the maps and lists of a document, by their path in it. */
export const invalidEntries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'catalogues/autumn': {
    'businesses.3': { id: 'broken', name: 'Broken' },
    'rewards.1': { id: 'broken', requiredVisits: 'two' },
    'pointRules.1': null,
    'formerBusinesses.0': 7,
    'formerRewards.0': 'gone',
  },
  'checkIns/autumn_maya_cask': { 'reasons.0': 'unknown' },
  'crowds/autumn': { 'counts.vino': 'many' },
  'events/autumn': {
    'mapPoints.0': { kind: 'desk' },
    'ticketTypes.0': { id: 'broken' },
    'businessStatus.vino': { status: 'unknown', sinceAt: at },
    'businessIds.0': 7,
  },
  [`groups/${groupId}`]: { 'members.m2': { firstName: 'Lou' }, 'members.m1.stamps.1': 7 },
  'leaderboards/autumn': { 'entries.broken': { displayName: 'Malbec' } },
  'organization/current': { 'sponsors.0': { name: 'Broken' } },
  'participants/maya': {
    'registrations.spring': 7,
    'linkedIds.0': 7,
    'shownAnnouncements.0': null,
    'endedSessions.broken': null,
  },
  'participants/maya/progress/autumn': {
    'visits.cask': { checkInTime: null, state: 'verified' },
    'visits.loom': 7,
    'refusals.loom': { reason: 'unknown' },
    'unlocked.broken': {},
    'claims.broken': { claimedAt: '' },
    'endedSessions.broken': {},
  },
  [`registrations/${maya}`]: { 'endedSessions.broken': 7 },
  'changes/paused': { 'summary.effects.1': { kind: 'unknown' } },
};
