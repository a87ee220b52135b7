import type { Coordinates } from '../../lib/distance.ts';
import { earthRadiusMeters } from '../../lib/distance.ts';

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
