import { z } from 'zod';
import { checkInSource, pendingReason, reviewReason, visitState } from '../model/categories.ts';
import { compositeId, documentId, instant, latitude, longitude } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** A check-in that waits for staff, with what speaks for and against it. */
export const pendingCheckIn = z.object({
  id: z.string(),
  version: z.number().int(),
  fullName: z.string(),
  /** Null where the registration is not known any more. */
  submissionId: z.string().nullable(),
  business: z.object({ id: z.string(), name: z.string(), latitude, longitude }),
  /** Where the device said to be; null without a location. */
  place: z.object({ latitude, longitude }).nullable(),
  /** Metres, as the device claimed. */
  accuracyMeters: z.number().nullable(),
  distanceMeters: z.number().nullable(),
  /** From or to the verified visit nearest in time; null where there is none. */
  travel: z
    .object({
      businessName: z.string(),
      /** Metres a second, as the crow flies. */
      speed: z.number(),
      /** Milliseconds between the two. */
      durationMs: z.number(),
    })
    .nullable(),
  usedVenueCode: z.boolean(),
  reasons: z.array(pendingReason),
  /** When it was made, as far as the device is believed. */
  capturedAt: instant,
  receivedAt: instant,
});

export type PendingCheckIn = z.infer<typeof pendingCheckIn>;

/** How the list of those that wait is ordered: by when they arrived, `-` the latest first, or by the business's name. */
export const pendingSort = z.enum(['received', '-received', 'business']);

export type PendingSort = z.infer<typeof pendingSort>;

export const listPendingCheckIns = endpoint({
  method: 'GET',
  path: '/api/admin/check-ins/pending',
  access: 'desk',
  summary:
    "An event's check-ins that wait for staff, 100 a page, the earliest first or as `sort` says, with their evidence; search is by any part of the person's or the business's name.",
  query: z.strictObject({
    eventId: documentId,
    search: z.string().trim().max(200).optional(),
    reason: pendingReason.optional(),
    businessId: documentId.optional(),
    sort: pendingSort.optional(),
    /** The first is 1; one behind the last is the last. */
    page: z.coerce.number().int().min(1).max(1000).optional().default(1),
  }),
  output: z.object({
    checkIns: z.array(pendingCheckIn),
    /** Which page this is, and of how many. */
    page: z.number().int().default(1),
    pageCount: z.number().int().default(1),
    /** How many wait in all. */
    total: z.number().int(),
    /** How many of them, the earliest, were looked through: a list of more than 1,000 is not read at every look. */
    lookedThrough: z.number().int().default(0),
    /** Of those that were looked through: how many wait for which reason; one may for several. */
    reasons: z.partialRecord(pendingReason, z.number().int()).default({}),
    /** And at which businesses, by name. */
    businesses: z
      .array(z.object({ id: z.string(), name: z.string(), count: z.number().int() }))
      .default([]),
    radiusMeters: z.number(),
  }),
  problems: ['not-found'],
});

/** A decision that could not be carried out, and why. */
const reviewFailure = z.object({ id: z.string(), code: z.string(), message: z.string() });

export const reviewCheckIns = endpoint({
  method: 'POST',
  path: '/api/admin/check-ins/reviews',
  access: 'desk',
  summary:
    'Confirms or refuses check-ins that wait, each by itself; one that was decided so already stays so.',
  body: z
    .strictObject({
      checkIns: z
        .array(z.strictObject({ id: compositeId, version: z.number().int().min(1) }))
        .min(1)
        .max(100),
      decision: z.enum(['confirm', 'refuse']),
      /** Said to the attendee; needed to refuse. */
      reason: reviewReason.optional(),
    })
    .refine(({ decision, reason }) => decision === 'confirm' || reason, {
      path: ['reason'],
      message: 'Please choose why it is refused.',
    }),
  output: z.object({
    decided: z.array(z.object({ id: z.string(), unlockedRewards: z.array(z.string()) })),
    notDecided: z.array(reviewFailure),
    undoUntil: instant,
  }),
  problems: [],
});

export const checkInForSomebody = endpoint({
  method: 'POST',
  path: '/api/admin/registrations/{id}/check-ins',
  access: 'desk',
  summary:
    "Checks a registered person in whose phone can't, or enters their stamped card; a business they have stays as it is.",
  params: z.object({ id: documentId }),
  body: z
    .strictObject({
      businessIds: z.array(documentId).min(1, 'Choose a business.').max(100),
      source: checkInSource.exclude(['device']),
      /** When it happened, where it was done without a connection and is sent only now. */
      doneAt: instant.nullish(),
    })
    .refine(({ source, businessIds }) => source === 'paper' || businessIds.length === 1, {
      path: ['businessIds'],
      message: 'Check in at one business at a time.',
    }),
  output: z.object({
    /** Those that are new; a business that was verified before is in none of them. */
    checkIns: z.array(z.object({ id: z.string(), businessId: z.string(), state: visitState })),
    /** The names of the rewards that this unlocked. */
    unlockedRewards: z.array(z.string()),
    happenedAt: instant,
    undoUntil: instant,
  }),
  problems: ['not-found', 'registration-cancelled', 'event-not-running', 'before-registration'],
  idempotent: true,
});

export const undoCheckIns = endpoint({
  method: 'POST',
  path: '/api/admin/check-ins/undo',
  access: 'desk',
  summary:
    'Takes back within 5 minutes what staff decided: a check-in of theirs goes, a reviewed one waits again.',
  body: z.strictObject({ ids: z.array(compositeId).min(1).max(100) }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'undo-over', 'decided-against'],
});
