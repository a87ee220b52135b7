import { z } from 'zod';
import { reviewReason, visitState } from './categories.ts';
import { sessionAccess } from './registrations.ts';
import { instant } from './values.ts';

/** `leaderboards/{eventId}`: nobody but the API, which tells of it without the uids. */
export const leaderboardDocument = z.object({
  /** When somebody last set about bringing it up to date; null: nobody has. */
  rebuiltAt: instant.nullable().default(null),
  /** Visits that changed until then are in it; null: none are. */
  countedAt: instant.nullable().default(null),
  /** When everybody on it was last read, and a digest of what points depended on then; null: never. */
  recounted: z.object({ at: instant, catalogue: z.string() }).nullable().default(null),
  /** By uid, who chose a name; null: left since. */
  entries: z
    .record(z.string(), z.object({ displayName: z.string(), points: z.number() }).nullable())
    .default({}),
});

export type LeaderboardDocument = z.infer<typeof leaderboardDocument>;

/** `displayNames/{eventId}_{hash}`: who has a name on an event's leaderboard, and all that look like it. */
export const displayNameDocument = z.object({ eventId: z.string(), participantId: z.string() });

/** `participants/{uid}`: the participant and staff. */
export const participantDocument = z.object({
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  userId: z.string(),
  createdAt: instant,
  /** The submission by which they registered, by event. */
  registrations: z.record(z.string(), z.string()),
  /** When `email` was last proven by its mail; null: it is a contact, and nobody's account. */
  emailProvenAt: instant.nullable().default(null),
  /** Participants that the same person took together with this one: they may switch between them. */
  linkedIds: z.array(z.string()).default([]),
  ...sessionAccess,
});

export type ParticipantDocument = z.infer<typeof participantDocument>;

export const visit = z.object({ checkInTime: instant, state: visitState });

export type Visit = z.infer<typeof visit>;

/** `participants/{uid}/progress/{eventId}`: the participant and staff. */
export const progressDocument = z.object({
  /** As in the path: what finds an event's progress over all participants. */
  eventId: z.string(),
  participantId: z.string(),
  /** By business. */
  visits: z.record(z.string(), visit),
  /** By business, the check-in that staff refused, until there is another one. */
  refusals: z
    .record(
      z.string(),
      z.object({ checkInTime: instant, refusedAt: instant, reason: reviewReason }),
    )
    .default({}),
  /** By reward, when it was unlocked: kept though staff edit the reward later. */
  unlocked: z.record(z.string(), z.object({ unlockedAt: instant })),
  /** By reward, when a staff member or business redeemed it. */
  claims: z.record(z.string(), z.object({ claimedAt: instant })),
  /** Whole walks completed before this event. */
  earlierCompletions: z.number().int(),
  /** When they gave feedback; what they said is kept elsewhere, without their name. */
  feedbackAt: instant.nullable().default(null),
  /** The name chosen for the leaderboard; null: not on it. */
  leaderboardName: z.string().nullable(),
  /** The one that staff took off it; null: none. */
  hiddenName: z.string().nullable().default(null),
  /** The group they walk with, and as which of its members; null: none. */
  group: z.object({ id: z.string(), memberId: z.string() }).nullable().default(null),
  /** When they registered; null in records from before it was kept. */
  registeredAt: instant.nullable().default(null),
  /** When the latest check-in arrived: what a device says of time is believed back to there. */
  witnessedAt: instant.nullable().default(null),
  /** When a visit last came, went or was decided, by the server's clock; null in records from before it was kept. */
  visitsChangedAt: instant.nullable().default(null),
  /** The check-ins that arrived together with the latest one (see domain/upload-batch.ts). */
  burst: z.object({ startedAt: instant, notBeforeAt: instant }).nullable().default(null),
  /** The registration was cancelled: no check-in, no reward. */
  isCancelled: z.boolean().default(false),
  ...sessionAccess,
});

export type ProgressDocument = z.infer<typeof progressDocument>;
