import { z } from 'zod';
import { districtId, districtMap } from '../model/districts.ts';
import { documentId, line } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

export const readDistrict = endpoint({
  method: 'GET',
  path: '/api/districts/{id}',
  access: 'anyone',
  summary: 'The drawing of a district: streets, buildings, water and squares. It never changes.',
  params: z.object({ id: districtId }),
  output: districtMap,
  problems: ['not-found'],
  isImmutable: true,
});

/** Maximum size of a GeoJSON file: 8 MiB. */
export const maxGeoJsonBytes = 8 * 1024 * 1024;

export const importDistrict = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/district',
  access: 'admin',
  summary: "Makes an event's map from a GeoJSON; the former one is used no more.",
  params: z.object({ id: documentId }),
  body: z.strictObject({
    attribution: line(200).min(1, 'Please say whose data it is.'),
    /** FeatureCollection in WGS 84; see rules/districts for its content. */
    geoJson: z.unknown(),
  }),
  output: z.object({
    districtId,
    streets: z.int(),
    areas: z.int(),
    /** Gzipped size of the map as sent. */
    bytes: z.int(),
  }),
  problems: ['not-found', 'invalid-input', 'stale-edit'],
  bodyLimit: maxGeoJsonBytes + 4096,
});

export const removeDistrict = endpoint({
  method: 'DELETE',
  path: '/api/admin/events/{id}/district',
  access: 'admin',
  summary: "Takes an event's map away: its businesses are shown on plain paper.",
  params: z.object({ id: documentId }),
  output: z.object({ districtId: z.null() }),
  problems: ['not-found', 'stale-edit'],
});
