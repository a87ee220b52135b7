import { type ProblemDetails } from '../../api/problems.ts';
import type { Coordinates } from '../../lib/distance.ts';
import type { PendingReason } from '../../model/categories.ts';
import type { EventTimes } from '../events/event-status.ts';
import type { TimedLocation } from './reachable-path.ts';

/** Location reported by a device. */
export interface LocationFix extends Coordinates {
  /** Reported accuracy (68 % confidence) in meters; null if not reported. */
  accuracyMeters: number | null;
  /** Age at the tap, in milliseconds. */
  age: number;
}

/** Inputs of a check-in decision. */
export interface CheckInInput {
  business: Coordinates & { name: string };
  radiusMeters: number;
  event: EventTimes & { isActive: boolean };
  /** Start of a check-in pause in epoch milliseconds; null if not paused. */
  pausedAt: number | null;
  /** Time the business closed for this event in epoch milliseconds; null if open. */
  closedAt: number | null;
  /** Null if the device sent no location. */
  fix: LocationFix | null;
  /** True if the venue code of this business was sent. */
  hasVenueCode: boolean;
  /** Verified visits at other businesses. */
  visits: readonly TimedLocation[];
  /** Epoch milliseconds; null in records from before it was stored. */
  registeredAt: number | null;
  /** Latest receipt before this upload batch (see upload-batch.ts), in epoch milliseconds. */
  notBeforeAt: number;
  /** Time of the tap by the server clock, in epoch milliseconds. */
  capturedAt: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Reason of a refusal. `location-unclear`: the fix is too vague to decide. Only `too-far` states that the
 * attendee is elsewhere.
 */
export type RefusalReason =
  | 'event-not-running'
  | 'before-registration'
  | 'check-in-paused'
  | 'business-closed'
  | 'too-far'
  | 'fix-too-old'
  | 'location-unclear';

export type CheckInDecision =
  | { outcome: 'verified'; distanceMeters: number }
  | { outcome: 'pending'; distanceMeters: number | null; reasons: PendingReason[]; message: string }
  | { outcome: 'refused'; reason: RefusalReason; message: string; details: ProblemDetails };

/** Returns a refusal with its details; `message` is shown to the attendee. */
export function refusedDecision(
  reason: RefusalReason,
  message: string,
  details: ProblemDetails = {},
) {
  return { outcome: 'refused', reason, message, details } as const;
}
