import { z } from 'zod';
import { businessFacts, emptyBusinessFacts } from './business-facts.ts';
import { businessCategory, businessStatus } from './categories.ts';
import { mapPoint } from './map-point.ts';
import { type Money, money } from './money.ts';
import { instant, latitude, longitude } from './values.ts';
import { emptyNonprofit, emptyWayHome, nonprofit, wayHome } from './way-home.ts';

export {
  type ParticipantDocument,
  type ProgressDocument,
  participantDocument,
  progressDocument,
  type Visit,
} from './participants.ts';
export {
  type RegistrationDocument,
  registrationDocument,
} from './registrations.ts';

/*
 * The Firestore documents as both halves hold them: plain values, instants as ISO strings.
 * A field whose name ends in `At` or `Time` is a Timestamp in Firestore (see store/converter.ts and
 * web/src/platform/live/converter.ts). `version` counts the edits of what staff edit: a stale edit is refused by it.
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
  wayHome: wayHome.default(emptyWayHome),
  /** Tonight's businesses that are not open, by id, since when. */
  businessStatus: z
    .record(z.string(), z.object({ status: businessStatus, sinceAt: instant }))
    .default({}),
  /** Since when nobody can check in; null: they can. */
  checkInPausedAt: instant.nullable().default(null),
  /** Who is thanked at the end, and where to read more of them; empty: nobody in particular. */
  nonprofit: nonprofit.default(emptyNonprofit),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type EventDocument = z.infer<typeof eventDocument>;

export const catalogBusinessFields = {
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
  ...catalogBusinessFields,
  isActive: z.boolean(),
  /** What only its sheet tells: attendees read it from `businessFacts/{businessId}` when they open that. */
  facts: businessFacts.default(emptyBusinessFacts),
  /** What the poster's QR says of the place (domain/venue-code.ts); renewed by staff. */
  venueCode: z.string(),
  /** Six digits under the QR, for a phone without a working camera. */
  venuePin: z.string(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type BusinessDocument = z.infer<typeof businessDocument>;

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
