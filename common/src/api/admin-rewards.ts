import { z } from 'zod';
import { offlineConflictReason, rewardType } from '../model/categories.ts';
import { rewardDocument } from '../model/rewards.ts';
import {
  compositeId,
  documentId,
  inEachLanguage,
  instant,
  line,
  optionalVersion,
  paragraph,
  requiredLine,
} from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import { takesBack } from './takes-back.ts';

export const adminReward = rewardDocument.extend({ id: z.string() });

export type AdminReward = z.infer<typeof adminReward>;

/** Number of visits or completions that unlock a reward. */
export const requiredVisits = z
  .number('Enter the required number.')
  .int('Enter a whole number.')
  .min(1, 'At least 1 is required.')
  .max(1000, 'At most 1000 can be required.');

export const rewardBody = z.strictObject({
  name: requiredLine(120),
  description: paragraph(1000).min(1, 'Please fill this in.'),
  /** Unchanged if omitted; empty for a new reward. */
  nameIn: inEachLanguage(line(120)).optional(),
  /** Unchanged if omitted; empty for a new reward. */
  descriptionIn: inEachLanguage(paragraph(1000)).optional(),
  requiredVisits,
  rewardType,
  isActive: z.boolean().optional().default(true),
  /** All events if omitted or null. */
  eventId: documentId.nullable().optional(),
  /** Stock at each event; null for unlimited. Unchanged if omitted, unlimited for a new reward. */
  stock: z
    .number('Enter how many are available.')
    .int('Enter a whole number.')
    .min(1, 'Enter at least 1.')
    .max(500, 'Enter at most 500.')
    .nullable()
    .optional(),
  /** Business that redeems it at its own counter; only the desk if omitted or null. */
  businessId: documentId.nullable().optional(),
  /** Types of tickets that it is not for. Unchanged if omitted, none for a new reward. */
  excludedTypeIds: z.array(documentId).max(100).optional(),
});

export const listAdminRewards = endpoint({
  method: 'GET',
  path: '/api/admin/rewards',
  access: 'account',
  summary: 'Lists all rewards, fewest required visits first.',
  output: z.array(adminReward),
  problems: [],
});

export const createReward = endpoint({
  method: 'POST',
  path: '/api/admin/rewards',
  access: 'admin',
  summary: 'Creates a reward.',
  body: takesBack(rewardBody, adminReward),
  output: adminReward,
  problems: ['not-found'],
  idempotent: true,
});

export const editReward = endpoint({
  method: 'PUT',
  path: '/api/admin/rewards/{id}',
  access: 'admin',
  summary: 'Edits a reward. Unlocked and claimed rewards stay valid.',
  params: z.object({ id: documentId }),
  body: takesBack(rewardBody.extend({ version: optionalVersion }), adminReward),
  output: adminReward,
  problems: ['not-found', 'stale-edit'],
});

export const redeemReward = endpoint({
  method: 'POST',
  path: '/api/admin/redemptions',
  access: 'shop',
  summary:
    'Redeems a code and marks the reward claimed, once. A repeat with the same key within a minute returns the first response.',
  body: z.strictObject({
    code: z
      .string()
      .regex(/^[\s-]*(\d[\s-]*){8}$/, 'A redemption code has eight digits.')
      .transform((text) => text.replace(/[\s-]/g, '')),
    /** Event of the desk. Defaults to the event of the link, or to the one in progress. */
    eventId: documentId.optional(),
    /** Time of a redemption that was made offline and is sent later. */
    doneAt: instant.nullish(),
  }),
  output: z.object({
    /** ID for an undo. */
    claimId: z.string(),
    participantName: z.string(),
    rewardName: z.string(),
    claimedAt: instant,
    undoUntil: instant,
    /** Conflict of a redemption that was made offline; null if there is none. */
    conflict: z
      .object({
        reason: offlineConflictReason,
        earlierAt: instant.nullable(),
        earlierBy: z.string().nullable(),
      })
      .nullable(),
  }),
  /** `wrong-business`: sent by a shop, for a reward of another business or a code of another event. */
  problems: [
    'not-found',
    'code-expired',
    'already-claimed',
    'not-paid',
    'reward-locked',
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
  summary: 'Undoes a redemption within 5 minutes. The reward can be claimed again.',
  params: z.object({ id: compositeId }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'undo-over'],
  idempotent: true,
});
