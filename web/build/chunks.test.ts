import { describe, expect, it } from 'vitest';
import { chunkFileName } from './chunks.ts';

describe('chunkFileName', () => {
  it.each([
    [['/r/web/src/attendee/features/home/home-page.tsx'], 'assets/[name]-[hash].js'],
    [['/r/web/src/portal/app/portal.tsx'], 'assets/portal/[name]-[hash].js'],
    [
      ['/r/web/src/features/home/map.tsx', '/r/node_modules/leaflet/dist/leaflet-src.esm.js'],
      // Precached, because the map works offline.
      'assets/[name]-[hash].js',
    ],
    [['/r/node_modules/zxing-wasm/dist/reader/index.js'], 'assets/scanner/[name]-[hash].js'],
    [[], 'assets/[name]-[hash].js'],
  ])('returns for %j the name %s', (moduleIds, name) => {
    expect(chunkFileName({ moduleIds })).toBe(name);
  });

  it('names texts by their language', () => {
    expect(chunkFileName({ moduleIds: ['\0virtual:texts/feedback/es'] })).toBe(
      'assets/feedback-es-[hash].js',
    );
  });

  it('keeps texts of the portal out of the precache', () => {
    expect(chunkFileName({ moduleIds: ['\0virtual:texts/portal/es'] })).toBe(
      'assets/portal/[name]-[hash].js',
    );
  });
});
