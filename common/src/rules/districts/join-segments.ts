import { nearestOnSegment } from './nearest-on-segment.ts';
import type { DistrictPoint } from './units.ts';

/** Metres: an end this near to another street meets it. */
export const snapToleranceMeters = 3;

export interface Segment {
  line: number;
  a: DistrictPoint;
  b: DistrictPoint;
  /** Those of its points at which the line ends. */
  ends: DistrictPoint[];
}

/** Lets two segments of different lines share the point at which they cross, or the end of one that is at the other. */
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

/** Lets a segment have each of the ends that are at it. */
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

/** Asked of millions of pairs: numbers, and no text made of them. */
const hasEnd = ({ a, b }: Segment, { x, y }: DistrictPoint) =>
  (a.x === x && a.y === y) || (b.x === x && b.y === y);

/** Where two segments cross, in whole units; undefined where they do not. */
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
