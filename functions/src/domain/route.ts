import { distanceMeters, type Place } from './distance.ts';
import type { Distances } from './route-distances.ts';
import { exactOrder } from './route-exact.ts';
import { nearOrder } from './route-near.ts';

export interface Stop extends Place {
  id: string;
}

export interface SuggestedRoute {
  /** The ids of the stops, in the order to walk them. */
  order: string[];
  /** The way from the start (from the first stop without one) to the last stop, as streets go. */
  meters: number;
  walkingSeconds: number;
}

/** Up to so many stops the order is the shortest there is; beyond, a near one is found. */
export const exactUpTo = 9;

/**
 * Streets lead around corners: the way along a grid of them is longer than the straight line by 4/π on
 * average, the mean of |cos θ| + |sin θ| over all directions.
 */
export const streetDetour = 4 / Math.PI;

/** The speed people choose on the flat (1.42 m/s in Browning et al., J. Appl. Physiol. 100, 2006). Metres a second. */
export const walkingSpeed = 1.4;

/**
 * The order of the stops that walks least from `start`; it does not lead back. Without a start the walk
 * begins at whichever stop is best. The same stops give the same answer, in whatever order they come.
 */
export function suggestRoute(start: Place | null, stops: readonly Stop[]): SuggestedRoute {
  const sorted = stops.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const distance = table(start, sorted);
  const order = (sorted.length <= exactUpTo ? exactOrder : nearOrder)(sorted.length, distance);
  const straight = order.reduce(
    (sum, stop, index) => sum + distance(order[index - 1] ?? 0, stop),
    0,
  );
  const meters = straight * streetDetour;
  return {
    order: order.flatMap((stop) => sorted[stop - 1]?.id ?? []),
    meters,
    walkingSeconds: meters / walkingSpeed,
  };
}

/** Computed once each. Without a start, point 0 is at no distance from every stop. */
function table(start: Place | null, stops: readonly Stop[]): Distances {
  const points = [start, ...stops];
  const rows = points.map((from) =>
    Float64Array.from(points, (to) => (from && to ? distanceMeters(from, to) : 0)),
  );
  return (from, to) => rows[from]?.[to] ?? 0;
}
