import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { runPath } from '../shared/paths.ts';
import { loadedTogether } from './chunk-groups.ts';

/** A JavaScript file of the built app. */
export type Chunk = {
  file: string;
  isEntry: boolean;
  /** The chunks loaded together with it, and those it loads later. */
  imports: string[];
  dynamicImports: string[];
  /** The npm packages with code in it. */
  packages: string[];
};

const place = () => runPath('build', 'chunks.json');

/** Notes beside the build which packages went into which chunk: minified code no longer tells. */
export function recordChunksPlugin(): Plugin {
  return {
    name: 'note-chunks',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((item): Chunk[] => {
        if (item.type !== 'chunk') return [];
        const { fileName: file, isEntry, imports, dynamicImports, moduleIds } = item;
        return [{ file, isEntry, imports, dynamicImports, packages: packagesOf(moduleIds) }];
      });
      writeFileSync(place(), `${JSON.stringify(chunks, null, 2)}\n`);
    },
  };
}

/** What the last build of the web app was made of. */
export function readChunks(): Chunk[] {
  return JSON.parse(readFileSync(place(), 'utf8')) as Chunk[];
}

/** A file and everything that is loaded together with it. */
export function closureOf(file: string, chunks: readonly Chunk[]): Chunk[] {
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  const together = new Set(loadedTogether(file, imports));
  return chunks.filter((chunk) => together.has(chunk.file));
}

function packagesOf(moduleIds: readonly string[]): string[] {
  const names = moduleIds.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
