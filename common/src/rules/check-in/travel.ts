import { distanceMeters } from '../../lib/distance.ts';
import type { TimedLocation } from './reachable-path.ts';

/** How somebody would have got from one stop to another. */
export interface Travel<S extends TimedLocation> {
  /** The stop at the other end. */
  other: S;
  /** Metres a second, as the crow flies. */
  speed: number;
  /** Milliseconds. */
  durationMs: number;
}

/** Two stops in the same moment: their speed would not be a number. Milliseconds. */
const shortestMs = 1000;

/** The way between a stop and the other one that is nearest in time; null where there is no other. */
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
