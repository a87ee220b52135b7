import { describe, expect, test } from 'vitest';
import {
  chunksNamed,
  gzipSize,
  idleChunks,
  kilobyte,
  signedInChunks,
} from '../support/weight/bundle-size.ts';

/** Gzipped size in bytes. */
const maxWeight = 400 * kilobyte;
const maxFiles = 25;
const maxWeightWithIdle = 500 * kilobyte;
const maxFilesWithIdle = 40;

describe('JavaScript of a signed-in first visit', () => {
  const all = signedInChunks();

  test('has at most 25 files and 400 KB', () => {
    const weight = gzipSize(all);
    console.info(`Signed in: ${(weight / kilobyte).toFixed(1)} KB in ${all.length} files.`);
    expect(all.length).toBeLessThanOrEqual(maxFiles);
    expect(weight).toBeLessThanOrEqual(maxWeight);
  });

  test('has at most 40 files and 500 KB with those requested in idle time', () => {
    const withIdle = idleChunks();
    const weight = gzipSize(withIdle);
    console.info(
      `With idle time: ${(weight / kilobyte).toFixed(1)} KB in ${withIdle.length} files.`,
    );
    expect(withIdle.length).toBeLessThanOrEqual(maxFilesWithIdle);
    expect(weight).toBeLessThanOrEqual(maxWeightWithIdle);
  });

  test('loads the screens of idle time in a signed-in visit only', () => {
    const others = chunksNamed('waiver-route', 'confirmation-page', 'portal/portal');
    expect(others.filter(({ file }) => file.includes('/later-'))).toEqual([]);
  });

  test('contains no Firebase in the files that draw the cached event', () => {
    const drawn = chunksNamed('start', 'app', 'app-en', 'home');
    const packages = new Set(drawn.flatMap((chunk) => chunk.packages));
    expect([...packages].filter((name) => /firebase|reactfire|rxjs/.test(name))).toEqual([]);
  });

  test('requests Firebase in files without UI code', () => {
    const names = chunksNamed('live').map(({ file }) => /([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1]);
    expect(names.sort()).toEqual(['auth', 'base', 'data', 'index', 'live', 'rolldown-runtime']);
  });

  test('contains no map, scanner, portal, form library or App Check', () => {
    const packages = all.flatMap((chunk) => chunk.packages);
    expect(
      packages.filter((name) => /leaflet|barcode|zxing|hook-form|papaparse|app-check/.test(name)),
    ).toEqual([]);
    expect(all.filter(({ file }) => file.includes('/portal/'))).toEqual([]);
  });
});
