import { z } from 'zod';
import { checkInSource, pendingReason, reviewReason, visitState } from './categories.ts';
import { instant, latitude, longitude } from './values.ts';

/** `checkIns/{eventId_uid_businessId}`: staff; the evidence and the decision. */
export const checkInDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  businessId: z.string(),
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  /** Metres, as the device claimed; null where it did not say. */
  accuracyMeters: z.number().nullable(),
  distanceMeters: z.number().nullable(),
  /** When the person pressed the button, by the server's clock. */
  capturedAt: instant,
  receivedAt: instant,
  /** `refused`: by staff; the visit is gone, the evidence stays. */
  state: z.enum([...visitState.options, 'refused']),
  /** Why it is, or was, pending. */
  reasons: z.array(pendingReason),
  usedVenueCode: z.boolean(),
  idempotencyKey: z.string().nullable(),
  source: checkInSource.default('device'),
  /** The name of the staff member who decided a pending one, or who checked the person in. */
  reviewedBy: z.string().nullable(),
  reviewedAt: instant.nullable(),
  /** Why staff refused it; null: they did not. */
  reviewReason: reviewReason.nullable().default(null),
  /** Counts the decisions: staff decide what they have seen. */
  version: z.number().int().default(1),
});

export type CheckInDocument = z.infer<typeof checkInDocument>;
