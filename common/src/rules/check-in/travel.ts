import { distanceMeters } from '../../lib/distance.ts';
import type { TimedLocation } from './reachable-path.ts';

/** Travel between two stops. */
export interface Travel<S extends TimedLocation> {
  /** Stop at the other end. */
  other: S;
  /** Straight-line speed in meters per second. */
  speed: number;
  /** Duration in milliseconds. */
  durationMs: number;
}

/** Minimum duration in milliseconds, so that simultaneous stops have a finite speed. */
const shortestMs = 1000;

/** Returns the travel between a stop and the one nearest in time; null if there is none. */
export function nearestTravel<S extends TimedLocation>(
  stop: TimedLocation,
  others: readonly S[],
): Travel<S> | null {
  const [other] = others.toSorted((a, b) => Math.abs(a.at - stop.at) - Math.abs(b.at - stop.at));
  if (!other) return null;
  const durationMs = Math.abs(other.at - stop.at);
  const speed = distanceMeters(stop.place, other.place) / (Math.max(durationMs, shortestMs) / 1000);
  return { other, speed, durationMs };
}
