import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../shared/paths.ts';
import { type Chunk, closureOf, readChunks } from './chunks.ts';

export const kilobyte = 1024;

const built = (file: string) => readFileSync(join(root, 'web', 'dist', file));

/** What the built files come to, gzipped. Bytes. */
export const gzipSize = (parts: readonly Chunk[]): number =>
  parts.reduce((sum, { file }) => sum + gzipSync(built(file), { level: 9 }).length, 0);

/** The built index.html. */
export const builtIndexHtml = (): string => built('index.html').toString();

/** The file that its start script asks for. */
function entryFile(): string {
  const [, file = ''] = /"entry":"\/([^"]+)"/.exec(builtIndexHtml()) ?? [];
  return file;
}

/** The chunks of these names, without their folder and the hash of their content, and what is loaded with them. */
export function chunksNamed(...names: string[]): Chunk[] {
  const chunks = readChunks();
  const nameOf = (file: string) => /^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1];
  return withoutRepeats(
    names.flatMap((name) => {
      const named = chunks.filter(({ file }) => nameOf(file) === name);
      if (named.length === 0) throw new Error(`The build has no chunk ${name}.`);
      return named.flatMap(({ file }) => closureOf(file, chunks));
    }),
  );
}

/** All the JavaScript that the landing page loads by itself. */
export const landingChunks = (): Chunk[] => closureOf(entryFile(), readChunks());

/** The same, and what it loads once somebody is about to press something: React and the sign-in's frame. */
export const interactiveLandingChunks = (): Chunk[] =>
  withoutRepeats([...landingChunks(), ...chunksNamed('start')]);

/** All the JavaScript by which a first visit that is signed in shows its home and is live. */
export const signedInChunks = (): Chunk[] =>
  withoutRepeats([
    ...landingChunks(),
    ...chunksNamed('start', 'app', 'app-en', 'walk', 'auth', 'live', 'service-worker'),
  ]);

const withoutRepeats = (chunks: readonly Chunk[]): Chunk[] => [
  ...new Map(chunks.map((chunk) => [chunk.file, chunk])).values(),
];
