import { nearestOnSegment } from './nearest-on-segment.ts';
import { keyOf, type Point } from './units.ts';

/** Metres: an end this near to another street meets it. */
const joinsWithin = 3;
/** Metres: segments are looked for in cells so wide. */
const cellSize = 60;

interface Segment {
  line: number;
  a: Point;
  b: Point;
  /** Those of its points at which the line ends. */
  ends: Point[];
}

/**
 * Lets lines share a point wherever they cross, and where one ends at another: drawn maps often do not. What
 * is as far as `measure` puts it.
 */
export function joinStreets(
  lines: readonly Point[][],
  measure: (point: Point) => Point,
): Point[][] {
  const segmentsOf = lines.map((line, number) =>
    line.slice(1).map((b, index): Segment => {
      const a = line[index] ?? b;
      const ends = [...(index === 0 ? [a] : []), ...(index === line.length - 2 ? [b] : [])];
      return { line: number, a, b, ends };
    }),
  );
  const added = new Map<Segment, Point[]>();
  const add = (segment: Segment, point: Point) => append(added, segment, point);
  const cells = new Map<string, Segment[]>();
  for (const segment of segmentsOf.flat())
    for (const cell of cellsOf(segment, measure)) append(cells, cell, segment);
  for (const near of cells.values())
    for (const [at, one] of near.entries())
      for (const other of near.slice(at + 1)) meet(one, other, measure, add);
  return segmentsOf.map((segments) => joinedLine(segments, added));
}

function joinedLine(segments: readonly Segment[], added: ReadonlyMap<Segment, Point[]>): Point[] {
  const line = segments.slice(0, 1).map(({ a }) => a);
  for (const segment of segments) {
    const along = ({ x, y }: Point) => Math.hypot(x - segment.a.x, y - segment.a.y);
    const between = (added.get(segment) ?? []).toSorted((a, b) => along(a) - along(b));
    for (const point of [...between, segment.b])
      if (keyOf(point) !== keyOf(line.at(-1) ?? segment.a)) line.push(point);
  }
  return line;
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function meet(
  one: Segment,
  other: Segment,
  measure: (point: Point) => Point,
  add: (segment: Segment, point: Point) => void,
): void {
  const ends = new Set([keyOf(one.a), keyOf(one.b)]);
  if (one.line === other.line || ends.has(keyOf(other.a)) || ends.has(keyOf(other.b))) return;
  const crossing = crossingOf(one, other);
  if (crossing) {
    add(one, crossing);
    add(other, crossing);
    return;
  }
  for (const [segment, at] of [[one, other] as const, [other, one] as const]) {
    for (const end of at.ends) {
      const [point, a, b] = [measure(end), measure(segment.a), measure(segment.b)];
      const near = nearestOnSegment(point, a, b);
      if (Math.hypot(near.x - point.x, near.y - point.y) <= joinsWithin) add(segment, end);
    }
  }
}

/** Where two segments cross, in whole units; undefined where they do not. */
function crossingOf(one: Segment, other: Segment): Point | undefined {
  const [dx, dy] = [one.b.x - one.a.x, one.b.y - one.a.y];
  const [ex, ey] = [other.b.x - other.a.x, other.b.y - other.a.y];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return undefined;
  const [fx, fy] = [other.a.x - one.a.x, other.a.y - one.a.y];
  const [share, otherShare] = [(fx * ey - fy * ex) / turn, (fx * dy - fy * dx) / turn];
  if (share < 0 || share > 1 || otherShare < 0 || otherShare > 1) return undefined;
  return { x: Math.round(one.a.x + share * dx), y: Math.round(one.a.y + share * dy) };
}

function cellsOf({ a, b }: Segment, measure: (point: Point) => Point): string[] {
  const [from, to] = [measure(a), measure(b)];
  const cell = (value: number) => Math.floor(value / cellSize);
  const cells: string[] = [];
  const margin = joinsWithin;
  for (
    let x = cell(Math.min(from.x, to.x) - margin);
    x <= cell(Math.max(from.x, to.x) + margin);
    x += 1
  )
    for (
      let y = cell(Math.min(from.y, to.y) - margin);
      y <= cell(Math.max(from.y, to.y) + margin);
      y += 1
    )
      cells.push(`${x},${y}`);
  return cells;
}
