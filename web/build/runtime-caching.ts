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

/** The businesses' pictures that this app serves: those that were seen are there offline, too. */
const pictures = {
  urlPattern: /\/pictures\/[a-z0-9-]+\.svg$/,
  handler: 'StaleWhileRevalidate' as const,
  options: bounded('pictures', 60),
};

/** What is fetched when somebody needs it is kept from then on: a desk's tab is loaded again without a connection. */
const lazyChunksCaching = {
  urlPattern: /\/assets\/(portal|scanner)\//,
  handler: 'CacheFirst' as const,
  options: bounded('chunks', 150),
};

/** Map tiles that were seen, where the build has a source of them (web/src/ui/leaflet/tile-source.ts). */
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

/** What the service worker keeps beside the app itself. `tileUrl`: where tiles come from; empty for nowhere. */
export function runtimeCaching(tileUrl: string) {
  return [offlineSignOut, pictures, lazyChunksCaching, ...(tileUrl ? [tiles(tileUrl)] : [])];
}
