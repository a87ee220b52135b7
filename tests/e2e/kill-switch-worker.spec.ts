import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

const retired = readFileSync(
  new URL('../../web/src/platform/service-worker/kill-switch.js', import.meta.url),
  'utf8',
);
/** Service worker that caches the page and answers from the cache. */
const offlineWorker = `
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('kept').then((cache) => cache.add('/'))));
self.addEventListener('fetch', (event) => event.respondWith(caches.match('/')));`;

/** Site whose page and worker change with a deployment. */
async function openSite() {
  const served = { page: 'old', worker: offlineWorker };
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/sw.js';
    const type = isWorker ? 'text/javascript' : 'text/html';
    response
      .setHeader('Content-Type', `${type}; charset=utf-8`)
      .setHeader('Cache-Control', 'no-cache');
    response.end(isWorker ? served.worker : `<!doctype html><h1>${served.page}</h1>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { served, address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Registers the service worker as the app does at each start. */
const register = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js')));

const cachedPaths = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

test('a disabled service worker leaves every device and queued check-ins stay', async ({
  page,
}) => {
  const { served, address, close } = await openSite();
  await page.goto(address);
  await register(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ww-check-ins', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('entries');
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  served.page = 'new';
  await page.reload();
  await expect(page.getByRole('heading', { name: 'old' })).toBeVisible();

  served.worker = retired;
  await register(page);
  await expect
    .poll(() => cachedPaths(page))
    .toEqual({ caches: [], workers: 0, databases: ['ww-check-ins'] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'new' })).toBeVisible();

  // The app registers it at each start; it unregisters again without a reload.
  await register(page);
  await expect.poll(async () => (await cachedPaths(page)).workers).toBe(0);
  await expect(page.getByRole('heading', { name: 'new' })).toBeVisible();
  close();
});
