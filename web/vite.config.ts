import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkFileName } from './build/chunk-folders.ts';
import { inlineHead } from './build/inline-head.ts';
import { manifest } from './build/manifest.ts';
import { prerenderLanding } from './build/prerender-landing.ts';
import { pureDefinitions } from './build/pure-definitions.ts';
import { runtimeCaching } from './build/runtime-caching.ts';
import { withoutJsonSchema } from './build/without-json-schema.ts';
import { withoutPipelines } from './build/without-pipelines.ts';

/** Added to every port, so that several stacks can run side by side (firebase.json holds the base ports). */
const portOffset = Number(process.env.PORT_OFFSET ?? 0);
const hosting = `http://127.0.0.1:${5002 + portOffset}`;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Chakra's and React's definitions are plain calls: the ones whose result nobody uses may be left out. */
const pureFunctions = [
  'createSystem',
  'defineConfig',
  'defineRecipe',
  'defineSemanticTokens',
  'defineSlotRecipe',
  'defineTokens',
  'mergeConfigs',
  'forwardRef',
  'createContext',
  'React.createContext',
  'React.forwardRef',
  'memo',
];

const modules = here('../node_modules');

/*
 * What dependencies are made of and this app does not use, left out by another file in its place. ReactFire: its one
 * module in use, from its source, since its bundle is not tree-shaken and imports SDKs of other products. React
 * Router: as it is made for production. rxjs: as it is written for browsers of today. idb: once, and not Firebase's own
 * version beside ours. Firestore brings a regular expression engine for its pipeline queries,
 * Emotion a package for its `withTheme`. More is left out by build/without-*.ts.
 */
const trimmed = [
  { find: /^reactfire$/, replacement: `${modules}/reactfire/src/useObservable.ts` },
  {
    find: /^react-router(-dom)?$/,
    replacement: `${modules}/react-router/dist/production/index.mjs`,
  },
  { find: /^rxjs$/, replacement: `${modules}/rxjs/dist/esm/index.js` },
  { find: /^rxjs\/operators$/, replacement: `${modules}/rxjs/dist/esm/operators/index.js` },
  { find: 'use-sync-external-store/shim', replacement: 'react' },
  { find: /^idb$/, replacement: here('./node_modules/idb/build/index.js') },
  { find: 're2js', replacement: here('./src/platform/firebase/re2js-stub.ts') },
  {
    find: 'hoist-non-react-statics',
    replacement: here('./src/platform/firebase/hoist-statics-stub.ts'),
  },
];

const root = here('.');
/** Of the environment or web/.env. */
const tileUrl = (loadEnv('production', root, 'VITE_TILE_').VITE_TILE_URL ?? '').trim();
/** Another host's only in what is deployed: the emulators' headers let the service worker ask none. */
const keptTiles = tileUrl.startsWith('/') || process.env.IS_DEPLOYED ? tileUrl : '';
const resolve = {
  alias: [...trimmed],
};

export default defineConfig({
  root,
  resolve,
  // What ReactFire's own build puts in.
  define: { 'process.env.REACTFIRE_VERSION': '"4.2.6"' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Not in the page: asked for before the text is drawn, where the landing needs its scripts after that.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      output: { chunkFileNames: chunkFileName },
    },
  },
  plugins: [
    react(),
    pureDefinitions(),
    withoutPipelines(),
    withoutJsonSchema(),
    prerenderLanding(here('./src/attendee/app/boot/prerender.tsx'), {
      root,
      resolve,
      plugins: [react()],
    }),
    inlineHead(),
    VitePWA({
      filename: 'sw.js',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeAssets: ['favicon.svg', 'apple-touch-icon.png'],
      workbox: {
        // Not the folders in assets/: build/chunk-folders.ts.
        globPatterns: ['index.html', 'assets/*.{js,css}', 'assets/*latin-wght-normal*.woff2'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/__\//],
        runtimeCaching: runtimeCaching(keptTiles),
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173 + portOffset,
    strictPort: true,
    proxy: { '/api': hosting, '/__': hosting },
  },
});
