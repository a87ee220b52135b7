import { type Coordinates, distanceMeters } from '../../lib/distance.ts';

/** The way from one place to another, on foot. */
export interface RouteLeg {
  meters: number;
  /** From the one place to the other, along the streets where they are known. */
  line: Coordinates[];
}

/** Knows the way between any two places; it is as long there as back. */
export interface WalkingRoutes {
  leg: (from: Coordinates, to: Coordinates) => RouteLeg;
}

/**
 * Streets lead around corners: the way along a grid of them is longer than the straight line by 4/π on
 * average, the mean of |cos θ| + |sin θ| over all directions.
 */
export const streetDetour = 4 / Math.PI;

/** The straight line, as long as streets would be on average. */
export function straightLineLeg(from: Coordinates, to: Coordinates): RouteLeg {
  return { meters: distanceMeters(from, to) * streetDetour, line: [from, to] };
}

/** Where no streets are known. */
export const straightLineRoutes: WalkingRoutes = { leg: straightLineLeg };
