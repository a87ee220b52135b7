import { type AreaKind, type DistrictMap } from '../../model/districts.ts';
import { clipRing } from './clip.ts';
import type { DrawOptions } from './compact-streets.ts';
import type { MapFeature } from './geojson.ts';
import { simplify } from './simplify.ts';
import { type DistrictPoint, encodePoints } from './units.ts';

/** Options of drawn areas with a tolerance in meters. */
type AreaShape = DrawOptions & { tolerance: number };

/** Minimum area in square meters. */
const smallestArea = 12;

/** Returns the simplified water, green, squares and buildings in the frame. */
export function simplifyAreas(
  features: readonly MapFeature[],
  shape: AreaShape,
): DistrictMap['areas'] {
  return features.flatMap(({ kind, name, parts }) => {
    if (kind === 'street' || kind === 'path') return [];
    return parts.flatMap((rings) => areaOf(kind, name, rings, shape) ?? []);
  });
}

function areaOf(
  kind: AreaKind,
  name: string,
  given: MapFeature['parts'][number],
  { frame, pointOf, measure, tolerance }: AreaShape,
): DistrictMap['areas'][number] | undefined {
  const [outline, ...holes] = given.map((ring) => {
    const open = ring.map(pointOf).slice(0, -1);
    const clipped = clipRing(open, frame);
    // Split in two halves, because a ring starts and ends at the same point, which simplification would
    // retain.
    const half = Math.floor(clipped.length / 2);
    const [first] = clipped;
    if (!first) return [];
    const halves = [clipped.slice(0, half + 1), [...clipped.slice(half), first]];
    return halves.flatMap((each) => simplify(each, tolerance, measure).slice(0, -1));
  });
  if (!outline || !isSeen(outline, measure)) return undefined;
  const rings = [outline, ...holes.filter((hole) => isSeen(hole, measure))];
  // Buildings have no label.
  return { kind, name: kind === 'building' ? '' : name, rings: rings.map(encodePoints) };
}

function isSeen(
  ring: readonly DistrictPoint[],
  measure: (point: DistrictPoint) => DistrictPoint,
): boolean {
  const at = ring.map(measure);
  const twice = at.reduce((sum, { x, y }, index) => {
    const before = at.at(index - 1) ?? { x, y };
    return sum + before.x * y - x * before.y;
  }, 0);
  return Math.abs(twice) / 2 >= smallestArea;
}
