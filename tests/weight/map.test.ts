import { expect, test } from 'vitest';
import { chunksNamed, gzipSize, kilobyte } from '../../tools/build/bundle-size.ts';

/** Gzipped: Leaflet alone is 43.7 KB, and the district may add 10. */
const maxWeight = 53.7 * kilobyte;

test('the map weighs no more than Leaflet and 10 KB', () => {
  // What the home brings, then and later.
  const brought = chunksNamed('app', 'walk', 'live', 'later', 'sheets', 'dialogs');
  const shared = new Set(brought.map(({ file }) => file));
  const own = chunksNamed('walk-map').filter(({ file }) => !shared.has(file));
  expect(own.some(({ packages }) => packages.includes('leaflet'))).toBe(true);
  expect(gzipSize(own)).toBeLessThanOrEqual(maxWeight);
});
