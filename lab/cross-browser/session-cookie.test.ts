import { afterAll, beforeAll, expect, test } from 'vitest';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { stack } from '../../tests/support/stack.ts';
import { printLine } from '../../tools/shared/print.ts';
import { openFirefox } from './firefox.ts';
import { registerAsNew } from './steps.ts';
import { openTlsFront, type TlsFront } from './tls-front.ts';
import { visitorOf } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const { home } = englishTexts;

/** TLS server for WebKit, which stores no `Secure` cookie of a server without TLS, also of this machine. */
let front: TlsFront;
beforeAll(async () => {
  front = await openTlsFront(stack.ports);
});
afterAll(() => front[Symbol.asyncDispose]());

const unregisterWorkers = async (): Promise<void> => {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
};

/** Deletes all storage that scripts wrote, as Safari does after seven days without a visit. */
const deleteStorage = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  for (const name of await caches.keys()) await caches.delete(name);
};

/** Names of stored data besides cookies. */
const storedNames = async (): Promise<string[]> => [
  ...Object.keys(localStorage),
  ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ...(await caches.keys()),
  ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
];

/** Waits until the page has a button with this text; returns the time since the navigation began, in milliseconds. */
const untilButton = (text: string): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const buttons = [...document.querySelectorAll('button')];
      if (buttons.some(({ textContent }) => textContent.includes(text))) resolve(performance.now());
      else setTimeout(look, 20);
    };
    look();
  });

test.each([
  ['Firefox', openFirefox, () => stack.url],
  ['WebKit', openWebKit, () => front.url],
] as const)(
  'shows the signed-in home after its storage was deleted, in %s',
  // A busy machine is slower.
  { retry: 2 },
  async (engine, openEngine, url) => {
    const driver = await openEngine(url());
    try {
      const visitor = visitorOf(driver, engine.toLowerCase());
      await registerAsNew(visitor, url());
      const hasMark = () => visitor.call((mark) => document.cookie.includes(mark), 'ww-session=1');
      await expect.poll(hasMark, { timeout: 20_000 }).toBe(true);
      await visitor.open(`${url()}/robots.txt`);
      // The app would write deleted data again.
      expect(await visitor.call((key) => document[key], 'contentType' as const)).toBe('text/plain');
      await visitor.call(unregisterWorkers, null);
      // A worker ends with its last page, and its open database cannot be deleted before.
      await visitor.open(`${url()}/robots.txt`);
      await visitor.call(deleteStorage, null);
      await expect.poll(() => visitor.call(storedNames, null), { timeout: 20_000 }).toEqual([]);
      await visitor.open(url());
      const milliseconds = await visitor.call(untilButton, home.quickCheckIn);
      printLine(`${engine}: home after ${Math.round(milliseconds)} ms.`);
      expect(milliseconds).toBeLessThan(2000);
      await visitor.see({ role: 'button', name: home.quickCheckIn });
    } finally {
      await driver.close();
    }
  },
);
