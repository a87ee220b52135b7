import { rgbPng } from '../../lib/png.ts';

type Rgb = readonly [number, number, number];

/** Color of the drawing. */
const cream: Rgb = [255, 246, 226];

/** Distance to a segment from `a` to `b` with round ends. */
function toSegment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

type Point = readonly [number, number];

/** Outline of the glass, in units of the icon's width from its center. */
const glass: readonly (readonly [Point, Point])[] = (() => {
  const curve = Array.from({ length: 9 }, (_, at): Point => {
    const angle = (at / 8) * (Math.PI / 2);
    return [0.12 * Math.cos(angle), -0.08 + 0.12 * Math.sin(angle)];
  });
  const right: Point[] = [[0.1, -0.2], ...curve];
  const mirrored = right.map(([x, y]): Point => [-x, y]);
  const lines = [right, mirrored].flatMap((side) =>
    side.slice(1).map((point, at): [Point, Point] => [side[at] ?? point, point]),
  );
  return [
    ...lines,
    [
      [-0.1, -0.2],
      [0.1, -0.2],
    ],
    [
      [-0.11, -0.08],
      [0.11, -0.08],
    ],
    [
      [0, 0.04],
      [0, 0.19],
    ],
    [
      [-0.09, 0.19],
      [0.09, 0.19],
    ],
  ];
})();

/** Distance to the nearest line of the drawing less half its width: two rings of a stamp, and a glass. Negative within it. */
function distance(x: number, y: number): number {
  const radius = Math.hypot(x, y);
  const rings = Math.min(Math.abs(radius - 0.365) - 0.016, Math.abs(radius - 0.315) - 0.006);
  const lines = glass.map(([a, b]) => toSegment(x, y, a, b) - 0.014);
  return Math.min(rings, ...lines);
}

/** Returns the icon of the app in a color, `#rrggbb`, as a PNG. Fills the square; the drawing is within the safe zone of masks. */
export function appIcon(color: string, size: number): Buffer {
  const back = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return rgbPng(size, (column, row) => {
    const [x, y] = [(column + 0.5) / size - 0.5, (row + 0.5) / size - 0.5];
    const ink = Math.min(1, Math.max(0, 0.5 - distance(x, y) * size));
    return back.map((value, at) => Math.round(value + ((cream[at] ?? 0) - value) * ink));
  });
}
