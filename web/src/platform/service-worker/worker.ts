import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { openNotification, parsePushMessage } from './push-message.ts';
import { pagesOfServer, runtimeCaching } from './runtime-caching.ts';

/** Set by web/build/service-worker.ts: the files of this build and the source of map tiles to keep. */
declare const precachedFiles: PrecacheEntry[];
declare const cachedTileUrl: string;
declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  matchAll: (options: object) => Promise<Parameters<typeof openNotification>[1]>;
  openWindow: (url: string) => Promise<unknown>;
};

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface PushEvent extends WaitingEvent {
  data: { text: () => string } | null;
}
interface NotificationClickEvent extends WaitingEvent {
  notification: Notification;
}

const strategies = { CacheFirst, NetworkOnly, StaleWhileRevalidate };

// On a first visit, too, screens open without a connection as soon as this worker has cached them.
clientsClaim();
precacheAndRoute(precachedFiles);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: pagesOfServer }),
);
for (const cache of runtimeCaching(cachedTileUrl)) {
  const { urlPattern, handler, expiration, statuses, plugins = [], ...options } = cache;
  const strategy = new strategies[handler]({
    ...options,
    plugins: [
      ...plugins,
      ...(expiration ? [new ExpirationPlugin(expiration)] : []),
      ...(statuses ? [new CacheableResponsePlugin({ statuses })] : []),
    ],
  });
  registerRoute(urlPattern, strategy);
}

// The page asks for it when its user accepts the update (platform/device/reload.ts).
addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') void skipWaiting();
});

// Browsers that know the declarative format show it without this.
addEventListener('push', (event) => {
  const push = event as PushEvent;
  const shown = parsePushMessage(push.data?.text() ?? '', location.origin);
  if (shown) push.waitUntil(registration.showNotification(shown.title, shown.options));
});
addEventListener('notificationclick', (event) => {
  const { notification } = event as NotificationClickEvent;
  notification.close();
  const { url } = notification.data as { url: string };
  const opening = clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => openNotification(url, windows, (target) => clients.openWindow(target)));
  (event as NotificationClickEvent).waitUntil(opening);
});
