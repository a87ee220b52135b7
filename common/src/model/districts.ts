import { z } from 'zod';
import { latitude, longitude } from './values.ts';

/** Points in the district's units, flat: x and y of the first, then each one's difference to the one before. */
const points = z.array(z.int());

export const streetKind = z.enum(['street', 'path']);

export const areaKind = z.enum(['building', 'water', 'green', 'square']);

export type AreaKind = z.infer<typeof areaKind>;

/**
 * The drawing of a district, as small as it can be: what is stored, served and kept on devices. Its units are
 * millionths of a degree, x to the east and y to the north of `origin`. Two streets meet where they share a
 * point.
 */
export const districtMap = z.object({
  /** Who drew it, or whose data it is. */
  attribution: z.string(),
  origin: z.object({ latitude, longitude }),
  streets: z.array(z.object({ kind: streetKind, name: z.string(), line: points })),
  /** The first ring is the outline, further ones are holes in it. */
  areas: z.array(z.object({ kind: areaKind, name: z.string(), rings: z.array(points).min(1) })),
  /** The businesses between which `walks` leads, where they were at the import. */
  stops: z.array(z.object({ id: z.string(), x: z.int(), y: z.int() })),
  /**
   * The shortest way between two stops, as the numbers of the street points it passes (in the order in which
   * `streets` first names each point): of stops 0 and 1, 0 and 2, …, 1 and 2, …. Null where none leads there.
   */
  walks: z.array(z.array(z.int()).nullable()),
});

export type DistrictMap = z.infer<typeof districtMap>;

/** `districts/{sha256}`: nobody; the API serves it. The id is the SHA-256 of the map's JSON, in hex. */
export const districtDocument = z.object({
  /** The map as it is served. */
  json: z.string(),
});

export type DistrictDocument = z.infer<typeof districtDocument>;

/** The SHA-256 of a district's JSON in lower-case hex: its content never changes. */
export const districtId = z.string().regex(/^[0-9a-f]{64}$/, 'This is not a district.');
