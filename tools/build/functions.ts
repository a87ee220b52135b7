import { join } from 'node:path';
import { type BuildOptions, build, context } from 'esbuild';
import { root } from '../shared/paths.ts';
import { type BuildChoice, buildIfChanged } from './build-cache.ts';
import { apiCatalogs } from './catalogs.ts';
import { writeDeployedPackage } from './functions-lock.ts';
import { lazyAdmin } from './lazy-admin.ts';

const output = 'functions/dist';
const sources = [
  'common/src/**',
  'functions/src/**',
  'functions/package.json',
  'package-lock.json',
];

/**
 * One ESM module and the chunks it imports later: a cold start does not read code that the first request does
 * not need. The Admin SDK is installed where it is deployed, and loaded with the first request.
 */
export const functionsBuildOptions: BuildOptions = {
  absWorkingDir: root,
  entryPoints: ['functions/src/index.ts'],
  outdir: output,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: true,
  packages: 'bundle',
  external: ['firebase-admin', '@google-cloud/*'],
  plugins: [lazyAdmin, apiCatalogs],
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

/** Bundles the functions into functions/dist, unless their sources are unchanged. */
export function buildFunctions(choice?: BuildChoice): Promise<boolean> {
  return buildIfChanged({
    ...choice,
    name: 'functions',
    sources: [...sources, 'tools/build/*'],
    output: join(output, 'index.js'),
    run: async () => {
      await build(functionsBuildOptions);
      writeDeployedPackage(output);
    },
  });
}

/** Bundles the functions now and at every change, until the signal. */
export async function watchFunctions(signal: AbortSignal): Promise<void> {
  const watching = await context(functionsBuildOptions);
  signal.addEventListener('abort', () => void watching.dispose());
  await watching.rebuild();
  writeDeployedPackage(output);
  await watching.watch();
}
