import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultOrganization } from '@wine-walk/common/model/organization-facts.ts';
import { defineConfig, loadEnv } from 'vite';
import { chunkFileName, codeSplitting } from './build/chunks.ts';
import { inlineHead } from './build/inline-head.ts';
import { webAppManifest } from './build/manifest.ts';
import { prerenderLanding } from './build/prerender-landing.ts';
import { serviceWorker } from './build/service-worker.ts';
import { textBundlesPlugin } from './build/text-bundles.ts';

/** Added to every port, so that several stacks can run at once (base ports: firebase.json). */
const portOffset = Number(process.env.PORT_OFFSET ?? 0);
const hosting = `http://127.0.0.1:${5002 + portOffset}`;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Calls of Chakra and React without side effects; unused results are removed. */
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

/*
 * Packages whose bundle is not tree-shaken; `build/aliases.test.ts` fails when an alias no longer applies. Sizes are gzipped
 * savings of a first visit.
 */
const aliases = [
  // 49 KB: the bundle of ReactFire contains RxJS and imports the SDKs of all Firebase products. Its complete source.
  { find: /^reactfire$/, replacement: here('../node_modules/reactfire/src/index.ts') },
  // 44 KB: regular expression engine that Firestore imports for pipeline queries only.
  { find: 're2js', replacement: here('./src/platform/firebase/re2js-stub.ts') },
];

const root = here('.');
/** URL of the tile server, from the environment or web/.env; empty without one. */
const tileUrl = (loadEnv('production', root, 'VITE_TILE_').VITE_TILE_URL ?? '').trim();
/** Tiles of another host only in deployed builds: the emulators' headers do not let the service worker fetch them. */
const cachedTileUrl = tileUrl.startsWith('/') || process.env.IS_DEPLOYED ? tileUrl : '';
/** Name in the manifest and, before the organization is known, in the page's title. */
const appName = process.env.VITE_APP_NAME || defaultOrganization.shortName;
// For index.html.
process.env.VITE_APP_NAME = appName;
const resolve = {
  alias: aliases,
};

export default defineConfig({
  root,
  resolve,
  // Set by ReactFire's build.
  define: { 'process.env.REACTFIRE_VERSION': '"4.2.6"' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Not in the page, because the landing needs its scripts after its text is drawn.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: pureFunctions,
        // Unused modules of its source import unused Firebase products.
        moduleSideEffects: [{ test: /\/node_modules\/reactfire\//, sideEffects: false }],
      },
      output: { chunkFileNames: chunkFileName, codeSplitting },
    },
  },
  plugins: [
    react(),
    textBundlesPlugin(),
    prerenderLanding(here('./src/attendee/app/boot/prerender.tsx'), {
      root,
      resolve,
      plugins: [react(), textBundlesPlugin()],
    }),
    inlineHead(),
    webAppManifest(),
    serviceWorker(cachedTileUrl),
  ],
  server: {
    host: '127.0.0.1',
    port: 5173 + portOffset,
    strictPort: true,
    proxy: { '/api': hosting, '/__': hosting, '/dev/mail': hosting },
  },
});
