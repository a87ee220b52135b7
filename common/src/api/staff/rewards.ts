import { z } from 'zod';
import { offlineConflictReason, rewardType } from '../../model/categories.ts';
import {
  documentId,
  inEachLanguage,
  instant,
  line,
  optionalVersion,
  paragraph,
  requiredLine,
} from '../../model/fields/values.ts';
import { rewardDocument } from '../../model/rewards.ts';
import { endpoint } from '../contract/endpoint.ts';
import { takesBack } from '../contract/takes-back.ts';

export const adminReward = rewardDocument.extend({ id: z.string() });

export type AdminReward = z.infer<typeof adminReward>;

/** Number of visits or completions that unlock a reward. */
export const requiredVisits = z
  .number('enter-required-number')
  .int('enter-whole-number')
  .min(1, 'at-least-1-required')
  .max(1000, 'at-most-1000-can-be-required');

export const rewardBody = z.strictObject({
  name: requiredLine(120),
  description: paragraph(1000).min(1, 'required'),
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
    .number('enter-how-many-are-available')
    .int('enter-whole-number')
    .min(1, 'enter-at-least-1')
    .max(500, 'enter-at-most-500')
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
  problems: ['event-gone', 'too-many-completions'],
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
  problems: ['event-gone', 'reward-gone', 'stale-edit', 'too-many-completions'],
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
      .regex(/^[\s-]*(\d[\s-]*){8}$/, 'redemption-code-eight-digits')
      .transform((text) => text.replace(/[\s-]/g, '')),
    /** Event of the desk. Defaults to the event of the link, or to the one in progress. */
    eventId: documentId.optional(),
    /** Time of a redemption that was made offline and is sent later. */
    doneAt: instant.nullish(),
  }),
  output: z.object({
    /** ID for an undo. */
    changeId: z.string(),
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
    'already-claimed',
    'code-expired',
    'code-of-other-event',
    'out-of-stock',
    'redemption-code-unknown',
    'reward-gone',
    'reward-not-for-type',
    'reward-unpaid',
    'rewards-reserved',
    'too-many-attempts',
    'wrong-business',
  ],
  idempotent: true,
});
