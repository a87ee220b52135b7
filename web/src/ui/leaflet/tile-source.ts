import { z } from 'zod';

/** Source of the street tiles, set at build time. */
export interface TileSource {
  /** URL template with {z}, {x} and {y}. */
  url: string;
  /** HTML attribution that the tile provider requires. */
  attribution: string;
}

const environment = z
  .object({
    VITE_TILE_URL: z
      .string()
      .trim()
      .default('')
      .refine(
        (url) => url === '' || /^(https:\/\/|\/(?!\/))/.test(url),
        'must begin with https:// or be a path of this site',
      )
      .refine(
        (url) => url === '' || ['{z}', '{x}', '{y}'].every((part) => url.includes(part)),
        'must hold {z}, {x} and {y}',
      ),
    VITE_TILE_ATTRIBUTION: z.string().trim().default(''),
  })
  .refine(({ VITE_TILE_URL: url, VITE_TILE_ATTRIBUTION: named }) => url === '' || named !== '', {
    path: ['VITE_TILE_ATTRIBUTION'],
    message: 'must name the makers of the tiles',
  });

/** Returns null if no source is set: the map then has no tiles. Throws a ZodError if it is invalid. */
export function tileSource(variables: Record<string, unknown>): TileSource | null {
  const { VITE_TILE_URL: url, VITE_TILE_ATTRIBUTION: attribution } = environment.parse(variables);
  return url === '' ? null : { url, attribution };
}
