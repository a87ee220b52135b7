import { expect, test } from 'vitest';
import { closureOf, readChunks } from '../../tools/build/chunks.ts';
import { kilobyte, weigh } from './weigh.ts';

/** Gzipped: Leaflet alone is 43.7 KB, and the district may add 10. */
const maxWeight = 53.7 * kilobyte;

const chunks = readChunks();
const named = (name: string) =>
  chunks.filter(({ file }) => file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1') === name);
const withNamed = (name: string) => named(name).flatMap(({ file }) => closureOf(file, chunks));

test('the map weighs no more than Leaflet and 10 KB', () => {
  // What the home brings, then and later.
  const shared = new Set(['app', 'walk', 'live', 'later', 'sheets', 'dialogs'].flatMap(withNamed));
  const own = withNamed('walk-map').filter((chunk) => !shared.has(chunk));
  expect(own.some(({ packages }) => packages.includes('leaflet'))).toBe(true);
  expect(weigh(own)).toBeLessThanOrEqual(maxWeight);
});
