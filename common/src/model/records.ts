import { z } from 'zod';
import { checkInSource, pendingReason, reviewReason, visitState } from './categories.ts';
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
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
  /**
   * What was true as it was issued, to somebody who had paid: redeeming takes its word. Null once something of it may
   * have changed, and in codes from before it was kept: then all is read anew.
   */
  promised: z
    .object({
      participantName: z.string(),
      rewardName: z.string(),
      /** The shop that hands it out; null: the desk alone. */
      businessId: z.string().nullable(),
      /** There is a limited number, each promised by a slot of its own. */
      isLimited: z.boolean(),
    })
    .nullable()
    .default(null),
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
 * store/with-idempotency.ts.
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

/** `displayNames/{eventId}_{hash}`: who has a name on an event's leaderboard, and all that look like it. */
export const displayNameDocument = z.object({ eventId: z.string(), participantId: z.string() });
