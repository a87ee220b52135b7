import type { DistrictMap } from '../../model/districts.ts';
import type { GeoJsonPosition, MapFeature } from './geojson.ts';
import { type DistrictPoint, encodePoints, nearestOnSegment, pointKey } from './geometry.ts';
import { type Bounds, clipLine, simplify } from './polylines.ts';

/** Distance at which the end of a line snaps to another street, in meters. */
const snapToleranceMeters = 3;

interface Segment {
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
function joinSegments(
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

/** Cell size of the segment grid, in meters. */
const cellSize = 60;
/** Maximum number of cells of all segments together: a town of 100,000 points has 120,000. */
const maxEntries = 1_000_000;
/** Maximum number of pairs of segments in one cell: the same town has 13 million, compared within a second. */
const maxPairs = 30_000_000;
/** Maximum number of points added where lines meet: the same town has 18,000. */
const maxAdded = 200_000;

/**
 * Adds shared points where lines cross or end at another, which drawn maps often lack. `measure` maps points
 * to the plane of the distances. Returns undefined if too many lines cross or lie on top of each other.
 */
export function joinStreets(
  lines: readonly DistrictPoint[][],
  measure: (point: DistrictPoint) => DistrictPoint,
): DistrictPoint[][] | undefined {
  const segmentsOf = lines.map((line, number) =>
    line.slice(1).map((b, index): Segment => {
      const a = line[index] ?? b;
      const ends = [...(index === 0 ? [a] : []), ...(index === line.length - 2 ? [b] : [])];
      return { line: number, a, b, ends };
    }),
  );
  const added = new Map<Segment, DistrictPoint[]>();
  let count = 0;
  const add = (segment: Segment, point: DistrictPoint) => {
    count += 1;
    append(added, segment, point);
  };
  const cells = cellsOf(segmentsOf.flat(), measure);
  if (!cells) return undefined;
  for (const near of cells.values())
    for (const [at, one] of near.entries()) {
      for (let next = at + 1; next < near.length; next += 1) {
        const other = near[next];
        if (other) joinSegments(one, other, measure, add);
      }
      if (count > maxAdded) return undefined;
    }
  return segmentsOf.map((segments) => joinedLine(segments, added));
}

function joinedLine(
  segments: readonly Segment[],
  added: ReadonlyMap<Segment, DistrictPoint[]>,
): DistrictPoint[] {
  const line = segments.slice(0, 1).map(({ a }) => a);
  for (const segment of segments) {
    const along = ({ x, y }: DistrictPoint) => Math.hypot(x - segment.a.x, y - segment.a.y);
    const between = (added.get(segment) ?? []).toSorted((a, b) => along(a) - along(b));
    for (const point of [...between, segment.b])
      if (pointKey(point) !== pointKey(line.at(-1) ?? segment.a)) line.push(point);
  }
  return line;
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Cells that a segment and its margin touch, as ranges of columns and rows. */
interface CellRange {
  columns: readonly [from: number, to: number];
  rows: readonly [from: number, to: number];
}

function cellRange({ a, b }: Segment, measure: (point: DistrictPoint) => DistrictPoint): CellRange {
  const [from, to] = [measure(a), measure(b)];
  const range = (one: number, other: number) =>
    [
      Math.floor((Math.min(one, other) - snapToleranceMeters) / cellSize),
      Math.floor((Math.max(one, other) + snapToleranceMeters) / cellSize),
    ] as const;
  return { columns: range(from.x, to.x), rows: range(from.y, to.y) };
}

const cellCount = ({ columns, rows }: CellRange) =>
  (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);

/** Returns the segments by cell; undefined if comparing those of each cell with each other would take too long. */
function cellsOf(
  segments: readonly Segment[],
  measure: (point: DistrictPoint) => DistrictPoint,
): Map<string, Segment[]> | undefined {
  const ranges = segments.map((segment) => cellRange(segment, measure));
  if (ranges.reduce((sum, range) => sum + cellCount(range), 0) > maxEntries) return undefined;
  const cells = new Map<string, Segment[]>();
  for (const [index, { columns, rows }] of ranges.entries()) {
    const segment = segments[index];
    if (!segment) continue;
    for (let x = columns[0]; x <= columns[1]; x += 1)
      for (let y = rows[0]; y <= rows[1]; y += 1) append(cells, `${x},${y}`, segment);
  }
  const pairs = [...cells.values()].reduce((sum, { length: n }) => sum + (n * (n - 1)) / 2, 0);
  return pairs > maxPairs ? undefined : cells;
}

export interface DrawOptions {
  frame: Bounds;
  pointOf: (position: GeoJsonPosition) => DistrictPoint;
  measure: (point: DistrictPoint) => DistrictPoint;
}

/** Street or path in the frame, split at its corners. */
interface CutStreet {
  kind: 'street' | 'path';
  name: string;
  pieces: DistrictPoint[][];
}

/**
 * Clips streets to the frame and joins them where they meet. The slow part, independent of the tolerance. Returns
 * undefined if too many lines cross.
 */
export function clipAndJoinStreets(
  features: readonly MapFeature[],
  { frame, pointOf, measure }: DrawOptions,
): CutStreet[] | undefined {
  const cut = features.flatMap(({ kind, name, parts }) =>
    parts
      .flat()
      .flatMap((line) => clipLine(line.map(pointOf), frame))
      .map((line) => ({
        kind: kind === 'path' ? ('path' as const) : ('street' as const),
        name,
        line,
      })),
  );
  const joined = joinStreets(
    cut.map(({ line }) => line),
    measure,
  );
  if (!joined) return undefined;
  const corners = cornersOf(joined);
  return cut.map(({ kind, name }, index) => ({
    kind,
    name,
    pieces: split(joined[index] ?? [], corners),
  }));
}

/** Returns the stored streets, simplified between corners by at most the tolerance in meters. */
export function simplifiedStreets(
  streets: readonly CutStreet[],
  tolerance: number,
  measure: DrawOptions['measure'],
): DistrictMap['streets'] {
  return streets.flatMap(({ kind, name, pieces }) => {
    const line = pieces.flatMap((piece, number) =>
      simplify(piece, tolerance, measure).slice(number === 0 ? 0 : 1),
    );
    return line.length > 0 ? [{ kind, name, line: encodePoints(line) }] : [];
  });
}

/** Returns points of more than one line, or visited twice by one line. */
function cornersOf(lines: readonly DistrictPoint[][]): ReadonlySet<string> {
  const seen = new Set<string>();
  const corners = new Set<string>();
  for (const key of lines.flat().map(pointKey)) {
    if (seen.has(key)) corners.add(key);
    seen.add(key);
  }
  return corners;
}

/** Splits the line at the corners; adjacent pieces share the corner. */
function split(line: readonly DistrictPoint[], corners: ReadonlySet<string>): DistrictPoint[][] {
  const pieces: DistrictPoint[][] = [];
  let piece: DistrictPoint[] = [];
  for (const point of line) {
    piece.push(point);
    if (!corners.has(pointKey(point)) || piece.length < 2) continue;
    pieces.push(piece);
    piece = [point];
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}
