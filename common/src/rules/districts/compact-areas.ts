import { type AreaKind, type DistrictMap } from '../../model/districts.ts';
import { clipRing } from './clip.ts';
import type { DrawOptions } from './compact-streets.ts';
import type { MapFeature } from './geojson.ts';
import { simplify } from './simplify.ts';
import { type DistrictPoint, encodePoints } from './units.ts';

/** How areas are drawn: by so many metres off at most. */
type AreaShape = DrawOptions & { tolerance: number };

/** Square metres: smaller ones would be specks. */
const smallestArea = 12;

/** What lies in the frame of water, green, squares and buildings, simplified. */
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
    // A ring begins and ends at the same point: so that this one is not kept for it, it is cut in two halves.
    const half = Math.floor(clipped.length / 2);
    const [first] = clipped;
    if (!first) return [];
    const halves = [clipped.slice(0, half + 1), [...clipped.slice(half), first]];
    return halves.flatMap((each) => simplify(each, tolerance, measure).slice(0, -1));
  });
  if (!outline || !isSeen(outline, measure)) return undefined;
  const rings = [outline, ...holes.filter((hole) => isSeen(hole, measure))];
  // Names stand on water, green and squares only.
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
