import { z } from 'zod';
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
  problems: ['not-found', 'reward-locked', 'already-claimed', 'too-many-requests'],
  idempotent: true,
});

export const redeemReward = endpoint({
  method: 'POST',
  path: '/api/admin/redemptions',
  access: 'desk',
  summary: 'Redeems a code: marks the reward claimed, once.',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .transform((text) => text.replace(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{8}$/, 'A redemption code has eight digits.')),
  }),
  output: z.object({
    participantName: z.string(),
    rewardName: z.string(),
    claimedAt: instant,
  }),
  problems: ['not-found', 'code-expired', 'already-claimed'],
  idempotent: true,
});
