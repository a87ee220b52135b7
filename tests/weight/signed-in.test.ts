import { describe, expect, test } from 'vitest';
import { type Chunk, closureOf, readChunks } from '../../tools/build/chunks.ts';
import { entryFile, kilobyte, weigh } from './weigh.ts';

/** Gzipped, all the JavaScript by which a first visit that is signed in shows its home and is live. */
const maxWeight = 330 * kilobyte;
const maxFiles = 20;

const chunks = readChunks();

/** Without its folder and the hash of its content. */
const nameOf = (file: string) => /^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1];

/** What is loaded with the chunk of this name. */
function withChunk(name: string): Chunk[] {
  const chunk = chunks.find(({ file }) => nameOf(file) === name);
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return closureOf(chunk.file, chunks);
}

describe('the JavaScript of a signed-in first visit', () => {
  const parts = ['start', 'app', 'en', 'walk', 'auth', 'live', 'service-worker'].flatMap(withChunk);
  const all = [...new Set([...closureOf(entryFile(), chunks), ...parts])];

  // spec: A14.36
  test('is at most 20 files of at most 330 KB', () => {
    const weight = weigh(all);
    console.info(`Signed in: ${(weight / kilobyte).toFixed(1)} KB in ${all.length} files.`);
    expect(all.length).toBeLessThanOrEqual(maxFiles);
    expect(weight).toBeLessThanOrEqual(maxWeight);
  });

  // spec: A14.36
  test('holds no Firebase where the kept walk is drawn', () => {
    const drawn = ['start', 'app', 'en', 'walk'].flatMap(withChunk);
    const packages = new Set(drawn.flatMap((chunk) => chunk.packages));
    expect([...packages].filter((name) => /firebase|reactfire|rxjs/.test(name))).toEqual([]);
  });

  test('holds no map, scanner, portal nor form library', () => {
    const packages = all.flatMap((chunk) => chunk.packages);
    expect(
      packages.filter((name) => /leaflet|barcode|zxing|hook-form|papaparse/.test(name)),
    ).toEqual([]);
    expect(all.filter(({ file }) => file.includes('/portal/'))).toEqual([]);
  });
});
