import { z } from 'zod';
import { staffRole, visitState } from './categories.ts';
import { instant, latitude, longitude } from './values.ts';

/*
 * The documents that no attendee reads: evidence, codes, accounts. As in documents.ts, instants are ISO strings
 * here and Timestamps in Firestore.
 */

/** `checkIns/{eventId_uid_businessId}`: staff; the evidence and the decision. */
export const checkInDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  businessId: z.string(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  /** Metres, as the device claimed; null where it did not say. */
  accuracyMeters: z.number().nullable(),
  distanceMeters: z.number().nullable(),
  /** When the person tapped, by the server's clock. */
  capturedAt: instant,
  receivedAt: instant,
  state: visitState,
  /** Why it is pending. */
  reasons: z.array(z.string()),
  usedVenueCode: z.boolean(),
  idempotencyKey: z.string().nullable(),
  /** The staff member who decided a pending one. */
  reviewedBy: z.string().nullable(),
  reviewedAt: instant.nullable(),
});
export type CheckInDocument = z.infer<typeof checkInDocument>;

/** `redemptionCodes/{code}`: nobody; a code that staff can redeem once until it expires. */
export const redemptionCodeDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  rewardId: z.string(),
  expiresAt: instant,
});
export type RedemptionCodeDocument = z.infer<typeof redemptionCodeDocument>;

/** `claims/{eventId_uid_rewardId}`: staff. */
export const claimDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  rewardId: z.string(),
  code: z.string(),
  claimedAt: instant,
  redeemedBy: z.string(),
});
export type ClaimDocument = z.infer<typeof claimDocument>;

/** `staff/{uid}`: nobody; rules and API read it on every staff call. The uid is `staff-<username>`. */
export const staffDocument = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  isActive: z.boolean(),
  /** scrypt, see features/staff/password.ts. */
  passwordHash: z.string(),
  /** Whole seconds since 1970: a session that began earlier is refused. */
  sessionsValidFrom: z.number().int(),
  /** Counts the edits by admins; accounts from before they were counted have none stored. */
  version: z.number().int().default(1),
  createdAt: instant,
  updatedAt: instant,
});
export type StaffDocument = z.infer<typeof staffDocument>;

/** `audit/{auditId}`: admins; what staff did. */
export const auditDocument = z.object({
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  happenedAt: instant,
  details: z.record(z.string(), z.unknown()),
});
export type AuditDocument = z.infer<typeof auditDocument>;

/** `rateLimits/{key}`: nobody; how often somebody tried, see domain/slow-down.ts. */
export const rateLimitDocument = z.object({
  tries: z.number().int(),
  lastTriedAt: instant,
  /** When this address last signed in to this account; null where it never did, or where there is no such pair. */
  signedInAt: instant.nullable(),
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});
export type RateLimitDocument = z.infer<typeof rateLimitDocument>;
