import { type Coordinates, distanceMeters } from '../../lib/distance.ts';

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
