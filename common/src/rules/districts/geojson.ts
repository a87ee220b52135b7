import { z } from 'zod';
import type { ProblemCode } from '../../api/contract/problem-codes.ts';
import { type Problem, problem } from '../../api/contract/problems.ts';
import { type AreaKind, areaKind, streetKind } from '../../model/districts.ts';

/** Feature collection before its features are checked. */
const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  crs: z.object({ properties: z.object({ name: z.unknown() }).optional() }).nullish(),
  features: z.array(z.unknown()),
});

/** Longitude, latitude and further values: some programs write null for an unknown height. */
const position = z.tuple([z.number(), z.number()]).rest(z.unknown());
const lineCoordinates = z.array(position).min(2);
const polygon = z.array(z.array(position).min(4)).min(1);
/** Drawn geometries. */
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: lineCoordinates }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(lineCoordinates).min(1) }),
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
]);
/** Geometries that a map of streets does not draw. */
const undrawn = z.object({
  geometry: z.object({ type: z.enum(['Point', 'MultiPoint']) }).nullish(),
});
const featureSchema = z.object({
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry,
});

type FeatureKind = z.infer<typeof streetKind> | AreaKind;
type Properties = Record<string, unknown>;

const paths = new Set(['footway', 'path', 'steps', 'pedestrian', 'cycleway', 'track', 'corridor']);
/** Values of `highway` that are not for pedestrians, or not built. */
const notWalkable = new Set([
  'motorway',
  'motorway_link',
  'trunk_link',
  'construction',
  'proposed',
]);
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
  if (typeof highway !== 'string' || notWalkable.has(highway)) return undefined;
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

/** Longitude and latitude in degrees, WGS 84. */
export type GeoJsonPosition = [longitude: number, latitude: number];

/** Feature of a drawn kind. */
export interface MapFeature {
  kind: FeatureKind;
  name: string;
  /** Lines of a street, or polygons of an area: outline first, then holes. */
  parts: GeoJsonPosition[][][];
}

/** Maximum number of vertices in a file. */
export const maxVertices = 200_000;
const maxNameLength = 80;

/** Problem of a file from which no map can be made. */
export type MapProblem = Problem<Extract<ProblemCode, `map-${string}`>>;

export type GeoJson =
  /** `skipped`: number of features that cannot be drawn as they are written. */
  { features: MapFeature[]; skipped: number } | MapProblem;

/**
 * Returns streets and areas of a GeoJSON (RFC 7946), or the problem. Points and unknown kinds are left out;
 * invalid features are skipped and counted.
 */
export function readGeoJson(value: unknown): GeoJson {
  if (countNumbers(value, maxVertices * 2 + 1) > maxVertices * 2)
    return problem('map-too-many-points', { max: `${maxVertices / 1000},000` }, field);
  const collection = collectionSchema.safeParse(value);
  if (!collection.success) return problem('map-not-geojson', {}, field);
  if (isProjected(collection.data.crs))
    return problem(
      'map-projected',
      { projection: String(collection.data.crs?.properties?.name) },
      field,
    );
  const read = collection.data.features.map(readFeature);
  const features = read.filter((result) => typeof result === 'object');
  if (!features.some(({ kind }) => kind === 'street' || kind === 'path'))
    return problem(read.includes('off-earth') ? 'map-projected' : 'map-without-streets', {}, field);
  return {
    features,
    skipped: read.filter((result) => result === 'off-earth' || result === 'invalid').length,
  };
}

const field = 'geoJson';

const isProjected = (crs: z.infer<typeof collectionSchema>['crs']) =>
  crs != null && !/(CRS84|EPSG:+4326)$/i.test(String(crs.properties?.name));

/** Returns the feature, 'undrawn' if it has no street or area of a known kind, or why it is skipped. */
function readFeature(input: unknown): MapFeature | 'undrawn' | 'invalid' | 'off-earth' {
  if (undrawn.safeParse(input).success) return 'undrawn';
  const parsed = featureSchema.safeParse(input);
  if (!parsed.success) return 'invalid';
  const { geometry: shape, properties } = parsed.data;
  const kind = featureKind(properties ?? {}, shape.type.endsWith('Polygon'));
  if (!kind) return 'undrawn';
  const parts = partsOf(shape);
  if (!parts.flat(2).every(isOnEarth)) return 'off-earth';
  const name = typeof properties?.name === 'string' ? properties.name.trim() : '';
  return isPlainName(name) ? { kind, name, parts } : 'invalid';
}

function partsOf(shape: z.infer<typeof geometry>): GeoJsonPosition[][][] {
  const flat = (positions: z.infer<typeof lineCoordinates>) =>
    positions.map(([x, y]): GeoJsonPosition => [x, y]);
  switch (shape.type) {
    case 'LineString':
      return [[flat(shape.coordinates)]];
    case 'MultiLineString':
      return shape.coordinates.map((line) => [flat(line)]);
    case 'Polygon':
      return [shape.coordinates.map(flat)];
    case 'MultiPolygon':
      return shape.coordinates.map((polygonRings) => polygonRings.map(flat));
  }
}

const isOnEarth = ([longitude, latitude]: GeoJsonPosition) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Names are drawn unescaped, so they must be plain text. */
const isPlainName = (name: string) => name.length <= maxNameLength && !/[<>\p{Cc}]/u.test(name);

/** Counts the numbers in a value up to `enough`. */
function countNumbers(value: unknown, enough: number): number {
  let count = 0;
  const open = [value];
  while (open.length > 0 && count < enough) {
    const next = open.pop();
    if (typeof next === 'number') count += 1;
    else if (typeof next === 'object' && next !== null)
      for (const child of Object.values(next)) open.push(child);
  }
  return count;
}
