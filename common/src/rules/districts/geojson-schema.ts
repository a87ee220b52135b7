import { z } from 'zod';

/** Feature collection before its features are checked. */
export const collectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  crs: z.object({ properties: z.object({ name: z.unknown() }).optional() }).nullish(),
  features: z.array(z.unknown()),
});

const position = z.tuple([z.number(), z.number()]).rest(z.number());
export const lineCoordinates = z.array(position).min(2);
const polygon = z.array(z.array(position).min(4)).min(1);
/** Drawn geometries. */
export const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: lineCoordinates }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(lineCoordinates) }),
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }),
]);
/** Other GeoJSON geometries, which are skipped. */
export const ignoredGeometry = z.object({
  geometry: z.object({ type: z.enum(['Point', 'MultiPoint', 'GeometryCollection']) }).nullish(),
});
export const feature = z.object({
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry,
});
