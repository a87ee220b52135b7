import { expect, test } from 'vitest';
import { chunksNamed, gzipSize, kilobyte } from '../support/weight/bundle-size.ts';

/** Gzipped: Leaflet is 43.7 KB, the map itself at most 10 KB. */
const maxWeight = 53.7 * kilobyte;

test('the map adds at most Leaflet and 10 KB', () => {
  // Already loaded by the home screen and the map dialog.
  const brought = chunksNamed('app', 'home', 'live', 'later');
  const shared = new Set(brought.map(({ file }) => file));
  const own = chunksNamed('event-map').filter(({ file }) => !shared.has(file));
  expect(own.some(({ packages }) => packages.includes('leaflet'))).toBe(true);
  expect(gzipSize(own)).toBeLessThanOrEqual(maxWeight);
});
