import type { DistrictPoint } from './units.ts';

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
