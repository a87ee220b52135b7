import { nearestOnSegment } from './nearest-on-segment.ts';
import type { DistrictPoint } from './units.ts';

/** Distance at which the end of a line snaps to another street, in meters. */
export const snapToleranceMeters = 3;

export interface Segment {
  line: number;
  a: DistrictPoint;
  b: DistrictPoint;
  /** End points of its line on this segment. */
  ends: DistrictPoint[];
}

/**
 * Adds the crossing point of two segments of different lines, or the end of one that touches the other, to
 * both.
 */
export function joinSegments(
  one: Segment,
  other: Segment,
  measure: (point: DistrictPoint) => DistrictPoint,
  add: (segment: Segment, point: DistrictPoint) => void,
): void {
  if (one.line === other.line || hasEnd(one, other.a) || hasEnd(one, other.b)) return;
  const crossing = crossingOf(one, other);
  if (crossing) {
    add(one, crossing);
    add(other, crossing);
    return;
  }
  if (other.ends.length > 0) joinEnds(one, other.ends, measure, add);
  if (one.ends.length > 0) joinEnds(other, one.ends, measure, add);
}

/** Adds the ends that touch a segment to it. */
function joinEnds(
  segment: Segment,
  ends: readonly DistrictPoint[],
  measure: (point: DistrictPoint) => DistrictPoint,
  add: (segment: Segment, point: DistrictPoint) => void,
): void {
  for (const end of ends) {
    const [point, a, b] = [measure(end), measure(segment.a), measure(segment.b)];
    const near = nearestOnSegment(point, a, b);
    if (Math.hypot(near.x - point.x, near.y - point.y) <= snapToleranceMeters) add(segment, end);
  }
}

/** Called for millions of pairs, so it compares numbers only. */
const hasEnd = ({ a, b }: Segment, { x, y }: DistrictPoint) =>
  (a.x === x && a.y === y) || (b.x === x && b.y === y);

/** Returns the crossing of two segments in whole units; undefined if they do not cross. */
function crossingOf(one: Segment, other: Segment): DistrictPoint | undefined {
  const [dx, dy] = [one.b.x - one.a.x, one.b.y - one.a.y];
  const [ex, ey] = [other.b.x - other.a.x, other.b.y - other.a.y];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return undefined;
  const [fx, fy] = [other.a.x - one.a.x, other.a.y - one.a.y];
  const [share, otherShare] = [(fx * ey - fy * ex) / turn, (fx * dy - fy * dx) / turn];
  if (share < 0 || share > 1 || otherShare < 0 || otherShare > 1) return undefined;
  return { x: Math.round(one.a.x + share * dx), y: Math.round(one.a.y + share * dy) };
}
