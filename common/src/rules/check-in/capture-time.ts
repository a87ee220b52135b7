import { type Coordinates, distanceMeters, earthRadiusMeters } from '../../lib/distance.ts';
import type { PendingReason } from '../../model/categories.ts';
import type { EventTimes } from '../events/event-status.ts';
import { maxPlausibleSpeed, maxUploadAfterEndMs, maxUploadDelayMs } from './thresholds.ts';

/** Claimed location and time in epoch milliseconds. */
export interface TimedLocation {
  place: Coordinates;
  at: number;
}

interface Point {
  x: number;
  y: number;
}

/** Maximum rounds of approximation; a path not found by then counts as unreachable. */
const maxRounds = 400;
/** Arithmetic tolerance for circles and steps, in meters. */
const toleranceMeters = 0.05;

/**
 * True if one person can be within `radiusMeters` of each stop at its time with at most `speed` meters per
 * second. Moves one point per stop from the circles' centers: a step that is too long pulls its ends
 * together, and each end stays in its circle (alternating projections, which converge because both conditions
 * are convex). Each stop has one point, so touching circles cannot be chained into an impossible path.
 */
export function isReachablePath(
  stops: readonly TimedLocation[],
  radiusMeters: number,
  speed: number,
): boolean {
  const inOrder = stops.toSorted((a, b) => a.at - b.at);
  const origin = inOrder[0]?.place;
  if (!origin) return true;
  const centers = inOrder.map(({ place }) => flat(place, origin));
  const steps = inOrder.slice(1).map(({ at }, index) => {
    const before = inOrder[index] as TimedLocation;
    return ((at - before.at) / 1000) * speed;
  });
  const points = centers.map((center) => ({ ...center }));
  for (let round = 0; round < maxRounds; round += 1) {
    for (const [index, step] of steps.entries())
      pullTogether(points[index] as Point, points[index + 1] as Point, step);
    for (const [index, point] of points.entries())
      drawWithin(point, centers[index] as Point, radiusMeters);
    if (longestExcess(points, steps) <= toleranceMeters) return true;
  }
  return false;
}

/** Meters east and north of the origin, exact enough within a district. */
function flat(place: Coordinates, origin: Coordinates): Point {
  const metersPerDegree = (Math.PI / 180) * earthRadiusMeters;
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180);
  return {
    x: (place.longitude - origin.longitude) * metersPerDegree * narrowing,
    y: (place.latitude - origin.latitude) * metersPerDegree,
  };
}

function pullTogether(a: Point, b: Point, maxMeters: number): void {
  const meters = Math.hypot(b.x - a.x, b.y - a.y);
  if (meters <= maxMeters) return;
  const share = (meters - maxMeters) / 2 / meters;
  const move = { x: (b.x - a.x) * share, y: (b.y - a.y) * share };
  a.x += move.x;
  a.y += move.y;
  b.x -= move.x;
  b.y -= move.y;
}

function drawWithin(point: Point, center: Point, radiusMeters: number): void {
  const meters = Math.hypot(point.x - center.x, point.y - center.y);
  if (meters <= radiusMeters) return;
  point.x = center.x + ((point.x - center.x) * radiusMeters) / meters;
  point.y = center.y + ((point.y - center.y) * radiusMeters) / meters;
}

function longestExcess(points: readonly Point[], steps: readonly number[]): number {
  const excesses = steps.map((step, index) => {
    const [a, b] = [points[index] as Point, points[index + 1] as Point];
    return Math.hypot(b.x - a.x, b.y - a.y) - step;
  });
  return Math.max(0, ...excesses);
}

interface CapturedCheckIn {
  event: Pick<EventTimes, 'endTime'>;
  radiusMeters: number;
  /** Location and accepted capture time of the attempt. */
  stop: TimedLocation;
  /** Verified visits at other businesses. */
  visits: readonly TimedLocation[];
  /** Latest receipt before the attempts of this upload batch (see upload-batch.ts), in epoch milliseconds. */
  notBeforeAt: number;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns why the capture time of an attempt is implausible; empty if it is plausible. */
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
 * True if one person cannot have made this and the other visits at their times. Visits confirmed by staff may
 * be unreachable together and must not block later ones, so each pair is then checked separately.
 */
function isTooFast({ stop, visits, radiusMeters }: CapturedCheckIn): boolean {
  const isReachable = (stops: readonly TimedLocation[]) =>
    isReachablePath(stops, radiusMeters, maxPlausibleSpeed);
  if (isReachable([...visits, stop])) return false;
  return isReachable(visits) || visits.some((visit) => !isReachable([visit, stop]));
}

/** Travel between two stops. */
interface Travel<S extends TimedLocation> {
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

/**
 * Returns the time of the tap by the server clock, in epoch milliseconds, never after `now`. The device sends
 * how long ago it was by its own clock, so a wrong clock does no harm. Returns `now` without both times.
 */
export function captureTime(
  attempt: { capturedAt?: string | null; sentAt?: string | null },
  now: number,
): number {
  if (!attempt.capturedAt || !attempt.sentAt) return now;
  const elapsed = Date.parse(attempt.sentAt) - Date.parse(attempt.capturedAt);
  return now - Math.max(0, elapsed);
}
