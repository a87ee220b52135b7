import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Handling of matching requests by the service worker, and limits of their cache. */
interface RuntimeCache {
  urlPattern: RegExp;
  handler: 'CacheFirst' | 'NetworkOnly' | 'StaleWhileRevalidate';
  /** Time without a response after which a request with `NetworkOnly` fails. */
  networkTimeoutSeconds?: number;
  cacheName?: string;
  expiration?: { maxEntries: number; purgeOnQuotaError: boolean };
  /** Statuses of answers that are kept; where empty, those that the handler keeps by itself. */
  statuses?: number[];
  plugins?: WorkboxPlugin[];
}

/** Bounds of a cache of requested files, which is deleted whole if the storage is full. */
const bounded = (cacheName: string, maxEntries: number) => ({
  cacheName,
  expiration: { maxEntries, purgeOnQuotaError: true },
});

/** Signs out on the device if the server cannot be reached or does not respond: redirects to where GET /api/logout would. */
const offlineSignOut: RuntimeCache = {
  urlPattern: /\/api\/logout$/,
  handler: 'NetworkOnly',
  // Crowded networks accept connections and then transfer nothing.
  networkTimeoutSeconds: 5,
  plugins: [{ handlerDidError: async () => Response.redirect('/?sign-out') }],
};

/** Pictures of the demo, uploaded and copied ones; viewed ones are available offline. */
const pictures: RuntimeCache = {
  urlPattern:
    /\/pictures\/[a-z0-9-]+\.svg$|\/api\/images\/[0-9a-f]{40}$|\/api\/businesses\/[\w-]+\/image\?url=/,
  handler: 'StaleWhileRevalidate',
  ...bounded('pictures', 60),
};

/** Chunks fetched on use are cached, so that a portal tab also loads offline. */
const lazyChunks: RuntimeCache = {
  urlPattern: /\/assets\/(portal|scanner)\//,
  handler: 'CacheFirst',
  ...bounded('chunks', 150),
};

/** Viewed map tiles, if the build has a tile source (web/src/ui/leaflet/tile-source.ts). */
function tiles(url: string): RuntimeCache {
  const whole = url.startsWith('/') ? `https://[^/]+${pattern(url)}` : pattern(url);
  return {
    // From the beginning of the address: another host's are matched only so.
    urlPattern: new RegExp(`^${whole}`),
    handler: 'CacheFirst',
    ...bounded('tiles', 500),
    statuses: [200],
  };
}

/** A template's addresses: any text without a slash in place of {s}, {z}, {x} and {y}. */
const pattern = (url: string) =>
  url.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[a-z]\}/g, '[^/]+');

/** Paths with their search that are no pages of the app: the API's, those of development, and files. */
export const pagesOfServer = [/^\/(api|__|dev)\//, /^[^?]*\.\w+$/];

/** Returns the runtime caches of the service worker. `tileUrl`: source of map tiles; empty for none. */
export function runtimeCaching(tileUrl: string): RuntimeCache[] {
  return [offlineSignOut, pictures, lazyChunks, ...(tileUrl ? [tiles(tileUrl)] : [])];
}
