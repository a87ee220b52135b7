import { type ProblemDetails } from '../../api/problems.ts';
import type { Coordinates } from '../../lib/distance.ts';
import type { PendingReason } from '../../model/categories.ts';
import type { EventTimes } from '../events/event-status.ts';
import type { TimedLocation } from './reachable-path.ts';

/** Where a device says that it is. */
export interface LocationFix extends Coordinates {
  /** Metres, 68 % confidence, as the device claims; null where it does not say. */
  accuracyMeters: number | null;
  /** Milliseconds before the press. */
  age: number;
}

/** All that a check-in is decided by. */
export interface CheckInInput {
  business: Coordinates & { name: string };
  radiusMeters: number;
  event: EventTimes & { isActive: boolean };
  /** Since when nobody can check in; null: they can. Milliseconds since 1970, UTC. */
  pausedAt: number | null;
  /** Since when the business is closed tonight; null: it is not. Milliseconds since 1970, UTC. */
  closedAt: number | null;
  /** Null where the device gave no location. */
  fix: LocationFix | null;
  /** The code was given and is this business's. */
  hasVenueCode: boolean;
  /** The verified visits elsewhere. */
  visits: readonly TimedLocation[];
  /** Null where it was not kept yet. Milliseconds since 1970, UTC. */
  registeredAt: number | null;
  /** The last moment that the server saw before this and what arrived with it (see upload-batch.ts). */
  notBeforeAt: number;
  /** The press, by the server's clock. Milliseconds since 1970, UTC. */
  capturedAt: number;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/**
 * `location-unclear`: so vague a fix that it neither shows nor rules out being there. Only `too-far` says that
 * somebody is elsewhere.
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

/** A refusal with its details; `message` is what the person reads. */
export function refusedDecision(
  reason: RefusalReason,
  message: string,
  details: ProblemDetails = {},
) {
  return { outcome: 'refused', reason, message, details } as const;
}
