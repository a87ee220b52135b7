import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Chunk } from '../../tools/build/chunks.ts';
import { root } from '../../tools/shared/places.ts';

export const kilobyte = 1024;

const built = (file: string) => readFileSync(join(root, 'web', 'dist', file));

/** What the built files come to, gzipped. Bytes. */
export const weigh = (parts: readonly Chunk[]): number =>
  parts.reduce((sum, { file }) => sum + gzipSync(built(file), { level: 9 }).length, 0);

/** The built index.html. */
export const page = (): string => built('index.html').toString();

/** The file of its script. */
export function entryFile(): string {
  const [, file = ''] = /<script type="module"[^>]+src="\/([^"]+)"/.exec(page()) ?? [];
  return file;
}
