import type { z } from 'zod';
import { type AreaKind, areaKind, streetKind } from '../../model/districts.ts';

export type FeatureKind = z.infer<typeof streetKind> | AreaKind;
type Properties = Record<string, unknown>;

const paths = new Set(['footway', 'path', 'steps', 'pedestrian', 'cycleway', 'track', 'corridor']);
/** Not for pedestrians, or not built. */
const noWalk = new Set(['motorway', 'motorway_link', 'trunk_link', 'construction', 'proposed']);
const greens: Properties = {
  leisure: ['park', 'garden', 'pitch', 'playground', 'golf_course'],
  landuse: [
    'grass',
    'forest',
    'meadow',
    'cemetery',
    'recreation_ground',
    'village_green',
    'orchard',
  ],
  natural: ['wood', 'scrub', 'grassland', 'heath'],
};

/** Returns the kind of a feature by OpenStreetMap tags or its own `kind`; undefined if it is not drawn. */
export function featureKind(properties: Properties, isArea: boolean): FeatureKind | undefined {
  const named = (isArea ? areaKind : streetKind).safeParse(properties.kind);
  if (named.success) return named.data;
  return isArea ? kindOfArea(properties) : kindOfLine(properties);
}

function kindOfLine({ highway }: Properties): FeatureKind | undefined {
  if (typeof highway !== 'string' || noWalk.has(highway)) return undefined;
  return paths.has(highway) ? 'path' : 'street';
}

function kindOfArea(properties: Properties): FeatureKind | undefined {
  const { building, natural, waterway, landuse, place, highway } = properties;
  if (typeof building === 'string' && building !== 'no') return 'building';
  if (natural === 'water' || waterway === 'riverbank' || landuse === 'reservoir') return 'water';
  if (place === 'square' || highway === 'pedestrian' || highway === 'footway') return 'square';
  const isGreen = Object.entries(greens).some(([tag, values]) =>
    (values as unknown[]).includes(properties[tag]),
  );
  return isGreen ? 'green' : undefined;
}
