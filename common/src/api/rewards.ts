import { z } from 'zod';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

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
      /** Fraction from 0 to 1. */
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
    /** Code of eight digits. */
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
