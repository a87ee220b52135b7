import { z } from 'zod';
import { documentId, email, instant, line, typedLine } from '../model/fields/values.ts';
import { attendeeRate, endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

export const participantFields = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  userId: z.string(),
  createdAt: instant,
});

const participantWithAchievements = participantFields.extend({
  totalCheckIns: z.number().int(),
  eventsParticipated: z.number().int(),
  rewardsEarned: z.number().int(),
});

export const ensureParticipant = endpoint({
  method: 'POST',
  path: '/api/participants',
  access: 'attendee',
  rate: attendeeRate,
  summary: "Returns the caller's participant. userId must be the caller's.",
  body: takesBack(
    z.strictObject({
      name: line(200),
      /** Empty for a participant without one. */
      email: z.literal('').or(email),
      phoneNumber: line(40).optional().default(''),
      userId: documentId,
    }),
    participantWithAchievements,
  ),
  output: participantFields,
  problems: ['not-your-data', 'participant-not-found'],
});

export const readParticipant = endpoint({
  method: 'GET',
  path: '/api/participants/{id}',
  access: 'attendee',
  rate: attendeeRate,
  summary: "Returns the caller's participant with achievements over all events.",
  params: z.object({ id: documentId }),
  output: participantWithAchievements,
  problems: ['not-your-data', 'participant-not-found'],
});

export const checkInFields = z.object({
  id: z.string(),
  businessId: z.string(),
  /** Null if the stored time is unreadable. */
  timestamp: instant.nullable(),
  isVerified: z.boolean(),
});

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/participants/{id}/checkins/{eventId}',
  access: 'attendee',
  rate: attendeeRate,
  summary: "Lists the caller's check-ins at an event, latest first.",
  params: z.object({ id: documentId, eventId: documentId }),
  output: z.array(checkInFields),
  problems: ['not-your-data'],
});

export const chooseLeaderboardName = endpoint({
  method: 'PUT',
  path: '/api/participants/{participantId}/leaderboard/{eventId}',
  access: 'attendee',
  rate: attendeeRate,
  summary: 'Joins the leaderboard with a display name, or leaves it with null.',
  params: z.object({ participantId: documentId, eventId: documentId }),
  // Unchanged input: a name that resembles another one is rejected, not corrected (display-name.ts).
  body: z.strictObject({ displayName: typedLine(30).min(2).nullable() }),
  output: z.object({ displayName: z.string().nullable() }),
  problems: [
    'name-hidden',
    'name-of-staff',
    'name-taken',
    'name-unreadable',
    'not-registered',
    'not-your-data',
    'too-many-attempts',
  ],
});
