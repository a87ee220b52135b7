import { z } from 'zod';
import { businessFacts, noBusinessFacts } from './business-facts.ts';
import {
  businessCategory,
  businessStatus,
  pointTrigger,
  rewardType,
  stockLevel,
} from './categories.ts';
import { mapPoint } from './map-point.ts';
import { type Money, money } from './money.ts';
import { instant, latitude, longitude } from './values.ts';
import { noNonprofit, nonprofit, noWayHome, wayHome } from './way-home.ts';

export {
  type ParticipantDocument,
  type ProgressDocument,
  participantDocument,
  progressDocument,
  type Visit,
} from './participant-documents.ts';
export {
  type RegistrationDocument,
  registrationDocument,
} from './registration-document.ts';

/*
 * The Firestore documents as both halves hold them: plain values, instants as ISO strings.
 * A field whose name ends in `At` or `Time` is a Timestamp in Firestore (see store/converter.ts and
 * web/src/data/converter.ts). `version` counts the edits of what staff edit: a stale edit is refused by it.
 */

/** Of an event whose staff set no other. */
export const defaultTicketPrice: Money = { amountCents: 3500, currency: 'USD' };

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
  /** Of an event with a list: businesses that are added later join it, at its end. Left out: they do not. */
  joinsNewBusinesses: z.boolean().optional(),
  /** The drawing of where it takes place (contract/districts.ts); null: none was imported. */
  districtId: z.string().nullable().default(null),
  /** What people look for besides the businesses. */
  mapPoints: z.array(mapPoint).default([]),
  /** What a ticket costs at the desk, in cents of its currency (ISO 4217). */
  ticketPrice: money.default(defaultTicketPrice),
  /** How people get home; what is empty is not offered. */
  wayHome: wayHome.default(noWayHome),
  /** Tonight's businesses that are not open, by id, since when. */
  businessStatus: z
    .record(z.string(), z.object({ status: businessStatus, sinceAt: instant }))
    .default({}),
  /** Since when nobody can check in; null: they can. */
  checkInPausedAt: instant.nullable().default(null),
  /** Who is thanked at the end, and where to read more of them; empty: nobody in particular. */
  nonprofit: nonprofit.default(noNonprofit),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type EventDocument = z.infer<typeof eventDocument>;

const shownOfBusiness = {
  name: z.string(),
  description: z.string(),
  address: z.string(),
  latitude,
  longitude,
  imageUrl: z.string(),
  category: businessCategory,
  rating: z.number(),
  hasSpecialReward: z.boolean(),
  rewardDescription: z.string(),
};

/** `businesses/{businessId}`: staff only, since it holds the venue code. */
export const businessDocument = z.object({
  ...shownOfBusiness,
  isActive: z.boolean(),
  /** What only its sheet tells: attendees read it from `businessFacts/{businessId}` when they open that. */
  facts: businessFacts.default(noBusinessFacts),
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
  /** The business that hands it out at its own counter; null: the desk alone. */
  businessId: z.string().nullable().default(null),
  /** How many there are at each event; null: as many as are earned. */
  stock: z.number().int().nullable().default(null),
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

/** What attendees are not shown of what staff edit. */
const bookkeeping = { version: true, createdAt: true, updatedAt: true } as const;

export const catalogueBusiness = z.object({
  ...shownOfBusiness,
  id: z.string(),
  status: businessStatus.default('open'),
});
export type CatalogueBusiness = z.infer<typeof catalogueBusiness>;

export const catalogueReward = rewardDocument
  .pick({
    name: true,
    description: true,
    requiredVisits: true,
    rewardType: true,
    businessId: true,
  })
  .extend({ id: z.string(), stockLevel: stockLevel.default('plenty') });
export type CatalogueReward = z.infer<typeof catalogueReward>;

export const cataloguePointRule = pointRuleDocument
  .omit({ ...bookkeeping, eventId: true, isActive: true })
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

/** `events/{eventId}/announcements/{announcementId}`: read by everyone once it is published, by staff before. */
export const announcementDocument = z.object({
  title: z.string(),
  message: z.string(),
  publishAt: instant,
  /** Set by the server at `publishAt`: no client's clock decides it. */
  isPublished: z.boolean().default(false),
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

/** `leaderboards/{eventId}`: nobody but the API, which tells of it without the uids. */
export const leaderboardDocument = z.object({
  /** When everybody on it was last read; null: never. */
  rebuiltAt: instant.nullable().default(null),
  /** By uid, who chose a name; null: left since. */
  entries: z
    .record(z.string(), z.object({ displayName: z.string(), points: z.number() }).nullable())
    .default({}),
});
export type LeaderboardDocument = z.infer<typeof leaderboardDocument>;
