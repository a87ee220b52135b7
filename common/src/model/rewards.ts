import { z } from 'zod';
import { businessCategory, pointTrigger, rewardType } from './categories.ts';
import { instant } from './values.ts';

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

/** `rewards/{rewardId}`: staff only; attendees see the catalogue. */
export const rewardDocument = z.object({
  /** The event it belongs to; null: every event. */
  eventId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  requiredVisits: z.number().int(),
  rewardType,
  isActive: z.boolean(),
  /** The business that hands it out at its own counter; null: the desk alone. */
  businessId: z.string().nullable().default(null),
  /** How many there are at each event; null: as many as are earned. */
  stock: z.number().int().nullable().default(null),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type RewardDocument = z.infer<typeof rewardDocument>;

/** `pointRules/{pointRuleId}`: staff only; attendees see the catalogue. */
export const pointRuleDocument = z.object({
  /** The event it belongs to; null: every event. */
  eventId: z.string().nullable(),
  name: z.string(),
  trigger: pointTrigger,
  points: z.number().int(),
  /** With trigger `category` only. */
  category: businessCategory.nullable(),
  /** With trigger `time_window` only: visits from the start up to, not at, the end. */
  windowStartTime: instant.nullable(),
  windowEndTime: instant.nullable(),
  /** Visits outside these earn nothing by this rule; null: no limit. */
  activeFromTime: instant.nullable(),
  activeUntilTime: instant.nullable(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type PointRuleDocument = z.infer<typeof pointRuleDocument>;
