import { z } from 'zod';
import { businessCategory, pointTrigger, rewardType } from './categories.ts';
import { instant } from './values.ts';

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
