import { z } from 'zod';
import { skippingInvalid } from './fields/stored.ts';
import { instant } from './fields/values.ts';

/** Maximum number of members. */
export const maxGroupSize = 12;

/** Details of a member that the others see: neither positions nor times of visits. */
export const groupMember = z.object({
  firstName: z.string(),
  /** Businesses of the member's stamps, in an order that does not reveal the route. */
  stamps: skippingInvalid(z.array(z.string())),
  joinedAt: instant,
});

export type GroupMember = z.infer<typeof groupMember>;

/** `groups/{groupId}`: read by its members. Entries have membership IDs, which identify no one elsewhere. */
export const groupDocument = z.object({
  eventId: z.string(),
  members: skippingInvalid(z.record(z.string(), groupMember)),
});

export type GroupDocument = z.infer<typeof groupDocument>;
