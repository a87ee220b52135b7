import { z } from 'zod';
import { businessStatus } from './categories.ts';
import { instant, latitude, longitude, type Money, money } from './values.ts';

export const mapPointKind = z.enum(['desk', 'water', 'restroom', 'first-aid', 'step-free']);

export type MapPointKind = z.infer<typeof mapPointKind>;

/** A place of an event's own that its map shows, besides the businesses. */
export const mapPoint = z.object({ kind: mapPointKind, name: z.string(), latitude, longitude });

export type MapPoint = z.infer<typeof mapPoint>;

/** Phone numbers as people dial them, and an address on the web. */
export const wayHome = z.object({
  taxiPhone: z.string(),
  transitUrl: z.string(),
  deskPhone: z.string(),
  emergencyPhone: z.string(),
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

/**
 * `walkChanges/{id}`: nobody; what changed a running walk, so that it can be taken back for a while. Of each document
 * the fields as they were and became, as JSON.
 */
export const eventChangeDocument = z.object({
  eventId: z.string(),
  /** What was done, for people: 'Ash Cellars is closed'. */
  text: z.string(),
  /** The documents that were changed. */
  parts: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  madeBy: z.string(),
  madeAt: instant,
  undoneBy: z.string().nullable(),
});

export type EventChangeDocument = z.infer<typeof eventChangeDocument>;
