import type {
  ParticipantDocument,
  ProgressDocument,
  RegistrationDocument,
} from '../../../functions/src/contract/documents.ts';
import type {
  AuditDocument,
  CheckInDocument,
  ClaimDocument,
  RedemptionCodeDocument,
  StaffDocument,
} from '../../../functions/src/contract/records.ts';
import { accounts } from './accounts.ts';
import { passwordRenewedAt } from './personas.ts';

const at = '2026-11-20T18:00:00.000Z';

const participant = (uid: string): ParticipantDocument => ({
  name: uid,
  email: `${uid}@example.com`,
  phoneNumber: '540-555-0100',
  userId: uid,
  createdAt: at,
  registrations: { autumn: `submission-${uid}` },
});

const progress = (uid: string): ProgressDocument => ({
  eventId: 'autumn',
  participantId: uid,
  visits: { vino: { checkInTime: at, state: 'verified' } },
  unlocked: {},
  claims: {},
  earlierCompletions: 0,
  leaderboardName: null,
});

const registration = (uid: string): RegistrationDocument => ({
  eventId: 'autumn',
  participantId: uid,
  fullName: uid,
  email: `${uid}@example.com`,
  phone: '',
  emergencyContact: '',
  emergencyPhone: '',
  over21: true,
  liabilityWaiver: true,
  marketingConsent: false,
  waiverVersion: '2026-11-en',
  waiverSha256: '0'.repeat(64),
  submittedAt: at,
  ip: '192.0.2.1',
  userAgent: 'a browser',
  paymentMethod: 'cash',
  ticketId: null,
  isVerified: false,
  paidAt: null,
  paidTo: null,
});

const checkIn = (uid: string): CheckInDocument => ({
  eventId: 'autumn',
  participantId: uid,
  businessId: 'vino',
  latitude: 38.3,
  longitude: -78.5,
  accuracyMeters: 10,
  distanceMeters: 12,
  capturedAt: at,
  receivedAt: at,
  state: 'verified',
  reasons: [],
  usedVenueCode: false,
  idempotencyKey: null,
  reviewedBy: null,
  reviewedAt: null,
});

const claim = (uid: string): ClaimDocument => ({
  eventId: 'autumn',
  participantId: uid,
  rewardId: 'first-glass',
  code: '12345678',
  claimedAt: at,
  redeemedBy: accounts.desk,
});

const redemptionCode: RedemptionCodeDocument = {
  eventId: 'autumn',
  participantId: accounts.maya,
  rewardId: 'first-glass',
  expiresAt: at,
};

const staff = (role: 'admin' | 'desk', differing: Partial<StaffDocument> = {}): StaffDocument => ({
  username: role,
  fullName: 'Nora Castellan',
  role,
  isActive: true,
  passwordHash: 'scrypt',
  sessionsValidFrom: 0,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...differing,
});

const audit: AuditDocument = {
  actor: accounts.admin,
  action: 'edit-business',
  target: 'businesses/vino',
  happenedAt: at,
  details: {},
};

const { maya, jonah } = accounts;

/** What people left behind, by path. */
export const people: Record<string, Record<string, unknown>> = {
  [`participants/${maya}`]: participant(maya),
  [`participants/${jonah}`]: participant(jonah),
  [`participants/${maya}/progress/autumn`]: progress(maya),
  [`participants/${jonah}/progress/autumn`]: progress(jonah),
  [`registrations/submission-${maya}`]: registration(maya),
  [`registrations/submission-${jonah}`]: registration(jonah),
  [`checkIns/autumn_${maya}_vino`]: checkIn(maya),
  [`claims/autumn_${maya}_first-glass`]: claim(maya),
  'redemptionCodes/12345678': redemptionCode,
  [`staff/${accounts.desk}`]: staff('desk'),
  [`staff/${accounts.admin}`]: staff('admin'),
  [`staff/${accounts.revoked}`]: staff('admin', { isActive: false }),
  [`staff/${accounts.renewed}`]: staff('admin', { sessionsValidFrom: passwordRenewedAt }),
  'audit/edit-1': audit,
  'rateLimits/login_admin': { count: 1, windowStartTime: at },
};
