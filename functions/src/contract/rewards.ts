import { z } from 'zod';
import { deskDoubtReason } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { documentId, instant } from './values.ts';

export const listRewards = endpoint({
  method: 'GET',
  path: '/api/participants/{participantId}/rewards/{eventId}',
  access: 'attendee',
  summary: "The event's rewards with one's own progress towards each.",
  params: z.object({ participantId: documentId, eventId: documentId }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      isUnlocked: z.boolean(),
      isClaimed: z.boolean(),
      claimedAt: instant.nullable(),
      /** Fraction, 0 to 1. */
      progress: z.number().min(0).max(1),
      requiredVisits: z.number().int(),
    }),
  ),
  problems: ['not-found'],
});

export const issueRedemptionCode = endpoint({
  method: 'POST',
  path: '/api/participants/{participantId}/rewards/{eventId}/{rewardId}/code',
  access: 'attendee',
  rate: { perMinute: 20, by: 'caller' },
  summary: 'A one-time code for an unlocked reward, to be shown to staff; a new one replaces none.',
  params: z.object({ participantId: documentId, eventId: documentId, rewardId: documentId }),
  output: z.object({
    /** Eight digits. */
    code: z.string(),
    expiresAt: instant,
  }),
  problems: [
    'not-found',
    'registration-cancelled',
    'reward-locked',
    'out-of-stock',
    'already-claimed',
    'event-not-running',
    'not-paid',
    'too-many-requests',
  ],
  idempotent: true,
});

export const issueCodeAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/rewards/{rewardId}/code',
  access: 'desk',
  summary:
    'A one-time code for the unlocked reward of somebody without a phone, redeemed as any other.',
  params: z.object({ id: documentId, rewardId: documentId }),
  output: issueRedemptionCode.output,
  problems: issueRedemptionCode.problems,
  idempotent: true,
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
        reason: deskDoubtReason,
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
