import type { Coordinates } from '../../lib/distance.ts';
import type { DistanceFn } from './route-distances.ts';
import { exactOrder } from './route-exact.ts';
import { approximateOrder } from './route-two-opt.ts';
import { straightLineRoutes, type WalkingRoutes } from './walking-routes.ts';

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

/** Up to this many stops the order is optimal; beyond it is approximate. */
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
