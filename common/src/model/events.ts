import { z } from 'zod';
import { businessStatus } from './categories.ts';
import { orElse, skippingInvalid } from './fields/stored.ts';
import {
  email,
  httpsUrl,
  instant,
  latitude,
  longitude,
  type Money,
  money,
} from './fields/values.ts';
import { language, translatedText } from './organization.ts';
import { ticketType } from './ticket-types.ts';

export const mapPointKind = z.enum(['desk', 'water', 'restroom', 'first-aid', 'step-free']);

export type MapPointKind = z.infer<typeof mapPointKind>;

/** Point on an event's map other than a business. */
export const mapPoint = z.object({
  kind: mapPointKind,
  name: z.string(),
  nameIn: translatedText,
  latitude,
  longitude,
});

export type MapPoint = z.infer<typeof mapPoint>;

/** Phone numbers and a URL for the way home. */
export const wayHome = z.object({
  taxiPhone: z.string(),
  transitUrl: z.string(),
  deskPhone: z.string(),
  emergencyPhone: z.string(),
});

/** `crowds/{eventId}`: recent check-ins by business, read by no client; the API publishes it. */
export const crowdDocument = z.object({
  countedAt: instant,
  /** Check-ins of the last 15 minutes; absent where they are too few to be published. */
  counts: skippingInvalid(z.record(z.string(), z.number().int())),
});

export type WayHome = z.infer<typeof wayHome>;

export const emptyWayHome: WayHome = {
  taxiPhone: '',
  transitUrl: '',
  deskPhone: '',
  emergencyPhone: '',
};

export const nonprofit = z.object({ name: z.string(), url: z.string() });

export const emptyNonprofit: z.infer<typeof nonprofit> = { name: '', url: '' };

/** Price of a ticket that has none, as in events of early versions. */
export const noTicketPrice: Money = { amountCents: 0, currency: 'USD' };

/** Hours before an event in which its staff links work if staff set no other number. */
export const defaultStaffLinkLeadHours = 24;

/** `events/{eventId}`: read by everyone; by staff only until it is published. */
export const eventDocument = z.object({
  name: z.string(),
  description: orElse(z.string(), ''),
  descriptionIn: translatedText,
  place: orElse(z.string(), ''),
  hashtag: orElse(z.string(), ''),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  /** True if attendees see it. An event that is not published is never active. */
  isActive: z.boolean(),
  /** True for the event of a smoke test: never the current one, but open to a registration that names it. */
  isHidden: z.boolean().optional(),
  /** False until it is published; until then only staff read it. Events of early versions are published. */
  isPublished: z.boolean().default(true),
  /** Time at which staff archived it, which hides it from their lists; null for others. An archived event is never active. */
  archivedAt: instant.nullable().default(null),
  /** Time at which staff made it inactive; null while it is active, for drafts, and for events of earlier versions. */
  inactiveSince: instant.nullable().default(null),
  /** ID of the event that it was copied from; undefined for others. */
  copiedFromId: z.string().optional(),
  /** Check-in radius in meters. */
  checkInRadiusMeters: z.number(),
  /** Participating businesses in the order of the list; null for all active businesses, by name. */
  businessIds: skippingInvalid(z.array(z.string())).nullable(),
  /** True if new businesses are appended to the event's list. Without a list, it has no effect. */
  joinsNewBusinesses: z.boolean().default(false),
  /** Map of the district (model/districts.ts); null if none was imported. */
  districtId: z.string().nullable().default(null),
  /** Points of interest other than businesses. */
  mapPoints: skippingInvalid(z.array(mapPoint)).default([]),
  /** Price of a ticket at the desk, in cents of its currency (ISO 4217). */
  ticketPrice: money.default(noTicketPrice),
  /** Page on which tickets are sold online; empty for none. */
  ticketUrl: orElse(httpsUrl, '').default(''),
  /** Number of people who can come; null for no limit. */
  capacity: z.number().int().nullable().default(null),
  /** Kinds of tickets; empty for one kind at `ticketPrice`. */
  ticketTypes: skippingInvalid(z.array(ticketType)).default([]),
  /** Contacts for the way home; empty ones are not offered. */
  wayHome: orElse(wayHome, emptyWayHome).default(emptyWayHome),
  /** Hours before the start from which the links of volunteers and shops work. */
  staffLinkLeadHours: z.number().int().default(defaultStaffLinkLeadHours),
  /** Businesses that are not open, by ID, with the start of that state. */
  businessStatus: skippingInvalid(
    z.record(z.string(), z.object({ status: businessStatus, sinceAt: instant })),
  ).default({}),
  /** Start of a pause of check-ins; null if they are open. */
  checkInPausedAt: instant.nullable().default(null),
  /** Nonprofit that is thanked at the end, and its website; empty for none. */
  nonprofit: orElse(nonprofit, emptyNonprofit).default(emptyNonprofit),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});

export type EventDocument = z.infer<typeof eventDocument>;

/** Effect of a change on the attendees of an event in progress. */
export const eventEffect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'inactive',
      'over',
      'not-started',
      'published',
      'paused',
      'resumed',
      'archived',
      'restored',
    ]),
  }),
  /** `minutes`: null if the form set another end. */
  z.object({ kind: z.enum(['ends-later', 'ends-earlier']), minutes: z.number().nullable() }),
  z.object({ kind: z.enum(['joining', 'leaving']), businesses: z.array(z.string()) }),
  z.object({ kind: z.literal('moving'), business: z.string(), meters: z.number() }),
  z.object({ kind: z.literal('status'), business: z.string(), status: businessStatus }),
  z.object({ kind: z.literal('offer'), business: z.string() }),
  z.object({
    kind: z.enum(['reward-joining', 'reward-leaving', 'reward-type']),
    reward: z.string(),
  }),
  z.object({
    kind: z.literal('reward-visits'),
    reward: z.string(),
    required: z.number().int(),
    requiredBefore: z.number().int(),
  }),
]);

export type EventEffect = z.infer<typeof eventEffect>;

/**
 * `eventNotices/{hash of the mailbox}`: read by no client; email that gets one mail when the next event is published, once a
 * link confirmed it. Deleted when the mail was sent.
 */
export const eventNoticeDocument = z.object({
  email,
  language,
  requestedAt: instant,
  /** Time of the confirmation; null before it, absent in requests from before emails were confirmed. */
  confirmedAt: instant.nullable().optional(),
  /** SHA-256 of the secret in the link that confirms the email. */
  secretSha256: z.string().default(''),
  /** Event whose mail was queued last; null before the first publication. */
  eventId: z.string().nullable().default(null),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type EventNoticeDocument = z.infer<typeof eventNoticeDocument>;
