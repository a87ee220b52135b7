import { type Coordinates, distanceMeters } from '../../lib/distance.ts';

/** Meters between points by number: 0 is the start, stops count from 1. */
export type DistanceFn = (from: number, to: number) => number;

/**
 * Returns the shortest order of stops 1 to `count`, starting at point 0 and ending anywhere, by dynamic
 * programming over sets of stops (Held and Karp, 1962): 2^count · count² steps. `count` at most 20.
 */
function exactOrder(count: number, distance: DistanceFn): number[] {
  if (count === 0) return [];
  const everything = 2 ** count - 1;
  // Indexed by the set of visited stops and the last one: length of the shortest path, and the stop before
  // the last.
  const shortest = new Float64Array((everything + 1) * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array((everything + 1) * count).fill(-1);
  const cell = (visited: number, last: number) => visited * count + last;
  const way = (visited: number, last: number) => shortest[cell(visited, last)] ?? 0;

  for (let first = 0; first < count; first += 1)
    shortest[cell(1 << first, first)] = distance(0, first + 1);
  for (let visited = 1; visited <= everything; visited += 1) {
    for (let last = 0; last < count; last += 1) {
      if (!(visited & (1 << last))) continue;
      for (let next = 0; next < count; next += 1) {
        if (visited & (1 << next)) continue;
        const target = visited | (1 << next);
        const length = way(visited, last) + distance(last + 1, next + 1);
        if (length >= way(target, next)) continue;
        shortest[cell(target, next)] = length;
        before[cell(target, next)] = last;
      }
    }
  }

  let last = 0;
  for (let other = 1; other < count; other += 1)
    if (way(everything, other) < way(everything, last)) last = other;
  const order: number[] = [];
  for (let visited = everything; last >= 0; ) {
    order.unshift(last + 1);
    const previous = before[cell(visited, last)] ?? -1;
    visited ^= 1 << last;
    last = previous;
  }
  return order;
}

/** Gains below this are rounding, in meters. */
const smallestGain = 1e-6;

/** Returns a short order of stops 1 to `count` from point 0: nearest neighbor, improved by 2-opt. */
export function approximateOrder(count: number, distance: DistanceFn): number[] {
  return twoOpt(nearestNeighborOrder(count, distance), distance);
}

/** Always continues to the nearest remaining stop; ties go to the lower number. */
export function nearestNeighborOrder(count: number, distance: DistanceFn): number[] {
  const left = new Set(Array.from({ length: count }, (_, index) => index + 1));
  const order: number[] = [];
  while (left.size > 0) {
    const current = order.at(-1) ?? 0;
    let nearest = 0;
    for (const stop of left)
      if (nearest === 0 || distance(current, stop) < distance(current, nearest)) nearest = stop;
    left.delete(nearest);
    order.push(nearest);
  }
  return order;
}

/** 2-opt (Croes, 1958) on an open path: reverses parts as long as that shortens it. */
function twoOpt(initialOrder: readonly number[], distance: DistanceFn): number[] {
  const order = [...initialOrder];
  for (let improved = true; improved; ) {
    improved = false;
    for (let from = 0; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        if (gain(order, from, to, distance) <= smallestGain) continue;
        order.splice(from, to - from + 1, ...order.slice(from, to + 1).reverse());
        improved = true;
      }
    }
  }
  return order;
}

/** Returns the meters saved by reversing the stops from `from` to `to`. */
function gain(order: readonly number[], from: number, to: number, distance: DistanceFn): number {
  const before = order[from - 1] ?? 0;
  const [first = 0, last = 0, after] = [order[from], order[to], order[to + 1]];
  const now = distance(before, first) + (after === undefined ? 0 : distance(last, after));
  const turned = distance(before, last) + (after === undefined ? 0 : distance(first, after));
  return now - turned;
}

/** Walking route between two places. */
export interface RouteLeg {
  meters: number;
  /** Line of the route, along streets if known. */
  line: Coordinates[];
}

/** Routes between any two places; symmetric. */
export interface WalkingRoutes {
  leg: (from: Coordinates, to: Coordinates) => RouteLeg;
}

/**
 * Ratio of the route on a street grid to the straight line: 4/π, the mean of |cos θ| + |sin θ| over all
 * directions.
 */
export const streetDetour = 4 / Math.PI;

/** Returns the straight line with the average length along streets. */
export function straightLineLeg(from: Coordinates, to: Coordinates): RouteLeg {
  return { meters: distanceMeters(from, to) * streetDetour, line: [from, to] };
}

/** Routes without a street network. */
export const straightLineRoutes: WalkingRoutes = { leg: straightLineLeg };

export interface RouteStop extends Coordinates {
  id: string;
}

export interface SuggestedRoute {
  /** Ids of the stops in visit order. */
  order: string[];
  /** Length from the start (or the first stop) to the last stop. */
  meters: number;
  walkingSeconds: number;
}

/** Maximum number of stops with an optimal order; beyond it, the order is approximate. */
export const maxExactStops = 9;

/**
 * Preferred walking speed on the flat (1.42 m/s in Browning et al., J. Appl. Physiol. 100, 2006), in meters
 * per second.
 */
export const walkingSpeed = 1.4;

/**
 * Returns the shortest visit order from `start` without returning. Without a start it begins at the best
 * stop. The result is independent of the input order.
 */
export function suggestVisitOrder(
  start: Coordinates | null,
  stops: readonly RouteStop[],
  walks: WalkingRoutes = straightLineRoutes,
): SuggestedRoute {
  const sorted = stops.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const distance = table(start, sorted, walks);
  const order = (sorted.length <= maxExactStops ? exactOrder : approximateOrder)(
    sorted.length,
    distance,
  );
  const meters = order.reduce((sum, stop, index) => sum + distance(order[index - 1] ?? 0, stop), 0);
  return {
    order: order.flatMap((stop) => sorted[stop - 1]?.id ?? []),
    meters,
    walkingSeconds: meters / walkingSpeed,
  };
}

/** Computes each distance once. Without a start, point 0 has distance zero to every stop. */
function table(
  start: Coordinates | null,
  stops: readonly RouteStop[],
  walks: WalkingRoutes,
): DistanceFn {
  const points = [start, ...stops];
  const size = points.length;
  const meters = new Float64Array(size * size);
  for (const [one, from] of points.entries()) {
    for (let other = one + 1; other < size; other += 1) {
      const to = points[other];
      if (!from || !to) continue;
      const length = walks.leg(from, to).meters;
      meters[one * size + other] = meters[other * size + one] = length;
    }
  }
  return (from, to) => meters[from * size + to] ?? 0;
}
