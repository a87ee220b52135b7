import { expect, type Page, type Route, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { registerAsNew } from '../support/e2e/registration.ts';

const { checkIn, home, shell } = englishTexts;

// Lets the test delay the app's files.
const business = demoBusiness('vino-veritas');
const snapshotElement = (page: Page) => page.locator('#html-snapshot');

type Snapshot = Record<string, string | number>;

/** HTML snapshot of the home screen on the device, if any. */
const snapshot = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ww:screen') ?? '{}') as Snapshot);
const snapshotHtml = async (page: Page) => (await snapshot(page)).html;

/** Waits until presses on the snapshot are noticed. */
const snapshotIsWatched = (page: Page) =>
  page.waitForFunction(() => document.getElementById('html-snapshot')?.onpointerdown);

/** Reloads the page; the app's files are served when the returned function is called. */
async function reloadWithoutApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const files = '**/assets/start-*.js';
  await page.route(files, (route) => void held.push(route));
  await page.reload({ waitUntil: 'commit' });
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(files);
  };
}

test.beforeEach(async ({ page, context }) => {
  await setLocationNear(context, business.id, 15);
  await registerAsNew(page);
  await expect(page.locator('.map-card canvas').first()).toBeAttached();
  await expect.poll(() => snapshotHtml(page)).toBeTruthy();
});

test('the snapshot is shown before the app and replays clicks', async ({ page }) => {
  await expect.poll(() => snapshotHtml(page)).toContain('data-picture');
  const bringApp = await reloadWithoutApp(page);
  await expect(snapshotElement(page).getByText(/^As of \d/)).toBeVisible();
  await expect(snapshotElement(page).getByRole('progressbar').first()).toBeVisible();
  await expect(snapshotElement(page).locator('[data-picture]').first()).toBeVisible();
  // A style that the browser cannot serialize: a shorthand with a variable and an overridden part.
  expect((await snapshot(page)).css).not.toMatch(/[{;] (?!--)[\w-]+: ;/);
  await snapshotElement(page).getByRole('button', { name: home.quickCheckIn }).click();
  await bringApp();
  await expect(
    page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }),
  ).toBeVisible();
  await expect(snapshotElement(page)).toHaveCount(0);
});

test('a press in progress while the app takes over happens in the app @full', async ({ page }) => {
  const bringApp = await reloadWithoutApp(page);
  await snapshotElement(page).getByRole('button', { name: home.quickCheckIn }).hover();
  // By a module that is loaded after the page.
  await snapshotIsWatched(page);
  await page.mouse.down();
  await bringApp();
  await expect(page.locator('#root .banner')).toBeAttached();
  await expect(snapshotElement(page)).toBeVisible();
  await page.mouse.up();
  await expect(
    page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }),
  ).toBeVisible();
  await expect(snapshotElement(page)).toHaveCount(0);
});

test('signing out on the snapshot signs out @full', async ({ page }) => {
  const bringApp = await reloadWithoutApp(page);
  await snapshotElement(page).getByRole('link', { name: shell.signOut }).click();
  await bringApp();
  await expect(page.getByText(englishTexts.app.signedOut)).toBeVisible();
});

test('the snapshot is bound to user, build, language and width @full', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'hasSnapshot', false);
    const measure = () =>
      document.getElementById('html-snapshot') && Reflect.set(window, 'hasSnapshot', true);
    new MutationObserver(measure).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
  expect(await page.evaluate<unknown>(() => Reflect.get(window, 'hasSnapshot'))).toBe(true);
  for (const other of [
    { uid: 'somebody-else' },
    { build: 'older' },
    { language: 'es' },
    { width: 820 },
  ]) {
    // A page without the app, which would save a new snapshot when it is left.
    await page.goto('/robots.txt');
    const screen = JSON.stringify({ ...(await snapshot(page)), ...other });
    await page.evaluate((changed) => localStorage.setItem('ww:screen', changed), screen);
    await page.goto('/');
    await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
    expect(await page.evaluate<unknown>(() => Reflect.get(window, 'hasSnapshot'))).toBe(false);
  }
});

test('the snapshot looks like the home screen that replaces it @full', async ({ page }) => {
  const boxes = (within: string) =>
    page
      .locator(`${within} .banner, ${within} .map-card-canvas:not([inert]), ${within} .navigation`)
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x, y, width, height, color: getComputedStyle(element).backgroundColor };
        }),
      );
  const bringApp = await reloadWithoutApp(page);
  await expect(snapshotElement(page).getByRole('progressbar').first()).toBeVisible();
  const before = await boxes('#html-snapshot');
  expect(before).toHaveLength(3);
  await bringApp();
  await expect(page.locator('#root .banner')).toBeVisible();
  expect(await boxes('#root')).toEqual(before);
});
