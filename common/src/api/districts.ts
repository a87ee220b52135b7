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

/** Bytes of a GeoJSON file at most: 8 MiB. */
export const maxGeoJsonBytes = 8 * 1024 * 1024;

export const importDistrict = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/district',
  access: 'admin',
  summary: "Makes an event's map from a GeoJSON; the former one is used no more.",
  params: z.object({ id: documentId }),
  body: z.strictObject({
    attribution: line(200).min(1, 'Please say whose data it is.'),
    /** A FeatureCollection in WGS 84; domain/district says what it may hold. */
    geoJson: z.unknown(),
  }),
  output: z.object({
    districtId,
    streets: z.int(),
    areas: z.int(),
    /** Of the drawing as it is sent, gzip. */
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
