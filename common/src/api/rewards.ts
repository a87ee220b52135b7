import { z } from 'zod';
import { documentId, instant } from '../model/fields/values.ts';
import { attendeeRate, endpoint } from './contract/endpoint.ts';

export const listRewards = endpoint({
  method: 'GET',
  path: '/api/participants/{participantId}/rewards/{eventId}',
  access: 'attendee',
  rate: attendeeRate,
  summary: "Lists the event's rewards with the caller's progress.",
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
  problems: ['event-not-found', 'not-your-data'],
});

export const issueRedemptionCode = endpoint({
  method: 'POST',
  path: '/api/participants/{participantId}/rewards/{eventId}/{rewardId}/code',
  access: 'attendee',
  rate: { perMinute: 20, by: 'caller' },
  summary: 'Creates a one-time code for an unlocked reward. Earlier codes stay valid.',
  params: z.object({ participantId: documentId, eventId: documentId, rewardId: documentId }),
  output: z.object({
    /** Code of eight digits. */
    code: z.string(),
    expiresAt: instant,
  }),
  problems: [
    'not-your-data',
    'out-of-stock',
    'reward-claimed',
    'reward-locked',
    'reward-not-found',
    'rewards-closed',
    'rewards-reserved',
    'ticket-unpaid',
    'your-registration-cancelled',
  ],
  idempotent: true,
});

export const issueCodeAtDesk = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/rewards/{rewardId}/code',
  access: 'desk',
  summary: 'Creates a one-time code for the unlocked reward of a person without a phone.',
  params: z.object({ id: documentId, rewardId: documentId }),
  output: issueRedemptionCode.output,
  problems: [...issueRedemptionCode.problems, 'registration-gone'],
  idempotent: true,
});
