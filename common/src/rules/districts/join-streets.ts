import { joinSegments, type Segment, snapToleranceMeters } from './join-segments.ts';
import { type DistrictPoint, pointKey } from './units.ts';

/** Cell size of the segment grid, in meters. */
const cellSize = 60;

/**
 * Adds shared points where lines cross or end at another, which drawn maps often lack. `measure` maps points
 * to the plane of the distances.
 */
export function joinStreets(
  lines: readonly DistrictPoint[][],
  measure: (point: DistrictPoint) => DistrictPoint,
): DistrictPoint[][] {
  const segmentsOf = lines.map((line, number) =>
    line.slice(1).map((b, index): Segment => {
      const a = line[index] ?? b;
      const ends = [...(index === 0 ? [a] : []), ...(index === line.length - 2 ? [b] : [])];
      return { line: number, a, b, ends };
    }),
  );
  const added = new Map<Segment, DistrictPoint[]>();
  const add = (segment: Segment, point: DistrictPoint) => append(added, segment, point);
  const cells = new Map<string, Segment[]>();
  for (const segment of segmentsOf.flat())
    for (const cell of cellsOf(segment, measure)) append(cells, cell, segment);
  for (const near of cells.values())
    for (const [at, one] of near.entries())
      for (let next = at + 1; next < near.length; next += 1) {
        const other = near[next];
        if (other) joinSegments(one, other, measure, add);
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

function cellsOf({ a, b }: Segment, measure: (point: DistrictPoint) => DistrictPoint): string[] {
  const [from, to] = [measure(a), measure(b)];
  const cell = (value: number) => Math.floor(value / cellSize);
  const cells: string[] = [];
  const margin = snapToleranceMeters;
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
