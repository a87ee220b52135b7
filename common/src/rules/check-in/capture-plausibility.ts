import type { PendingReason } from '../../model/categories.ts';
import type { EventTimes } from '../events/event-status.ts';
import { isReachablePath, type TimedLocation } from './reachable-path.ts';

/** A check-in that reaches the server later than this after it was made waits for staff. Milliseconds. */
export const maxUploadDelayMs = 12 * 60 * 60 * 1000;
/** So does one that reaches it later than this after the event's end. Milliseconds. */
export const maxUploadAfterEndMs = 2 * 60 * 60 * 1000;
/** Faster than a person gets from business to business in a district: a sprint, a shuttle in traffic. Metres a second. */
export const maxPlausibleSpeed = 8;

export interface CapturedCheckIn {
  event: Pick<EventTimes, 'endTime'>;
  radiusMeters: number;
  /** Where and when the attempt was made, as far as the device is believed. */
  stop: TimedLocation;
  /** The verified visits elsewhere. */
  visits: readonly TimedLocation[];
  /** The last moment that the server saw before the attempts that arrived with this (see upload-batch.ts). */
  notBeforeAt: number;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** Why the time at which an attempt is said to have been made is doubted; empty where it is not. */
export function captureTimeIssues(capture: CapturedCheckIn): PendingReason[] {
  const { event, stop, notBeforeAt, now } = capture;
  const isLate =
    stop.at < notBeforeAt ||
    now - stop.at > maxUploadDelayMs ||
    now > Date.parse(event.endTime) + maxUploadAfterEndMs;
  return [
    ...(isTooFast(capture) ? (['implausible-speed'] as const) : []),
    ...(isLate ? (['late-arrival'] as const) : []),
  ];
}

/**
 * Whether nobody could have been here and at the other visits at their times. What staff have confirmed may be
 * more than anybody could reach, and must not doom all that follows: then each pair is looked at by itself.
 */
function isTooFast({ stop, visits, radiusMeters }: CapturedCheckIn): boolean {
  const isReachable = (stops: readonly TimedLocation[]) =>
    isReachablePath(stops, radiusMeters, maxPlausibleSpeed);
  if (isReachable([...visits, stop])) return false;
  return isReachable(visits) || visits.some((visit) => !isReachable([visit, stop]));
}
