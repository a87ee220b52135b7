import { z } from 'zod';
import { offlineConflictReason, rewardType } from '../model/categories.ts';
import { rewardDocument } from '../model/rewards.ts';
import {
  compositeId,
  documentId,
  instant,
  optionalVersion,
  paragraph,
  requiredLine,
} from '../model/values.ts';
import { endpoint } from './endpoint.ts';

export const adminReward = rewardDocument.extend({ id: z.string() });

export type AdminReward = z.infer<typeof adminReward>;

/** How many visits, or completions, a reward asks for. */
export const requiredVisits = z
  .number('Enter how many are required.')
  .int('Enter a whole number.')
  .min(1, 'At least 1 is required.')
  .max(1000, 'At most 1000 can be required.');

export const rewardBody = z.strictObject({
  name: requiredLine(120),
  description: paragraph(1000).min(1, 'Please fill this in.'),
  requiredVisits,
  rewardType,
  isActive: z.boolean().optional().default(true),
  /** Left out or null: every event. */
  eventId: documentId.nullable().optional(),
  /** How many there are at each event; null: as many as are earned. Left out: as it is, or no limit. */
  stock: z
    .number('Enter how many there are.')
    .int('Enter a whole number.')
    .min(1, 'There is at least 1.')
    .max(500, 'At most 500 can be counted one by one.')
    .nullable()
    .optional(),
  /** The business that hands it out at its own counter; left out or null: the desk alone. */
  businessId: documentId.nullable().optional(),
});

export const listAdminRewards = endpoint({
  method: 'GET',
  path: '/api/admin/rewards',
  access: 'desk',
  summary: 'All rewards, the fewest visits first.',
  output: z.array(adminReward),
  problems: [],
});

export const createReward = endpoint({
  method: 'POST',
  path: '/api/admin/rewards',
  access: 'admin',
  summary: 'Creates a reward.',
  body: rewardBody,
  output: adminReward,
  problems: ['not-found'],
  idempotent: true,
});

export const editReward = endpoint({
  method: 'PUT',
  path: '/api/admin/rewards/{id}',
  access: 'admin',
  summary: 'Edits a reward; what people unlocked or claimed stays theirs.',
  params: z.object({ id: documentId }),
  body: rewardBody.extend({ version: optionalVersion }),
  output: adminReward,
  problems: ['not-found', 'stale-edit'],
});

export const redeemReward = endpoint({
  method: 'POST',
  path: '/api/admin/redemptions',
  access: 'shop',
  summary:
    'Redeems a code: marks the reward claimed, once. A repeat with the same key within a minute is answered as the first.',
  body: z.strictObject({
    code: z
      .string()
      .regex(/^[\s-]*(\d[\s-]*){8}$/, 'A redemption code has eight digits.')
      .transform((text) => text.replace(/[\s-]/g, '')),
    /** Of the desk; left out: the event of the link, or the running one. */
    eventId: documentId.optional(),
    /** When it was handed over, where that was without a connection and is sent only now. */
    doneAt: instant.nullish(),
  }),
  output: z.object({
    /** By which it can be taken back. */
    claimId: z.string(),
    participantName: z.string(),
    rewardName: z.string(),
    claimedAt: instant,
    undoUntil: instant,
    /** Why it should not have been handed over, where that was done without a connection. */
    doubt: z
      .object({
        reason: offlineConflictReason,
        earlierAt: instant.nullable(),
        earlierBy: z.string().nullable(),
      })
      .nullable(),
  }),
  /** `wrong-business`: a shop, and a reward that is not its own or a code of another event. */
  problems: [
    'not-found',
    'code-expired',
    'already-claimed',
    'not-paid',
    'wrong-business',
    'wrong-event',
    'out-of-stock',
    'too-many-requests',
  ],
  idempotent: true,
});

export const undoRedemption = endpoint({
  method: 'POST',
  path: '/api/admin/redemptions/{id}/undo',
  access: 'desk',
  summary: 'Takes a redemption back within 5 minutes: the reward can be claimed again.',
  params: z.object({ id: compositeId }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'undo-over'],
  idempotent: true,
});
