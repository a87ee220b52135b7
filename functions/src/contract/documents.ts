import { z } from 'zod';
import {
  businessCategory,
  paymentMethod,
  pointTrigger,
  rewardType,
  visitState,
} from './categories.ts';
import { instant, latitude, longitude } from './values.ts';

/*
 * The Firestore documents as both halves hold them: plain values, instants as ISO strings.
 * A field whose name ends in `At` or `Time` is a Timestamp in Firestore (see store/converter.ts and
 * web/src/data/converter.ts). `version` counts the edits of what staff edit: a stale edit is refused by it.
 */

/** `events/{eventId}`: read by everyone. */
export const eventDocument = z.object({
  name: z.string(),
  description: z.string(),
  place: z.string(),
  hashtag: z.string(),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  isActive: z.boolean(),
  /** Geofence radius in metres. */
  checkInRadiusMeters: z.number(),
  /** The businesses that take part, in the order they are listed; null: every active business, by name. */
  businessIds: z.array(z.string()).nullable(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type EventDocument = z.infer<typeof eventDocument>;

/** `businesses/{businessId}`: staff only, since it holds the venue code. */
export const businessDocument = z.object({
  name: z.string(),
  description: z.string(),
  address: z.string(),
  latitude,
  longitude,
  imageUrl: z.string(),
  category: businessCategory,
  rating: z.number(),
  isActive: z.boolean(),
  hasSpecialReward: z.boolean(),
  rewardDescription: z.string(),
  /** What the poster's QR says of the place (domain/venue-code.ts); renewed by staff. */
  venueCode: z.string(),
  /** Six digits under the QR, for a phone without a working camera. */
  venuePin: z.string(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type BusinessDocument = z.infer<typeof businessDocument>;

/** `rewards/{rewardId}`: staff only; attendees see the catalogue. */
export const rewardDocument = z.object({
  /** The event it belongs to; null: every event. */
  eventId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  requiredVisits: z.number().int(),
  rewardType,
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type RewardDocument = z.infer<typeof rewardDocument>;

/** `pointRules/{pointRuleId}`: staff only; attendees see the catalogue. */
export const pointRuleDocument = z.object({
  /** The event it belongs to; null: every event. */
  eventId: z.string().nullable(),
  name: z.string(),
  trigger: pointTrigger,
  points: z.number().int(),
  /** With trigger `category` only. */
  category: businessCategory.nullable(),
  /** With trigger `time_window` only: visits from the start up to, not at, the end. */
  windowStartTime: instant.nullable(),
  windowEndTime: instant.nullable(),
  /** Visits outside these earn nothing by this rule; null: no limit. */
  activeFromTime: instant.nullable(),
  activeUntilTime: instant.nullable(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type PointRuleDocument = z.infer<typeof pointRuleDocument>;

export const catalogueBusiness = businessDocument
  .omit({
    venueCode: true,
    venuePin: true,
    isActive: true,
    version: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({ id: z.string() });
export type CatalogueBusiness = z.infer<typeof catalogueBusiness>;

export const catalogueReward = rewardDocument
  .pick({ name: true, description: true, requiredVisits: true, rewardType: true })
  .extend({ id: z.string() });
export type CatalogueReward = z.infer<typeof catalogueReward>;

export const cataloguePointRule = pointRuleDocument
  .omit({ eventId: true, isActive: true, version: true, createdAt: true, updatedAt: true })
  .extend({ id: z.string() });
export type CataloguePointRule = z.infer<typeof cataloguePointRule>;

/** `catalogues/{eventId}`: what attendees see of an event, in one document; written by a trigger. */
export const catalogueDocument = z.object({
  businesses: z.array(catalogueBusiness),
  rewards: z.array(catalogueReward),
  pointRules: z.array(cataloguePointRule),
  /** Left the walk: in no list, but a visit that was made there counts. */
  formerBusinesses: z.array(catalogueBusiness).default([]),
  /** No longer to be had, but theirs who unlocked or claimed them. */
  formerRewards: z.array(catalogueReward).default([]),
});
export type CatalogueDocument = z.infer<typeof catalogueDocument>;

/** `events/{eventId}/announcements/{announcementId}`: read by everyone; shown from `publishAt` on. */
export const announcementDocument = z.object({
  title: z.string(),
  message: z.string(),
  publishAt: instant,
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type AnnouncementDocument = z.infer<typeof announcementDocument>;

/** `tickets/{ticketId}`: staff only. The id is what is printed on the ticket, in capitals. */
export const ticketDocument = z.object({
  /** The event it admits to; null: whichever event is active. */
  eventId: z.string().nullable(),
  holderName: z.string().nullable(),
  holderEmail: z.string().nullable(),
  /** What a search by name compares with (domain/new-ticket.ts): the whole name's key, and its last word's. */
  holderNameKey: z.string().nullable(),
  holderLastNameKey: z.string().nullable(),
  source: z.enum(['import', 'generated', 'manual']),
  state: z.enum(['unused', 'redeemed']),
  redeemedBy: z.string().nullable(),
  submissionId: z.string().nullable(),
  redeemedAt: instant.nullable(),
  createdAt: instant,
});
export type TicketDocument = z.infer<typeof ticketDocument>;

/** `registrations/{submissionId}`: the waiver's evidence; immutable but for the desk's payment fields. */
export const registrationDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  emergencyContact: z.string(),
  emergencyPhone: z.string(),
  over21: z.literal(true),
  liabilityWaiver: z.literal(true),
  marketingConsent: z.boolean(),
  waiverVersion: z.string(),
  /** SHA-256 of the exact text shown, in lower-case hex. */
  waiverSha256: z.string(),
  submittedAt: instant,
  ip: z.string(),
  userAgent: z.string(),
  paymentMethod,
  ticketId: z.string().nullable(),
  /** The ticket was verified, or the desk took the cash. */
  isVerified: z.boolean(),
  paidAt: instant.nullable(),
  paidTo: z.string().nullable(),
});
export type RegistrationDocument = z.infer<typeof registrationDocument>;

/** `participants/{uid}`: the participant and staff. */
export const participantDocument = z.object({
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  userId: z.string(),
  createdAt: instant,
  /** The submission by which they registered, by event. */
  registrations: z.record(z.string(), z.string()),
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
  /** By reward, when it was unlocked: kept though staff edit the reward later. */
  unlocked: z.record(z.string(), z.object({ unlockedAt: instant })),
  /** By reward, when a staff member or business redeemed it. */
  claims: z.record(z.string(), z.object({ claimedAt: instant })),
  /** Whole walks completed before this event. */
  earlierCompletions: z.number().int(),
  /** The name chosen for the leaderboard; null: not on it. */
  leaderboardName: z.string().nullable(),
});
export type ProgressDocument = z.infer<typeof progressDocument>;
