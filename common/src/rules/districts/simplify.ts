import { nearestOnSegment } from './nearest-on-segment.ts';
import type { DistrictPoint } from './units.ts';

/**
 * Returns the line without points within `tolerance` of the rest, ends unchanged (Douglas and Peucker, 1973).
 * Distances are in the plane of `measure`.
 */
export function simplify(
  line: readonly DistrictPoint[],
  tolerance: number,
  measure: (point: DistrictPoint) => DistrictPoint,
): DistrictPoint[] {
  const at = line.map(measure);
  const keeps = new Uint8Array(line.length);
  keeps[0] = keeps[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    const far = farthest(at, from, to);
    if (!far || far.distance <= tolerance) continue;
    keeps[far.index] = 1;
    open.push([from, far.index], [far.index, to]);
  }
  return line.filter((_, index) => keeps[index] === 1);
}

function farthest(at: readonly DistrictPoint[], from: number, to: number) {
  const [start, end] = [at[from], at[to]];
  if (!start || !end) return undefined;
  let found: { index: number; distance: number } | undefined;
  for (let index = from + 1; index < to; index += 1) {
    const point = at[index];
    if (!point) continue;
    const near = nearestOnSegment(point, start, end);
    const distance = Math.hypot(point.x - near.x, point.y - near.y);
    if (!found || distance > found.distance) found = { index, distance };
  }
  return found;
}
