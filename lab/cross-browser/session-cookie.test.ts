import { expect, test } from 'vitest';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { stack } from '../../tests/support/stack.ts';
import { openFirefox } from './firefox.ts';
import { registerAsNew } from './steps.ts';
import { visitorOf } from './visitor.ts';

const { home } = englishTexts;

/** Deletes all storage that scripts wrote, as Safari does after seven days without a visit. */
const deleteStorage = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  for (const name of await caches.keys()) await caches.delete(name);
};

// Not in WebKit, which stores no `Secure` cookie of a server without TLS, also of this machine.
test('shows the signed-in home after its storage was deleted, in Firefox', async () => {
  const driver = await openFirefox(stack.url);
  try {
    const visitor = visitorOf(driver, 'firefox');
    await registerAsNew(visitor);
    const hasMark = () => visitor.call((mark) => document.cookie.includes(mark), 'ww-session=1');
    await expect.poll(hasMark, { timeout: 20_000 }).toBe(true);
    await visitor.open(`${stack.url}/robots.txt`);
    await visitor.call(deleteStorage, null);
    await visitor.open(stack.url);
    await visitor.see({ role: 'button', name: home.quickCheckIn }, 2);
  } finally {
    await driver.close();
  }
});
