/** The bounds of what the service worker keeps once seen; where the device is full, all of it goes first. */
const bounded = (cacheName: string, maxEntries: number) => ({
  cacheName,
  expiration: { maxEntries, purgeOnQuotaError: true },
});

/** Where the server cannot be reached, the worker sends to where GET /api/logout would: signing out is local. */
const offlineSignOut = {
  urlPattern: /\/api\/logout$/,
  handler: 'NetworkOnly' as const,
  options: {
    plugins: [{ handlerDidError: async () => Response.redirect('/?sign-out') }],
  },
};

/** Pictures of the demo and uploaded ones; viewed ones are available offline. */
const pictures = {
  urlPattern: /\/pictures\/[a-z0-9-]+\.svg$|\/api\/images\/[0-9a-f]{40}$/,
  handler: 'StaleWhileRevalidate' as const,
  options: bounded('pictures', 60),
};

/** Chunks fetched on use are cached, so that a portal tab also loads offline. */
const lazyChunksCaching = {
  urlPattern: /\/assets\/(portal|scanner)\//,
  handler: 'CacheFirst' as const,
  options: bounded('chunks', 150),
};

/** Viewed map tiles, if the build has a tile source (web/src/ui/leaflet/tile-source.ts). */
function tiles(url: string) {
  const whole = url.startsWith('/') ? `https://[^/]+${pattern(url)}` : pattern(url);
  return {
    // From the beginning of the address: another host's are matched only so.
    urlPattern: new RegExp(`^${whole}`),
    handler: 'CacheFirst' as const,
    options: { ...bounded('tiles', 500), cacheableResponse: { statuses: [200] } },
  };
}

/** A template's addresses: any text without a slash in place of {s}, {z}, {x} and {y}. */
const pattern = (url: string) =>
  url.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[a-z]\}/g, '[^/]+');

/** Returns the runtime caches of the service worker. `tileUrl`: source of map tiles; empty for none. */
export function runtimeCaching(tileUrl: string) {
  return [offlineSignOut, pictures, lazyChunksCaching, ...(tileUrl ? [tiles(tileUrl)] : [])];
}
