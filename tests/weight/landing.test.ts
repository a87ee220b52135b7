import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Chunk, closureOf, readChunks } from '../../tools/build/chunks.ts';
import { root } from '../../tools/shared/places.ts';

const kilobyte = 1024;
/** Gzipped, all the JavaScript that the landing page needs before it shows. */
const mostForLanding = 120 * kilobyte;

const notForLanding = [
  /^@?firebase\b/,
  /^reactfire$/,
  /^leaflet|^react-leaflet$/,
  /^react-hook-form$|^@hookform/,
  /^@chakra-ui|^@emotion/,
  /^zod$/,
  /^@tanstack/,
  /zxing|barcode/,
];

const chunks = readChunks();
const weigh = (parts: Chunk[]) => parts.reduce((sum, { file }) => sum + gzipped(file), 0);

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(root, 'web', 'dist', file)), { level: 9 }).length;
}

function entry(): string {
  const page = readFileSync(join(root, 'web', 'dist', 'index.html'), 'utf8');
  const [, file = ''] = /<script type="module"[^>]+src="\/([^"]+)"/.exec(page) ?? [];
  return file;
}

describe('the JavaScript a first visitor loads', () => {
  const landing = closureOf(entry(), chunks);

  test('is in the build', () => {
    expect(landing.length).toBeGreaterThan(0);
    expect(landing.flatMap(({ packages }) => packages)).toContain('react-dom');
  });

  test('weighs at most 120 KB', () => {
    const weight = weigh(landing);
    console.info(`The landing page needs ${(weight / kilobyte).toFixed(1)} KB of JavaScript.`);
    expect(weight).toBeLessThanOrEqual(mostForLanding);
  });

  test('holds no Firestore, reactfire, map or form library, nor Chakra, zod or query cache', () => {
    const packages = landing.flatMap((chunk) => chunk.packages);
    expect(packages.filter((name) => notForLanding.some((not) => not.test(name)))).toEqual([]);
  });
});
