import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { runtimeCaching } from './runtime-caching.ts';

/** Set by web/build/service-worker.ts: the files of this build and the source of map tiles to keep. */
declare const precachedFiles: PrecacheEntry[];
declare const cachedTileUrl: string;
declare function skipWaiting(): Promise<void>;

const strategies = { CacheFirst, NetworkOnly, StaleWhileRevalidate };

precacheAndRoute(precachedFiles);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /^\/__\//, /^\/dev\//],
  }),
);
for (const { urlPattern, handler, cacheName, expiration, statuses, plugins = [] } of runtimeCaching(
  cachedTileUrl,
)) {
  const strategy = new strategies[handler]({
    cacheName,
    plugins: [
      ...plugins,
      ...(expiration ? [new ExpirationPlugin(expiration)] : []),
      ...(statuses ? [new CacheableResponsePlugin({ statuses })] : []),
    ],
  });
  registerRoute(urlPattern, strategy);
}

// The page asks for it when its user accepts the update (workbox-window's messageSkipWaiting).
addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting();
});
