import { z } from 'zod';
import { checkInSource, pendingReason, reviewReason, visitState } from '../../model/categories.ts';
import {
  compositeId,
  documentId,
  instant,
  latitude,
  longitude,
} from '../../model/fields/values.ts';
import { endpoint } from '../contract/endpoint.ts';
import { problemBody } from '../contract/problems.ts';
import { takesBack } from '../contract/takes-back.ts';

/** Check-in with its evidence: a pending one, or one that was made by a venue code. */
export const pendingCheckIn = z.object({
  id: z.string(),
  /** `verified` only for one that counts because of a venue code. */
  state: visitState.default('pending'),
  version: z.number().int(),
  /** Empty if the participant no longer exists. */
  fullName: z.string(),
  /** Null if the registration no longer exists. */
  submissionId: z.string().nullable(),
  business: z.object({ id: z.string(), name: z.string(), latitude, longitude }),
  /** Coordinates reported by the device; null if it sent none. */
  place: z.object({ latitude, longitude }).nullable(),
  /** Accuracy as reported by the device, in meters. */
  accuracyMeters: z.number().nullable(),
  distanceMeters: z.number().nullable(),
  /** Movement from or to the verified visit nearest in time; null if there is none. */
  travel: z
    .object({
      businessName: z.string(),
      /** Straight-line speed in meters per second. */
      speed: z.number(),
      /** Time between the two in milliseconds. */
      durationMs: z.number(),
    })
    .nullable(),
  usedVenueCode: z.boolean(),
  reasons: z.array(pendingReason),
  /** Plausible capture time. */
  capturedAt: instant,
  receivedAt: instant,
});

export type PendingCheckIn = z.infer<typeof pendingCheckIn>;

/** Order of the list: by arrival, `-` latest first, or by the business's name. */
export const pendingSort = z.enum(['received', '-received', 'business']);

export type PendingSort = z.infer<typeof pendingSort>;

/** Venue code that was valid when a check-in arrived: that of now, or one before the last renewal. */
export const venueCodeAge = z.enum(['current', 'earlier']);

export type VenueCodeAge = z.infer<typeof venueCodeAge>;

export const listPendingCheckIns = endpoint({
  method: 'GET',
  path: '/api/admin/check-ins/pending',
  access: 'desk',
  summary:
    "Returns a page of 100 pending check-ins of an event with their evidence, earliest first or by `sort`. Search matches any part of the person's or the business's name. With `venueCode`, those that were made by a code of the business instead, also the verified ones.",
  query: z.strictObject({
    eventId: documentId,
    search: z.string().trim().max(200).optional(),
    reason: pendingReason.optional(),
    businessId: documentId.optional(),
    /** Needs `businessId`. */
    venueCode: venueCodeAge.optional(),
    sort: pendingSort.optional(),
    /** Page from 1; beyond the last page, the last one. */
    page: z.coerce.number().int().min(1).max(1000).optional().default(1),
  }),
  output: z.object({
    checkIns: z.array(pendingCheckIn),
    /** Current page and number of pages. */
    page: z.number().int().default(1),
    pageCount: z.number().int().default(1),
    /** Number of all pending check-ins. */
    total: z.number().int(),
    /** Number of scanned check-ins, the earliest ones: a list of more than 1,000 is not read completely. */
    lookedThrough: z.number().int().default(0),
    /** Number of scanned check-ins by reason; one may have several. */
    reasons: z.partialRecord(pendingReason, z.number().int()).default({}),
    /** Number of scanned check-ins by business, ordered by name. */
    businesses: z
      .array(z.object({ id: z.string(), name: z.string(), count: z.number().int() }))
      .default([]),
    radiusMeters: z.number(),
  }),
  problems: ['event-not-found'],
});

/** Decision that failed, with the problem. */
const reviewFailure = problemBody.extend({ id: z.string() });

export const reviewCheckIns = endpoint({
  method: 'POST',
  path: '/api/admin/check-ins/reviews',
  access: 'desk',
  summary:
    'Confirms or refuses pending check-ins, each separately, or refuses a verified one that was made by a venue code. A repeated decision changes nothing.',
  body: z
    .strictObject({
      checkIns: z
        .array(
          takesBack(
            z.strictObject({ id: compositeId, version: z.number().int().min(1) }),
            pendingCheckIn,
          ),
        )
        .min(1)
        .max(100),
      decision: z.enum(['confirm', 'refuse']),
      /** Shown to the attendee; required to refuse. */
      reason: reviewReason.optional(),
    })
    .refine(({ decision, reason }) => decision === 'confirm' || reason, {
      path: ['reason'],
      message: 'choose-reason',
    }),
  output: z.object({
    decided: z.array(z.object({ id: z.string(), unlockedRewards: z.array(z.string()) })),
    notDecided: z.array(reviewFailure),
    undoUntil: instant,
  }),
  problems: [
    'check-in-changed',
    'check-in-gone',
    'not-in-event',
    'review-cancelled',
    'unlocked-reward-given',
  ],
});

export const assistedCheckIn = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/check-ins',
  access: 'desk',
  summary:
    'Checks in a registered person whose phone cannot, or enters their stamp card. Existing visits stay unchanged.',
  params: z.object({ id: documentId }),
  body: z
    .strictObject({
      businessIds: z.array(documentId).min(1, 'choose-business').max(100),
      source: checkInSource.exclude(['device']),
      /** Time of an action that was made offline and is sent later. */
      doneAt: instant.nullish(),
    })
    .refine(({ source, businessIds }) => source === 'paper' || businessIds.length === 1, {
      path: ['businessIds'],
      message: 'one-business-at-a-time',
    }),
  output: z.object({
    /** New check-ins, without businesses that were verified before. */
    checkIns: z.array(z.object({ id: z.string(), businessId: z.string(), state: visitState })),
    /** ID for an undo; null without new check-ins. */
    changeId: z.string().nullable(),
    /** Names of the rewards unlocked by this. */
    unlockedRewards: z.array(z.string()),
    happenedAt: instant,
    undoUntil: instant,
  }),
  problems: [
    'business-not-in-event',
    'check-in-before-registration',
    'event-not-running',
    'not-in-event',
    'registration-cancelled',
    'registration-gone',
  ],
  idempotent: true,
});
