import { describe, expect, it } from 'vitest';
import { chunkFileName } from './chunk-folders.ts';

describe('chunkFileName', () => {
  it.each([
    [['/r/web/src/attendee/features/home/home-page.tsx'], 'assets/[name]-[hash].js'],
    [['/r/web/src/portal/app/portal.tsx'], 'assets/portal/[name]-[hash].js'],
    [
      ['/r/web/src/features/home/map.tsx', '/r/node_modules/leaflet/dist/leaflet-src.esm.js'],
      // Kept ahead: the map is drawn offline, too.
      'assets/[name]-[hash].js',
    ],
    [['/r/node_modules/zxing-wasm/dist/reader/index.js'], 'assets/scanner/[name]-[hash].js'],
    [[], 'assets/[name]-[hash].js'],
  ])('of %j is %s', (moduleIds, name) => {
    expect(chunkFileName({ moduleIds })).toBe(name);
  });
});
