import type { StaffRole } from '@wine-walk/common/model/categories.ts';
import {
  type ParticipantDocument,
  type ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import {
  type ClaimDocument,
  type RedemptionCodeDocument,
} from '@wine-walk/common/model/rewards.ts';
import { type AuditDocument, type StaffDocument } from '@wine-walk/common/model/staff.ts';
import { newAccount } from '../../../functions/src/modules/staff/accounts.ts';
import { checkInRecord } from '../check-in-record.ts';
import { cashRegistration } from '../registration-record.ts';
import { accounts } from './accounts.ts';

const at = '2026-11-20T18:00:00.000Z';

const access = { generation: 1, endedSessions: { lost: { endedAt: at } } };

const participant = (uid: string): ParticipantDocument => ({
  name: uid,
  email: `${uid}@example.com`,
  phoneNumber: '540-555-0100',
  userId: uid,
  createdAt: at,
  registrations: { autumn: `submission-${uid}` },
  emailProvenAt: null,
  emailCorrectedAt: null,
  linkedIds: [],
  shownAnnouncements: [],
  ...access,
});

const progress = (uid: string): ProgressDocument => ({
  eventId: 'autumn',
  participantId: uid,
  visits: { vino: { checkInTime: at, state: 'verified' } },
  refusals: {},
  unlocked: {},
  claims: {},
  earlierCompletions: 0,
  feedbackAt: null,
  visitsChangedAt: null,
  leaderboardName: null,
  hiddenName: null,
  likedPours: [],
  group: uid === accounts.maya ? { id: 'g1', memberId: 'm1' } : null,
  registeredAt: at,
  witnessedAt: at,
  burst: { startedAt: at, notBeforeAt: at },
  typeId: null,
  isCancelled: false,
  ...access,
});

const registration = (uid: string) =>
  cashRegistration({
    eventId: 'autumn',
    participantId: uid,
    fullName: uid,
    email: `${uid}@example.com`,
    submittedAt: at,
    ...access,
  });

const checkIn = (uid: string) =>
  checkInRecord(
    {
      eventId: 'autumn',
      participantId: uid,
      businessId: 'vino',
      latitude: 38.3,
      longitude: -78.5,
      accuracyMeters: 10,
      distanceMeters: 12,
      state: 'verified',
    },
    at,
  );

const claim = (uid: string): ClaimDocument => ({
  eventId: 'autumn',
  participantId: uid,
  rewardId: 'first-glass',
  code: '12345678',
  claimedAt: at,
  redeemedBy: accounts.desk,
  idempotencyKey: null,
  businessId: null,
});

const redemptionCode: RedemptionCodeDocument = {
  eventId: 'autumn',
  participantId: accounts.maya,
  rewardId: 'first-glass',
  expiresAt: at,
  preapproval: null,
};

const staff = (role: StaffRole, overrides: Partial<StaffDocument> = {}) =>
  newAccount(
    { username: role, fullName: 'Nora Castellan', role, passwordHash: 'scrypt', ...overrides },
    at,
  );

const audit: AuditDocument = {
  actor: accounts.admin,
  action: 'edit-business',
  target: 'businesses/vino',
  happenedAt: at,
  details: {},
};

const { maya, jonah, theo } = accounts;

/** Documents of attendees, by path. */
export const people: Record<string, Record<string, unknown>> = {
  [`participants/${maya}`]: participant(maya),
  [`participants/${jonah}`]: participant(jonah),
  [`participants/${maya}/progress/autumn`]: progress(maya),
  [`participants/${jonah}/progress/autumn`]: progress(jonah),
  // Progress without a participant, in another group than Maya.
  [`participants/${theo}/progress/autumn`]: {
    ...progress(theo),
    group: { id: 'g2', memberId: 'm1' },
  },
  [`registrations/submission-${maya}`]: registration(maya),
  [`registrations/submission-${jonah}`]: registration(jonah),
  [`checkIns/autumn_${maya}_vino`]: checkIn(maya),
  [`claims/autumn_${maya}_first-glass`]: claim(maya),
  'redemptionCodes/12345678': redemptionCode,
  [`staff/${accounts.shop}`]: staff('shop', { businessId: 'vino' }),
  [`staff/${accounts.volunteer}`]: staff('desk', { eventId: 'autumn' }),
  [`staff/${accounts.desk}`]: staff('desk'),
  [`staff/${accounts.admin}`]: staff('admin'),
  [`staff/${accounts.revoked}`]: staff('admin', { isActive: false }),
  [`staff/${accounts.renewed}`]: staff('admin', { generation: 2 }),
  'displayNames/autumn_a1': { eventId: 'autumn', participantId: maya },
  'shifts/entrance': { eventId: 'autumn', pin: '123456' },
  'shopLinks/vino': { eventId: 'autumn', pin: '123456' },
  'shopPages/autumn_vino': { eventId: 'autumn', businessId: 'vino' },
  'agreements/a1': { organizer: 'Harlow Wine Walk' },
  'agreementSignatures/autumn_vino_a1': { eventId: 'autumn', name: 'Rosa Lund' },
  'draws/d1': { eventId: 'autumn', entryKey: '5e' },
  'drawLists/d1': { text: '' },
  'freeEntries/f1': { drawId: 'd1', fullName: 'Ben Marsh' },
  'results/autumn': { isFinal: true },
  'viewCounts/autumn_0': { eventId: 'autumn', landing: 3, map: 2 },
  'shopAnswers/autumn_vino': { eventId: 'autumn', sales: 'same' },
  'resultLinks/board': { eventId: 'autumn', audience: 'board' },
  'volunteers/ana': { eventId: 'autumn', pin: '123456', phone: '555-0100' },
  'admissions/a1': { eventId: 'autumn' },
  'deskLists/current': { entryLeftAt: at },
  'deskDoubts/d1': { eventId: 'autumn' },
  'tills/t1': { eventId: 'autumn' },
  'tillEntries/e1': { tillId: 't1' },
  'audit/edit-1': audit,
  'organization/current': { name: 'Harlow Wine Walk', version: 1 },
  'releases/r1': { language: 'en', text: 'I accept.', hash: '' },
  'images/i1': { contentType: 'image/webp', data: '' },
  'districts/harlow': { json: '{}' },
  'crowds/autumn': { countedAt: at, counts: {} },
  'leaderboards/autumn': { rebuiltAt: null, entries: {} },
  'sealedEvidence/QUENTINSUBM1SS10N001': { participantId: 'maya', fullName: 'Maya Reyes' },
  'idempotentRequests/a1': { requestSha256: '', answer: '{}', answeredAt: at, expiresAt: at },
  'addressProofs/of-maya': { email: 'maya@example.com', provenAt: at, expiresAt: at },
  'mails/m1': { to: 'maya@example.com', text: 'Open this link', state: 'queued', expiresAt: at },
  'signInCodes/of-maya': { email: 'maya@example.com', codeHmac: '', guessesLeft: 5, expiresAt: at },
  'sessionCookies/of-maya': {
    participantId: 'maya',
    secretSha256: 'a'.repeat(64),
    session: { generation: 0, sessionId: 'of-maya', provedEmail: false },
    signedInAt: at,
    expiresAt: at,
  },
  'returnCodes/of-maya': {
    participantId: accounts.maya,
    submissionId: `submission-${accounts.maya}`,
    issuedBy: 'desk',
    keepsOtherSessions: false,
    expiresAt: at,
  },
  'waitingList/w1': {
    eventId: 'autumn',
    email: 'maya@example.com',
    state: 'waiting',
    expiresAt: at,
  },
  'ticketSellers/current': { sellers: [] },
  'eventReminders/autumn': { startTime: at, queuedAt: at },
  'mailStops/s1': { mailbox: 'm', scope: 'news', secretSha256: '', isStopped: true, expiresAt: at },
  'eventNotices/n1': { email: 'maya@example.com', language: 'en', requestedAt: at, expiresAt: at },
  'walletDevices/d1_MAYA': { participantId: accounts.maya, pushToken: 'a1', expiresAt: at },
  'notifications/n1': { eventId: 'autumn', kind: 'announcement', createdAt: at, expiresAt: at },
  'notificationDeliveries/n1_MAYA': {
    participantId: accounts.maya,
    channel: 'push',
    expiresAt: at,
  },
  'pushSubscriptions/b1': { participantId: accounts.maya, auth: 'a1', expiresAt: at },
  [`peopleReads/${accounts.desk}`]: {
    staffName: 'desk',
    recent: [],
    highestCount: 0,
    exceededAt: null,
    expiresAt: at,
  },
  'rateLimits/login_admin': { count: 1, windowStartTime: at },
};
