import type { Coordinates } from '../../lib/distance.ts';
import type { DistrictMap } from '../../model/districts.ts';

/** Point in district units: millionths of a degree east and north of the origin. */
export interface DistrictPoint {
  x: number;
  y: number;
}

type Origin = DistrictMap['origin'];
const perDegree = 1_000_000;
const metersPerDegree = 111_195;

export function toPoint(origin: Origin, { latitude, longitude }: Coordinates): DistrictPoint {
  return {
    x: Math.round((longitude - origin.longitude) * perDegree),
    y: Math.round((latitude - origin.latitude) * perDegree),
  };
}

export function toCoordinates(origin: Origin, { x, y }: DistrictPoint): Coordinates {
  return { latitude: origin.latitude + y / perDegree, longitude: origin.longitude + x / perDegree };
}

/**
 * Returns a projection to meters east and north of the origin, exact to a thousandth over a few kilometers.
 */
export function metersProjection(origin: Origin): (point: DistrictPoint) => DistrictPoint {
  const north = metersPerDegree / perDegree;
  const east = north * Math.cos((origin.latitude * Math.PI) / 180);
  return ({ x, y }) => ({ x: x * east, y: y * north });
}

/** Encodes a line as a district stores it. */
export function encodePoints(line: readonly DistrictPoint[]): number[] {
  return line.flatMap(({ x, y }, index) => {
    const before = line[index - 1];
    return [x - (before?.x ?? 0), y - (before?.y ?? 0)];
  });
}

export function decodePoints(stored: readonly number[]): DistrictPoint[] {
  const line: DistrictPoint[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index + 1 < stored.length; index += 2) {
    x += stored[index] ?? 0;
    y += stored[index + 1] ?? 0;
    line.push({ x, y });
  }
  return line;
}

export const pointKey = ({ x, y }: DistrictPoint) => `${x},${y}`;

/** Returns the point of a segment nearest to `point`; `share` is its position from 0 to 1. */
export function nearestOnSegment(
  point: DistrictPoint,
  a: DistrictPoint,
  b: DistrictPoint,
): DistrictPoint & { share: number } {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return { x: a.x + share * dx, y: a.y + share * dy, share };
}
