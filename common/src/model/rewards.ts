import { z } from 'zod';
import { businessCategory, pointTrigger, rewardType } from './categories.ts';
import { orElse } from './fields/stored.ts';
import { instant } from './fields/values.ts';
import { translatedText } from './organization.ts';

/** `redemptionCodes/{code}`: read by no client; a code that staff can redeem once until it expires. */
export const redemptionCodeDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  rewardId: z.string(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
  /**
   * Preapproval with the facts at the time of issue, for a participant who had paid: redeeming needs no
   * further reads. Null in early codes, and after changes that may affect it: everything is read again.
   */
  preapproval: z
    .object({
      participantName: z.string(),
      rewardName: z.string(),
      /** Shop that redeems it; null for the desk only. */
      businessId: z.string().nullable(),
      /** True if the stock is limited, with a slot reserved for this code. */
      isLimited: z.boolean(),
    })
    .nullable()
    .default(null),
});

export type RedemptionCodeDocument = z.infer<typeof redemptionCodeDocument>;

/** `claims/{eventId_uid_rewardId}`: read by staff. */
export const claimDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  rewardId: z.string(),
  code: z.string(),
  claimedAt: instant,
  redeemedBy: z.string(),
  /** Idempotency key of the redemption; null in early claims. */
  idempotencyKey: z.string().nullable().default(null),
  /** Shop that redeemed it at its own counter; null for the desk. */
  businessId: z.string().nullable().default(null),
});

export type ClaimDocument = z.infer<typeof claimDocument>;

/**
 * `rewardSlots/{eventId_rewardId_number}`: read by no client; one unit of a limited reward, reserved or
 * claimed.
 */
export const rewardSlotDocument = z.object({
  eventId: z.string(),
  rewardId: z.string(),
  /** Index from 0 up to, but not including, the stock. */
  number: z.number().int(),
  /** Empty after the person was deleted. */
  participantId: z.string(),
  /** End of the reservation by a code; a claimed slot stays taken. */
  reservedUntil: instant,
  isClaimed: z.boolean(),
});

export type RewardSlotDocument = z.infer<typeof rewardSlotDocument>;

/** `rewards/{rewardId}`: read by staff only; attendees read the catalog. */
export const rewardDocument = z.object({
  /** Event that it belongs to; null for all events. */
  eventId: z.string().nullable(),
  name: z.string(),
  description: orElse(z.string(), ''),
  nameIn: translatedText,
  descriptionIn: translatedText,
  requiredVisits: z.number().int(),
  rewardType,
  isActive: z.boolean(),
  /** Business that redeems it at its own counter; null for the desk only. */
  businessId: z.string().nullable().default(null),
  /** Stock at each event; null for unlimited. */
  stock: z.number().int().nullable().default(null),
  /** Types of tickets that it is not for. */
  excludedTypeIds: z.array(z.string()).default([]),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type RewardDocument = z.infer<typeof rewardDocument>;

/** `pointRules/{pointRuleId}`: read by staff only; attendees read the catalog. */
export const pointRuleDocument = z.object({
  /** Event that it belongs to; null for all events. */
  eventId: z.string().nullable(),
  name: z.string(),
  trigger: pointTrigger,
  points: z.number().int(),
  /** Present only with trigger `category`. */
  category: businessCategory.nullable(),
  /** Present only with trigger `time_window`: start inclusive, end exclusive. */
  windowStartTime: instant.nullable(),
  windowEndTime: instant.nullable(),
  /** Visits outside this period earn nothing by this rule; null for no limit. */
  activeFromTime: instant.nullable(),
  activeUntilTime: instant.nullable(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type PointRuleDocument = z.infer<typeof pointRuleDocument>;
