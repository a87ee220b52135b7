import { z } from 'zod';
import { instant } from './values.ts';

/** As many as walk together, at most. */
export const maxGroupSize = 12;

/** What the others of a group see of somebody: never where they are, nor when they were anywhere. */
export const groupMember = z.object({
  firstName: z.string(),
  /** The businesses whose stamps they have, in no order that tells of their way. */
  stamps: z.array(z.string()),
  joinedAt: instant,
});

export type GroupMember = z.infer<typeof groupMember>;

/** `groups/{groupId}`: its members. By an id of the membership, which names nobody elsewhere. */
export const groupDocument = z.object({
  eventId: z.string(),
  members: z.record(z.string(), groupMember),
});

export type GroupDocument = z.infer<typeof groupDocument>;
