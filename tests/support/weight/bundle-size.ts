import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Chunk, chunksPath } from '../../../tools/build/record-chunks.ts';
import { root } from '../../../tools/shared/paths.ts';

export const kilobyte = 1024;

const built = (file: string) => readFileSync(join(root, 'web', 'dist', file));

/** Returns the chunks of the last build of the web app. */
function readChunks(): Chunk[] {
  return JSON.parse(readFileSync(chunksPath(), 'utf8')) as Chunk[];
}

/** Returns a file and every file that is loaded with it by static imports. */
function closureOf(file: string, chunks: readonly Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const files = new Set([file]);
  for (const member of files) for (const next of byFile.get(member)?.imports ?? []) files.add(next);
  return chunks.filter((chunk) => files.has(chunk.file));
}

/** Gzipped size of built files in bytes. */
export const gzipSize = (parts: readonly Chunk[]): number =>
  parts.reduce((sum, { file }) => sum + gzipSync(built(file), { level: 9 }).length, 0);

/** Text of the built index.html. */
export const builtIndexHtml = (): string => built('index.html').toString();

/** Entry file named by the start script of index.html. */
function entryFile(): string {
  const [, file = ''] = /"entry":"\/([^"]+)"/.exec(builtIndexHtml()) ?? [];
  return file;
}

/** Returns the chunks with these names (without folder and content hash) and everything loaded with them. */
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

/** JavaScript that the landing page loads without interaction. */
export const landingChunks = (): Chunk[] => closureOf(entryFile(), readChunks());

/** JavaScript that the landing page loads by itself, once it is drawn: the event, sponsors, past walks, the service worker. */
export const drawnLandingChunks = (): Chunk[] =>
  withoutRepeats([
    ...landingChunks(),
    ...chunksNamed('fill-event-parts', 'fill-next-event', 'fill-pictures', 'register-worker'),
  ]);

/** JavaScript of the landing page after the first interaction: adds React and the frame of the sign-in panel. */
export const interactiveLandingChunks = (): Chunk[] =>
  withoutRepeats([...landingChunks(), ...chunksNamed('start', 'start-en')]);

/** JavaScript of a signed-in first visit until the home screen shows live data. */
export const signedInChunks = (): Chunk[] =>
  withoutRepeats([
    ...landingChunks(),
    ...chunksNamed(
      'start',
      'start-en',
      '_virtual_texts',
      'app',
      'app-en',
      'home',
      'auth',
      'live',
      'register-worker',
    ),
  ]);

/**
 * `signedInChunks`, the map on the home screen and the install prompt. All other screens are loaded from
 * the cache of the service worker (`untilControlled`).
 */
export const idleChunks = (): Chunk[] =>
  withoutRepeats([...signedInChunks(), ...chunksNamed('event-map', 'install-prompt')]);

const withoutRepeats = (chunks: readonly Chunk[]): Chunk[] => [
  ...new Map(chunks.map((chunk) => [chunk.file, chunk])).values(),
];
