/*
 * Served in place of the app's service worker when that has to be switched off (docs/set-up.md): takes over at once,
 * forgets every file that was kept, and is gone. What is kept in IndexedDB, check-ins that were not sent among it, stays.
 * It loads no page anew: the app registers /sw.js at each start, and would do so for ever.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
