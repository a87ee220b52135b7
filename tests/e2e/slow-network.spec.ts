import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  type NetworkMode,
  type NetworkProxy,
  openNetworkProxy,
  proxiedUrl,
} from '../../tools/browser/network-proxy.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { stack } from '../support/stack.ts';

const { checkIn, home } = englishTexts;

const business = demoBusiness('vino-veritas');
const quickCheckIn = (page: Page) => page.getByRole('button', { name: home.quickCheckIn });

test.use({ baseURL: proxiedUrl(stack.ports), serviceWorkers: 'allow' });

let network: NetworkProxy;
test.beforeAll(async () => {
  network = await openNetworkProxy(stack.ports);
});
test.afterAll(() => network[Symbol.asyncDispose]());

/** Registers an attendee whose event is cached and whose app is installed. */
async function registerThroughNetwork(page: Page, context: BrowserContext): Promise<void> {
  network.set('passes');
  await setLocationNear(context, business.id, 15);
  await registerAsNew(page);
  await expect(quickCheckIn(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Expects a cached event marked as not live, and accepts a check-in. */
async function expectUsableEvent(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(page.getByText(/of 15 /).first()).toBeVisible();
  await quickCheckIn(page).click();
  await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
  await expect.poll(() => queuedCheckIns(page)).toBeGreaterThan(0);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: checkIn.waitingTitle })).toContainText(
    business.name,
  );
}

/** Number of queued check-ins on the device. */
async function queuedCheckIns(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'ww-check-ins';
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => {
        const database = opening.result;
        const store = database.objectStoreNames[0];
        if (!store) return resolve(0);
        const counting = database.transaction(store).objectStore(store).count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  });
}

const modes: readonly (readonly [NetworkMode, string])[] = [
  ['swallows', 'accepts connections and never answers'],
  ['delays', 'answers after thirty seconds @full'],
  ['portal', 'answers everything with its own page @full'],
];
for (const [mode, does] of modes) {
  test(`a network that ${does} does not block the cached event`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await registerThroughNetwork(page, context);
    network.set(mode);
    await expectUsableEvent(page);
  });
}

test('a network without DNS does not block the cached event @full', async ({ page, context }) => {
  test.setTimeout(120_000);
  await registerThroughNetwork(page, context);
  await context.route('**', (route) => route.abort('namenotresolved'));
  await expectUsableEvent(page);
});

test('live data replaces cached data in place once the network responds', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await registerThroughNetwork(page, context);
  network.set('swallows');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(/^As of /)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  network.set('portal');
  network.set('passes');
  await expect(page.getByText(/^As of /)).toBeHidden({ timeout: 90_000 });
  await expect(page.getByText(/of 15 /).first()).toBeVisible();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});
