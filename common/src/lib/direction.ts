import type { Coordinates } from './distance.ts';

/** Eight points of the compass, clockwise from north. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the initial bearing from one point to another in degrees clockwise from north, from 0 up to 360.
 */
export function bearing(from: Coordinates, to: Coordinates): number {
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(end);
  const x = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** Returns the nearest of the eight points of the compass. */
export function direction(from: Coordinates, to: Coordinates): Direction {
  return directions[Math.round(bearing(from, to) / 45) % 8] ?? 'n';
}
