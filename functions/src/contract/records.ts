import { z } from 'zod';
import { checkInSource, pendingReason, reviewReason, staffRole, visitState } from './categories.ts';
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
  /** When the person pressed the button, by the server's clock. */
  capturedAt: instant,
  receivedAt: instant,
  /** `refused`: by staff; the visit is gone, the evidence stays. */
  state: z.enum([...visitState.options, 'refused']),
  /** Why it is, or was, pending. */
  reasons: z.array(pendingReason),
  usedVenueCode: z.boolean(),
  idempotencyKey: z.string().nullable(),
  source: checkInSource.default('device'),
  /** The name of the staff member who decided a pending one, or who checked the person in. */
  reviewedBy: z.string().nullable(),
  reviewedAt: instant.nullable(),
  /** Why staff refused it; null: they did not. */
  reviewReason: reviewReason.nullable().default(null),
  /** Counts the decisions: staff decide what they have seen. */
  version: z.number().int().default(1),
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
  /** Of the request that redeemed it; claims from before it was kept have none. */
  idempotencyKey: z.string().nullable().default(null),
  /** The shop that redeemed it at its own counter; null where the desk did. */
  businessId: z.string().nullable().default(null),
});
export type ClaimDocument = z.infer<typeof claimDocument>;

/**
 * `idempotentRequests/{id}`: nobody; what a request with an Idempotency-Key was answered, see
 * store/once-per-request.ts.
 */
export const idempotentRequestDocument = z.object({
  /** Of what was asked, in lower-case hex. */
  requestSha256: z.string(),
  /** The first answer, as JSON. */
  answer: z.string(),
  answeredAt: instant,
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});
export type IdempotentRequestDocument = z.infer<typeof idempotentRequestDocument>;

/** `staff/{uid}`: nobody; rules and API read it on every staff call. The uid is `staff-<username>`. */
export const staffDocument = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  isActive: z.boolean(),
  /** scrypt, see features/staff/password.ts; null where there is no password: accounts of shifts and shops. */
  passwordHash: z.string().nullable(),
  /**
   * Counts the ends of sessions: signing out, another password, another role, revoked access. A session
   * carries the one it began with and is refused as soon as the two differ, in the API and in the rules.
   */
  generation: z.number().int().default(1),
  /** The shift that made this account, and ends it; null for an account of its own. */
  shiftId: z.string().nullable().default(null),
  /** The shop link that made this account, and ends it; null for everybody else. */
  shopLinkId: z.string().nullable().default(null),
  /** The only event that an account of a shift or a shop is for; null for an account of its own. */
  eventId: z.string().nullable().default(null),
  /** The only business that an account of role shop acts for; null for everybody else. */
  businessId: z.string().nullable().default(null),
  /** When the account ends by itself; null: never. */
  expiresAt: instant.nullable().default(null),
  /** When a volunteer's phone last asked whether its session stands, to the minute; left out: not since it was kept. */
  lastSeenAt: instant.optional(),
  /** Counts the edits by admins; accounts from before they were counted have none stored. */
  version: z.number().int().default(1),
  createdAt: instant,
  updatedAt: instant,
});
export type StaffDocument = z.infer<typeof staffDocument>;

/**
 * `shifts/{id}` and `shopLinks/{id}`: nobody; a link by which staff sign in without a password. The id is made
 * from the secret, so that who holds the link is found without a query.
 */
export const staffLinkDocument = z.object({
  eventId: z.string(),
  businessId: z.string().nullable(),
  name: z.string(),
  secret: z.string(),
  pin: z.string(),
  isActive: z.boolean(),
  expiresAt: instant,
  createdAt: instant,
  createdBy: z.string(),
  /** How many accounts came in by it: each changes the document, so that ending it meets them. */
  joins: z.number().int(),
});
export type StaffLinkDocument = z.infer<typeof staffLinkDocument>;

/**
 * `walkChanges/{id}`: nobody; what changed a running walk, so that it can be taken back for a while. Of each document
 * the fields as they were and became, as JSON.
 */
export const walkChangeDocument = z.object({
  eventId: z.string(),
  /** What was done, for people: 'Ash Cellars is closed'. */
  text: z.string(),
  parts: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  madeBy: z.string(),
  madeAt: instant,
  undoneBy: z.string().nullable(),
});
export type WalkChangeDocument = z.infer<typeof walkChangeDocument>;

/** `rewardSlots/{eventId_rewardId_number}`: nobody; one of a limited reward's, promised or handed out. */
export const rewardSlotDocument = z.object({
  eventId: z.string(),
  rewardId: z.string(),
  /** From 0 up to, not at, the stock. */
  number: z.number().int(),
  participantId: z.string(),
  /** A code promises it so long; what is claimed is gone for good. */
  reservedUntil: instant,
  isClaimed: z.boolean(),
});
export type RewardSlotDocument = z.infer<typeof rewardSlotDocument>;

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

/** `addressProofs/{sha256 of the proof}`: nobody; who proved an address shows it with this for a while. */
export const addressProofDocument = z.object({
  email: z.string(),
  provenAt: instant,
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});
export type AddressProofDocument = z.infer<typeof addressProofDocument>;

/** `signInCodes/{sha256 of the attempt}`: nobody; a six-digit code that was mailed to an address. */
export const signInCodeDocument = z.object({
  email: z.string(),
  /** HMAC-SHA-256 of the digits with the attempt's id, which only the device that asked knows. */
  codeHmac: z.string(),
  guessesLeft: z.number().int(),
  expiresAt: instant,
});
export type SignInCodeDocument = z.infer<typeof signInCodeDocument>;

/** `returnCodes/{hash of the code}`: nobody; by it a person gets their walk back at the desk, once. */
export const returnCodeDocument = z.object({
  participantId: z.string(),
  submissionId: z.string(),
  issuedBy: z.string(),
  keepsOtherSessions: z.boolean(),
  expiresAt: instant,
});
export type ReturnCodeDocument = z.infer<typeof returnCodeDocument>;

/** `displayNames/{eventId}_{hash}`: who has a name on an event's leaderboard, and all that look like it. */
export const displayNameDocument = z.object({ eventId: z.string(), participantId: z.string() });
