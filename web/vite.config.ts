import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkFileName } from './build/chunk-rooms.ts';
import { fontPreloads } from './build/font-preloads.ts';
import { manifest } from './build/manifest.ts';
import { prerenderLanding } from './build/prerender-landing.ts';

/** Added to every port, so that several stacks can run side by side (firebase.json holds the base ports). */
const portOffset = Number(process.env.PORT_OFFSET ?? 0);
const hosting = `http://127.0.0.1:${5002 + portOffset}`;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/*
 * What dependencies import and this app never calls, replaced by files that have the names and throw:
 * ReactFire brings SDKs of products that are not used, and is not tree-shaken (50 KB gzip); Firestore brings a
 * regular expression engine for its pipeline queries (44 KB).
 */
const unusedSdks = ['database', 'functions', 'remote-config', 'storage'].map((name) => ({
  find: `firebase/${name}`,
  replacement: here('./src/data/unused-firebase-sdk.ts'),
}));
const unusedRegex = { find: 're2js', replacement: here('./src/data/unused-regex-engine.ts') };

/** Chakra's definitions are plain calls: the ones whose result nobody uses may be left out. */
const pureDefinitions = [
  'createSystem',
  'defineConfig',
  'defineRecipe',
  'defineSemanticTokens',
  'defineSlotRecipe',
  'defineTokens',
  'mergeConfigs',
];

/** Where the server cannot be reached, the worker sends to where GET /api/logout would: signing out is local. */
const offlineSignOut = {
  urlPattern: /\/api\/logout$/,
  handler: 'NetworkOnly' as const,
  options: {
    plugins: [{ handlerDidError: async () => Response.redirect('/?sign-out') }],
  },
};

const root = here('.');
const resolve = {
  alias: [
    { find: '@contract', replacement: here('../functions/src/contract') },
    { find: '@domain', replacement: here('../functions/src/domain') },
    ...unusedSdks,
    unusedRegex,
  ],
};

export default defineConfig({
  root,
  resolve,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureDefinitions },
      output: { chunkFileNames: chunkFileName },
    },
  },
  plugins: [
    react(),
    prerenderLanding(here('./src/app/boot/prerender.tsx'), { root, resolve, plugins: [react()] }),
    fontPreloads(['figtree-latin-wght-normal', 'fraunces-latin-wght-normal']),
    VitePWA({
      filename: 'sw.js',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      includeAssets: ['favicon.svg', 'apple-touch-icon.png'],
      workbox: {
        // Not the folders in assets/: build/chunk-rooms.ts.
        globPatterns: [
          'index.html',
          'start.js',
          'assets/*.{js,css}',
          'assets/*latin-wght-normal*.woff2',
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/__\//],
        runtimeCaching: [offlineSignOut],
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
