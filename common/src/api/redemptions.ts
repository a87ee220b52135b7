import { z } from 'zod';
import { offlineConflictReason } from '../model/categories.ts';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

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
  params: z.object({
    id: z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,400}$/, 'This is not a valid id.'),
  }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'undo-over'],
  idempotent: true,
});
