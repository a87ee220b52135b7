import { z } from 'zod';
import { type FeatureKind, featureKind } from './feature-kind.ts';
import {
  collectionSchema,
  feature,
  geometry,
  ignoredGeometry,
  lineCoordinates,
} from './geojson-schema.ts';

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

export type GeoJson = { features: MapFeature[] } | { problem: string };

/**
 * Returns streets and areas of a GeoJSON (RFC 7946), or a sentence with the error. Points and unknown kinds
 * are skipped.
 */
export function readGeoJson(value: unknown): GeoJson {
  if (countNumbers(value, maxVertices * 2 + 1) > maxVertices * 2)
    return invalidGeoJson(
      `The file has more than ${maxVertices.toLocaleString('en')} points. Cut it out smaller, or leave some kinds out.`,
    );
  const collection = collectionSchema.safeParse(value);
  if (!collection.success)
    return invalidGeoJson(
      'This is not a GeoJSON FeatureCollection. Export the map as GeoJSON (RFC 7946).',
    );
  if (isProjected(collection.data.crs))
    return invalidGeoJson(
      `${otherProjection} It names ${String(collection.data.crs?.properties?.name)}.`,
    );
  const features: MapFeature[] = [];
  for (const [index, given] of collection.data.features.entries()) {
    const found = readFeature(given, index + 1);
    if (typeof found === 'string') return invalidGeoJson(found);
    if (found) features.push(found);
  }
  if (!features.some(({ kind }) => kind === 'street' || kind === 'path'))
    return invalidGeoJson(
      'The file has no streets: lines with “highway” (OpenStreetMap) or “kind”: “street”.',
    );
  return { features };
}

const otherProjection =
  'The file is in another projection. Export it in longitude and latitude (WGS 84, EPSG:4326).';
const invalidGeoJson = (problem: string) => ({ problem });

const isProjected = (crs: z.infer<typeof collectionSchema>['crs']) =>
  crs != null && !/(CRS84|EPSG:+4326)$/i.test(String(crs.properties?.name));

/** Returns the feature, undefined if it is not drawn, or an error. */
function readFeature(given: unknown, number: number): MapFeature | string | undefined {
  if (ignoredGeometry.safeParse(given).success) return undefined;
  const parsed = feature.safeParse(given);
  if (!parsed.success) return `Feature ${number} is not a line or polygon as GeoJSON writes them.`;
  const { geometry: shape, properties } = parsed.data;
  const kind = featureKind(properties ?? {}, shape.type.endsWith('Polygon'));
  if (!kind) return undefined;
  const parts = partsOf(shape);
  if (!parts.flat(2).every(isOnEarth)) return otherProjection;
  const name = typeof properties?.name === 'string' ? properties.name.trim() : '';
  const refusal = wrongName(name, number);
  return refusal ?? { kind, name, parts };
}

function partsOf(shape: z.infer<typeof geometry>): GeoJsonPosition[][][] {
  const flat = (each: z.infer<typeof lineCoordinates>) =>
    each.map(([x, y]): GeoJsonPosition => [x, y]);
  switch (shape.type) {
    case 'LineString':
      return [[flat(shape.coordinates)]];
    case 'MultiLineString':
      return shape.coordinates.map((each) => [flat(each)]);
    case 'Polygon':
      return [shape.coordinates.map(flat)];
    case 'MultiPolygon':
      return shape.coordinates.map((each) => each.map(flat));
  }
}

const isOnEarth = ([longitude, latitude]: GeoJsonPosition) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Names are drawn unescaped, so they must be plain text. */
function wrongName(name: string, number: number): string | undefined {
  if (name.length > maxNameLength)
    return `Feature ${number} has a name of more than ${maxNameLength} characters.`;
  if (/[<>\p{Cc}]/u.test(name))
    return `Feature ${number} has a name with markup or control characters in it. Names are plain text.`;
  return undefined;
}

/** Counts the numbers in a value up to `enough`. */
function countNumbers(value: unknown, enough: number): number {
  let count = 0;
  const open = [value];
  while (open.length > 0 && count < enough) {
    const next = open.pop();
    if (typeof next === 'number') count += 1;
    else if (typeof next === 'object' && next !== null)
      for (const each of Object.values(next)) open.push(each);
  }
  return count;
}
