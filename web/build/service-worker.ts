import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const worker = new URL('../src/platform/service-worker/worker.ts', import.meta.url);

/** Globs in the build of the files that the app needs offline. Not the folders in assets/: build/chunks.ts. */
const precached = [
  'index.html',
  '*icon*.{png,svg}',
  'assets/*.{js,css}',
  'assets/*latin-wght-normal*.woff2',
];

/** Writes /sw.js, with a list of the build's files, once they are written. `cachedTileUrl`: map tiles to keep, or empty. */
export function serviceWorker(cachedTileUrl: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => {
        await build({
          configFile: false,
          logLevel: 'warn',
          define: {
            precachedFiles: JSON.stringify(precachedFiles(dir)),
            cachedTileUrl: JSON.stringify(cachedTileUrl),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: fileURLToPath(worker),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

/** Returns the precached files. Names in assets/ change with their content and need no revision. */
function precachedFiles(folder: string): { url: string; revision: string | null }[] {
  return globSync(precached, { cwd: folder })
    .toSorted()
    .map((file) => ({
      url: `/${file}`,
      revision: file.startsWith('assets/') ? null : hashOf(`${folder}/${file}`),
    }));
}

const hashOf = (file: string) => hash('sha256', readFileSync(file));
