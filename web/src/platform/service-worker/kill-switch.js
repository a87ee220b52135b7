/*
 * Replaces the app's service worker when it has to be switched off (docs/runbook.md): activates at once, deletes all
 * caches and unregisters itself. IndexedDB is not changed, so that check-ins which were not sent are not lost. Does not reload
 * pages: the app registers /sw.js at each start, so reloading would never end.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
