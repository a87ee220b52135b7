import { z } from 'zod';
import { districtId, districtMap } from '../model/districts.ts';
import { documentId, line } from '../model/fields/values.ts';
import { endpoint, sharedReadRate } from './contract/endpoint.ts';

export const readDistrict = endpoint({
  method: 'GET',
  path: '/api/districts/{id}',
  access: 'anyone',
  rate: sharedReadRate,
  summary:
    'Returns the map of a district: streets, buildings, water and squares. It never changes.',
  params: z.object({ id: districtId }),
  output: districtMap,
  problems: ['district-not-found'],
  isImmutable: true,
});

/** Maximum size of a GeoJSON file: 8 MiB. */
export const maxGeoJsonBytes = 8 * 1024 * 1024;

export const importDistrict = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/district',
  access: 'admin',
  summary: "Creates an event's map from GeoJSON and replaces the previous one.",
  params: z.object({ id: documentId }),
  body: z.strictObject({
    attribution: line(200).min(1, 'enter-source-data'),
    /** FeatureCollection in WGS 84; see rules/districts for its content. */
    geoJson: z.unknown(),
  }),
  output: z.object({
    districtId,
    streets: z.int(),
    areas: z.int(),
    /** Features of the file that are not drawn, because they are not valid GeoJSON. */
    skipped: z.int(),
    /** Gzipped size of the map as sent. */
    bytes: z.int(),
  }),
  problems: [
    'event-gone',
    'map-elsewhere',
    'map-not-geojson',
    'map-projected',
    'map-too-large',
    'map-too-many-points',
    'map-too-tangled',
    'map-too-wide',
    'map-without-streets',
    'stale-edit',
  ],
  bodyLimit: maxGeoJsonBytes + 4096,
});

export const readStreets = endpoint({
  method: 'GET',
  path: '/api/admin/events/{id}/streets',
  access: 'admin',
  rate: { perMinute: 20, by: 'caller' },
  summary:
    "Loads the streets around an event's businesses from the OpenStreetMap server of the deployment, as GeoJSON to import.",
  params: z.object({ id: documentId }),
  output: z.object({
    /** FeatureCollection in WGS 84 for `importDistrict`. */
    geoJson: z.unknown(),
  }),
  problems: ['event-not-found', 'streets-too-wide', 'streets-unavailable'],
});

export const removeDistrict = endpoint({
  method: 'DELETE',
  path: '/api/admin/events/{id}/district',
  access: 'admin',
  summary: "Removes an event's map. Its businesses are shown without streets.",
  params: z.object({ id: documentId }),
  output: z.object({ districtId: z.null() }),
  problems: ['event-gone', 'stale-edit'],
});
