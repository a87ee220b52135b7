import { type DistrictPoint, nearestOnSegment } from './geometry.ts';

export interface Bounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

export function boundsAround(points: readonly DistrictPoint[]): Bounds {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const { x, y } of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

export const isInside = ({ west, east, south, north }: Bounds, { x, y }: DistrictPoint) =>
  x >= west && x <= east && y >= south && y <= north;

/**
 * Returns the part of a ring in the box as one ring (Sutherland and Hodgman, 1974); empty if there is none.
 */
export function clipRing(ring: readonly DistrictPoint[], box: Bounds): DistrictPoint[] {
  const sides: {
    isIn: (point: DistrictPoint) => boolean;
    cut: (a: DistrictPoint, b: DistrictPoint) => DistrictPoint;
  }[] = [
    { isIn: ({ x }) => x >= box.west, cut: atX(box.west) },
    { isIn: ({ x }) => x <= box.east, cut: atX(box.east) },
    { isIn: ({ y }) => y >= box.south, cut: atY(box.south) },
    { isIn: ({ y }) => y <= box.north, cut: atY(box.north) },
  ];
  return sides.reduce<DistrictPoint[]>(
    (left, { isIn, cut }) =>
      left.flatMap((point, index) => {
        const before = left.at(index - 1) ?? point;
        const crossing = isIn(before) === isIn(point) ? [] : [cut(before, point)];
        return isIn(point) ? [...crossing, point] : crossing;
      }),
    [...ring],
  );
}

/** Returns the pieces of a line with a point in the box, each with its adjacent points. */
export function clipLine(line: readonly DistrictPoint[], box: Bounds): DistrictPoint[][] {
  const pieces: DistrictPoint[][] = [];
  let piece: DistrictPoint[] = [];
  for (const [index, point] of line.entries()) {
    const isRetained = [line[index - 1], point, line[index + 1]].some(
      (neighbor) => neighbor && isInside(box, neighbor),
    );
    if (isRetained) piece.push(point);
    if ((!isRetained || index === line.length - 1) && piece.length > 0) {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
    }
  }
  return pieces;
}

const atX = (x: number) => (a: DistrictPoint, b: DistrictPoint) => ({
  x,
  y: Math.round(a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y)),
});
const atY = (y: number) => (a: DistrictPoint, b: DistrictPoint) => ({
  x: Math.round(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)),
  y,
});

/** Maximum number of points that are simplified together: the work grows with their square. */
const maxRun = 500;

/**
 * Returns the line without points within `tolerance` of the rest, ends unchanged (Douglas and Peucker, 1973).
 * One in 500 points of a longer line stays as well. Distances are in the plane of `measure`.
 */
export function simplify(
  line: readonly DistrictPoint[],
  tolerance: number,
  measure: (point: DistrictPoint) => DistrictPoint,
): DistrictPoint[] {
  const at = line.map(measure);
  const isRetained = new Uint8Array(line.length);
  const open: [number, number][] = [];
  for (let from = 0; from === 0 || from < line.length - 1; from += maxRun) {
    const to = Math.min(from + maxRun, line.length - 1);
    isRetained[from] = isRetained[to] = 1;
    open.push([from, to]);
  }
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    const far = farthest(at, from, to);
    if (!far || far.distance <= tolerance) continue;
    isRetained[far.index] = 1;
    open.push([from, far.index], [far.index, to]);
  }
  return line.filter((_, index) => isRetained[index] === 1);
}

function farthest(at: readonly DistrictPoint[], from: number, to: number) {
  const [start, end] = [at[from], at[to]];
  if (!start || !end) return undefined;
  let farthestPoint: { index: number; distance: number } | undefined;
  for (let index = from + 1; index < to; index += 1) {
    const point = at[index];
    if (!point) continue;
    const near = nearestOnSegment(point, start, end);
    const distance = Math.hypot(point.x - near.x, point.y - near.y);
    if (!farthestPoint || distance > farthestPoint.distance) farthestPoint = { index, distance };
  }
  return farthestPoint;
}
