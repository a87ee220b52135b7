import { z } from 'zod';

/** The streets beneath the walk, as the build was told of them. */
export interface TileSource {
  /** With {z}, {x} and {y}. */
  url: string;
  /** HTML, as whoever makes the tiles wants to be named. */
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

/** Null where there is none: the map is then drawn without streets. Throws a ZodError for a wrong one. */
export function tileSource(given: Record<string, unknown>): TileSource | null {
  const { VITE_TILE_URL: url, VITE_TILE_ATTRIBUTION: attribution } = environment.parse(given);
  return url === '' ? null : { url, attribution };
}
