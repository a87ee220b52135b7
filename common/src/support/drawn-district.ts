import { gzipSync } from 'node:zlib';
import type { DistrictMap } from '../model/districts.ts';
import { fitDistrictToSize } from '../rules/districts/fit.ts';
import type { GeoJsonPosition, MapFeature } from '../rules/districts/geojson.ts';
import { textOfProblem } from './problem-messages.ts';

/* Maps for tests, drawn in meters around one corner of Harlow. */

export const corner = { latitude: 38.15, longitude: -79.07 };
const metersPerDegree = 111_195;
const east = metersPerDegree * Math.cos((corner.latitude * Math.PI) / 180);

/** Returns the coordinates `x` meters east and `y` meters north of the corner. */
export const coordinatesAtMeters = (x: number, y: number) => ({
  latitude: corner.latitude + y / metersPerDegree,
  longitude: corner.longitude + x / east,
});

export function positionAt(x: number, y: number): GeoJsonPosition {
  const { latitude, longitude } = coordinatesAtMeters(x, y);
  return [longitude, latitude];
}

type Meters = [x: number, y: number][];

export function line(points: Meters, properties: Record<string, unknown> = { kind: 'street' }) {
  const coordinates = points.map(([x, y]) => positionAt(x, y));
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
}

export function polygon(points: Meters, properties: Record<string, unknown>) {
  const ring = [...points, ...points.slice(0, 1)].map(([x, y]) => positionAt(x, y));
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
}

export const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

/** Returns streets as `readGeoJson` returns them. */
export const streets = (...lines: Meters[]): MapFeature[] =>
  lines.map((points) => ({
    kind: 'street',
    name: '',
    parts: [[points.map(([x, y]) => positionAt(x, y))]],
  }));

const stop = (id: string, x: number, y: number) => ({ id, name: id, ...coordinatesAtMeters(x, y) });
const stops = [stop('Vino Veritas', 10, 8), stop('The Orpheum', 190, 108)];
export const mill = line(
  [
    [0, 0],
    [200, 0],
  ],
  { kind: 'street', name: 'Mill Street' },
);
export const court = line(
  [
    [0, 100],
    [200, 100],
  ],
  { kind: 'street', name: 'Court Street' },
);
// Crosses both and shares no point with either.
export const lock = line(
  [
    [100, -50],
    [100, 150],
  ],
  { kind: 'street', name: 'Lock Street' },
);

const sizeOf = (json: string) => gzipSync(json).length;
export const fit = (features: unknown[], size: (json: string) => number = sizeOf) =>
  fitDistrictToSize(collection(...features), { attribution: 'Drawn for Harlow', stops }, size);
export async function fitted(...features: unknown[]): Promise<DistrictMap> {
  const answer = await fit(features);
  if ('problem' in answer) throw new Error(textOfProblem(answer));
  return answer.district;
}
export const problemOf = async (...features: unknown[]) => {
  const answer = await fit(features);
  return 'problem' in answer ? textOfProblem(answer) : undefined;
};
