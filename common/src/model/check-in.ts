import { z } from 'zod';
import { checkInSource, pendingReason, reviewReason, visitState } from './categories.ts';
import { skippingInvalid } from './fields/stored.ts';
import { instant, latitude, longitude } from './fields/values.ts';

/** `checkIns/{eventId_uid_businessId}`: read by staff; evidence and decision. */
export const checkInDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  businessId: z.string(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  /** Accuracy as reported by the device, in meters; null if it reported none. */
  accuracyMeters: z.number().nullable(),
  distanceMeters: z.number().nullable(),
  /** Time of the tap by the server's clock. */
  capturedAt: instant,
  receivedAt: instant,
  /** `refused`: by staff; the visit is removed, the evidence stays. */
  state: z.enum([...visitState.options, 'refused']),
  /** Reasons for which it is or was pending. */
  reasons: skippingInvalid(z.array(pendingReason)),
  usedVenueCode: z.boolean(),
  idempotencyKey: z.string().nullable(),
  source: checkInSource.default('device'),
  /** Full name of the staff member who reviewed it or checked the person in. */
  reviewedBy: z.string().nullable(),
  /** Uid of that staff member; null in early records, whose decisions only an admin can undo. */
  reviewerId: z.string().nullable().default(null),
  reviewedAt: instant.nullable(),
  /** Reason for which staff refused it; null if they did not. */
  reviewReason: reviewReason.nullable().default(null),
  /** Counts the decisions, for optimistic locking of reviews. */
  version: z.number().int().default(1),
});

export type CheckInDocument = z.infer<typeof checkInDocument>;
