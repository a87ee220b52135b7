import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { runPath } from '../shared/paths.ts';

/** JavaScript file of the built app. */
export type Chunk = {
  file: string;
  isEntry: boolean;
  /** Chunks loaded together with this one. */
  imports: string[];
  /** Chunks loaded later by this one. */
  dynamicImports: string[];
  /** npm packages with code in this chunk. */
  packages: string[];
};

/** File in which the last build of the web app lists its chunks. */
export const chunksPath = () => runPath('build', 'chunks.json');

/** Records the packages of every chunk, because minified code does not name them. */
export function recordChunksPlugin(): Plugin {
  return {
    name: 'record-chunks',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((item): Chunk[] => {
        if (item.type !== 'chunk') return [];
        const { fileName: file, isEntry, imports, dynamicImports, moduleIds } = item;
        return [{ file, isEntry, imports, dynamicImports, packages: packagesOf(moduleIds) }];
      });
      writeFileSync(chunksPath(), `${JSON.stringify(chunks, null, 2)}\n`);
    },
  };
}

function packagesOf(moduleIds: readonly string[]): string[] {
  const names = moduleIds.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
