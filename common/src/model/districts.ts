import { z } from 'zod';
import { latitude, longitude } from './fields/values.ts';

/**
 * Flat list of points in the district's units: x and y of the first, then differences to the previous point.
 */
const points = z.array(z.int());

export const streetKind = z.enum(['street', 'path']);

export const areaKind = z.enum(['building', 'water', 'green', 'square']);

export type AreaKind = z.infer<typeof areaKind>;

/**
 * Map of a district in a compact form, as stored, served and cached on devices. Units are millionths of a
 * degree, x to the east and y to the north of `origin`. Streets meet where they share a point.
 */
export const districtMap = z.object({
  /** Author or source of the data. */
  attribution: z.string(),
  origin: z.object({ latitude, longitude }),
  streets: z.array(z.object({ kind: streetKind, name: z.string(), line: points })),
  /** The first ring is the outline, further ones are holes. */
  areas: z.array(z.object({ kind: areaKind, name: z.string(), rings: z.array(points).min(1) })),
  /** Businesses connected by `walks`, at their positions during the import. */
  stops: z.array(z.object({ id: z.string(), x: z.int(), y: z.int() })),
  /**
   * Shortest way between two stops as indexes of street points (numbered by first occurrence in `streets`):
   * of stops 0 and 1, 0 and 2, …, 1 and 2, …. Null if there is no way.
   */
  walks: z.array(z.array(z.int()).nullable()),
});

export type DistrictMap = z.infer<typeof districtMap>;

/**
 * `districts/{sha256}`: read by no client; served by the API. The ID is the SHA-256 of the map's JSON, in
 * hex.
 */
export const districtDocument = z.object({
  /** Map as served. */
  json: z.string(),
});

export type DistrictDocument = z.infer<typeof districtDocument>;

/** SHA-256 of a district's JSON in lower-case hex: its content never changes. */
export const districtId = z.string().regex(/^[0-9a-f]{64}$/, 'not-district');
