import { type DistrictMap } from '../../model/districts.ts';
import { type Bounds, clipLine } from './clip.ts';
import type { GeoJsonPosition, MapFeature } from './geojson.ts';
import { joinStreets } from './join-streets.ts';
import { simplify } from './simplify.ts';
import { type DistrictPoint, encodePoints, pointKey } from './units.ts';

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

/** Clips streets to the frame and joins them where they meet. The slow part, independent of the tolerance. */
export function clipAndJoinStreets(
  features: readonly MapFeature[],
  { frame, pointOf, measure }: DrawOptions,
): CutStreet[] {
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
