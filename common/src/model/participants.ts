import { z } from 'zod';
import { reviewReason, visitState } from './categories.ts';
import { orElse, skippingInvalid } from './fields/stored.ts';
import { instant } from './fields/values.ts';
import { sessionAccess } from './registrations.ts';
import { likedPour } from './wines.ts';

/** `leaderboards/{eventId}`: read by no client; the API shows it without the uids. */
export const leaderboardDocument = z.object({
  /** Start of the latest rebuild; null if there was none. */
  rebuiltAt: instant.nullable().default(null),
  /** Visits that changed up to this time are included; null for none. */
  countedAt: instant.nullable().default(null),
  /**
   * Time of the latest complete recount, and a digest of the catalog on which points depended then; null if there
   * was none.
   */
  recounted: z.object({ at: instant, catalogue: z.string() }).nullable().default(null),
  /** Random value that each departure changes, so that a rebuild in progress cannot store who left. */
  latestDeparture: z.string().optional(),
  /** Entries by uid. */
  entries: skippingInvalid(
    z.record(z.string(), z.object({ displayName: z.string(), points: z.number() })),
  ).default({}),
});

export type LeaderboardDocument = z.infer<typeof leaderboardDocument>;

/**
 * `displayNames/{eventId}_{hash}`: participant who owns a name on an event's leaderboard and all that look
 * like it.
 */
export const displayNameDocument = z.object({ eventId: z.string(), participantId: z.string() });

/** `participants/{uid}`: read by the participant and staff. */
export const participantDocument = z.object({
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  userId: z.string(),
  createdAt: instant,
  /** Submission IDs by event. */
  registrations: skippingInvalid(z.record(z.string(), z.string())),
  /** Time at which `email` was last verified; null if it is an unverified contact. */
  emailProvenAt: instant.nullable().default(null),
  /** Time at which staff corrected `email`, until its owner links the registration; null otherwise. */
  emailCorrectedAt: instant.nullable().default(null),
  /**
   * Latest correction of `email` by staff, by username. It limits every session for a day from `startedAt`: the time
   * of the correction, then of the first sign-in with the new email.
   */
  emailCorrection: z.object({ by: z.string(), startedAt: instant }).optional(),
  /** Generation that began with a code or correction by staff, which ended the sessions of the ones before. */
  staffCodeGeneration: z.number().int().optional(),
  /** Participants of the same person, who may switch between them. */
  linkedIds: skippingInvalid(z.array(z.string())).default([]),
  /** IDs of the last 50 announcements that the participant's phone showed, oldest first. */
  shownAnnouncements: skippingInvalid(z.array(z.string())).default([]),
  ...sessionAccess,
});

export type ParticipantDocument = z.infer<typeof participantDocument>;

export const visit = z.object({
  /** Null if the stored time is unreadable. */
  checkInTime: orElse(instant, null),
  /** An unreadable state counts for nothing. */
  state: orElse(visitState, 'pending'),
});

export type Visit = z.infer<typeof visit>;

const unreadableVisit: Visit = { checkInTime: null, state: 'pending' };

/** Refusal of a check-in, as the attendee sees it. */
export const refusal = z.object({ checkInTime: instant, refusedAt: instant, reason: reviewReason });

/** `participants/{uid}/progress/{eventId}`: read by the participant and staff. */
export const progressDocument = z.object({
  /** Event ID of the path, for queries over all participants of an event. */
  eventId: z.string(),
  participantId: z.string(),
  /** Visits by business. */
  visits: z.record(z.string(), orElse(visit, unreadableVisit)),
  /** Refused check-ins by business, until there is another one. */
  refusals: skippingInvalid(z.record(z.string(), refusal)).default({}),
  /** Unlocked rewards with the time, preserved when staff edit the reward later; null if it is unreadable. */
  unlocked: z.record(z.string(), orElse(z.object({ unlockedAt: instant }), { unlockedAt: null })),
  /** Redeemed rewards with the time; null if it is unreadable. */
  claims: z.record(z.string(), orElse(z.object({ claimedAt: instant }), { claimedAt: null })),
  /** Number of events completed before this one. */
  earlierCompletions: z.number().int(),
  /** Time of the feedback, whose content is stored elsewhere without the name. */
  feedbackAt: instant.nullable().default(null),
  /** Pours that the participant likes, in the order in which they were added. */
  likedPours: skippingInvalid(z.array(likedPour)).default([]),
  /** Name on the leaderboard; null if not on it. */
  leaderboardName: z.string().nullable(),
  /** Name that staff hid from the leaderboard; null for none. */
  hiddenName: z.string().nullable().default(null),
  /** Group and membership of the participant; null for none. */
  group: z.object({ id: z.string(), memberId: z.string() }).nullable().default(null),
  /** Time of the registration; null in early records. */
  registeredAt: instant.nullable().default(null),
  /** Arrival of the latest check-in: the lower bound of plausible capture times. */
  witnessedAt: instant.nullable().default(null),
  /** Latest change of a visit, the name on the leaderboard or `isCancelled`, by the server's clock; null in early records. */
  visitsChangedAt: instant.nullable().default(null),
  /** Check-ins that arrived together with the latest one (rules/check-in/upload-batch.ts). */
  burst: z.object({ startedAt: instant, notBeforeAt: instant }).nullable().default(null),
  /** Type of the registration's ticket, which decides the rewards; null for none. */
  typeId: z.string().nullable().default(null),
  /** True if the registration was cancelled: no check-ins, no rewards. */
  isCancelled: z.boolean().default(false),
  ...sessionAccess,
});

export type ProgressDocument = z.infer<typeof progressDocument>;
