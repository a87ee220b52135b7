import type { Coordinates } from '../../lib/distance.ts';
import type { DistrictMap } from '../../model/districts.ts';

/** Returns the south-western and north-eastern corner of a district's streets; null if it has none. */
export function districtCorners({
  origin,
  streets,
}: Pick<DistrictMap, 'origin' | 'streets'>): [Coordinates, Coordinates] | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { line } of streets) {
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < line.length; at += 2) {
      x += line[at] ?? 0;
      y += line[at + 1] ?? 0;
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
  }
  const corner = (x: number, y: number) => ({
    latitude: origin.latitude + y / 1e6,
    longitude: origin.longitude + x / 1e6,
  });
  return west > east ? null : [corner(west, south), corner(east, north)];
}
