import { expect, type Page, type Route, test } from '@playwright/test';
import { checkIn } from '../../web/src/i18n/en/check-in.ts';
import { home } from '../../web/src/i18n/en/home.ts';
import { enTexts } from '../../web/src/i18n/en/landing.ts';
import { shell } from '../../web/src/i18n/en/shell.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { registerAsNew } from '../support/e2e/registration.ts';

// So that the app's files can be held back on their way.
test.use({ serviceWorkers: 'block' });

const business = demoBusiness('vino-veritas');
const kept = (page: Page) => page.locator('#kept-screen');

type Kept = Record<string, string>;

/** What the device keeps of the home, and nothing where it keeps none. */
const keptScreen = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('ww:screen') ?? '{}') as Kept);
const keptHtml = async (page: Page) => (await keptScreen(page)).html;

/** Loads the page anew; the app itself comes once the answer is called. */
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
  await expect.poll(() => keptHtml(page)).toBeTruthy();
});

// spec: A14.43
test('the home as it was is there before the app, and what is pressed on it happens', async ({
  page,
}) => {
  await expect.poll(() => keptHtml(page)).toContain('data-picture');
  const bringApp = await reloadWithoutApp(page);
  await expect(kept(page).getByText(/^As of \d/)).toBeVisible();
  await expect(kept(page).getByRole('progressbar').first()).toBeVisible();
  await expect(kept(page).locator('[data-picture]').first()).toBeVisible();
  // A style that the browser cannot tell: a shorthand with a variable, and a part of it set again after it.
  expect((await keptScreen(page)).css).not.toMatch(/[{;] (?!--)[\w-]+: ;/);
  await kept(page).getByRole('button', { name: home.quickCheckIn }).click();
  await bringApp();
  await expect(page.getByRole('button', { name: checkIn.checkInAt(business.name) })).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
});

// spec: A14.43
test('a press that lasts while the app takes over happens in the app', async ({ page }) => {
  const bringApp = await reloadWithoutApp(page);
  await kept(page).getByRole('button', { name: home.quickCheckIn }).hover();
  await page.waitForLoadState('load');
  await page.mouse.down();
  await bringApp();
  await expect(kept(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: checkIn.checkInAt(business.name) })).toBeVisible();
});

// spec: A14.43
test('signing out on the home as it was signs out', async ({ page }) => {
  const bringApp = await reloadWithoutApp(page);
  await kept(page).getByRole('link', { name: shell.signOut }).click();
  await bringApp();
  await expect(page.getByText(enTexts.landing.signedOut)).toBeVisible();
});

// spec: A14.43
test('the home as it was is nobody else’s, of no other build and in no other language', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'hasKeptScreen', false);
    const look = () =>
      document.getElementById('kept-screen') && Reflect.set(window, 'hasKeptScreen', true);
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
  expect(await page.evaluate<unknown>(() => Reflect.get(window, 'hasKeptScreen'))).toBe(true);
  for (const other of [{ uid: 'somebody-else' }, { build: 'older' }, { language: 'es' }]) {
    // Nothing of the app, which would keep its screen anew as it is left.
    await page.goto('/robots.txt');
    const screen = JSON.stringify({ ...(await keptScreen(page)), ...other });
    await page.evaluate((changed) => localStorage.setItem('ww:screen', changed), screen);
    await page.goto('/');
    await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
    expect(await page.evaluate<unknown>(() => Reflect.get(window, 'hasKeptScreen'))).toBe(false);
  }
});

// spec: A14.43
test('the home as it was looks as the home that takes its place', async ({ page }) => {
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
  await expect(kept(page).getByRole('progressbar').first()).toBeVisible();
  const before = await boxes('#kept-screen');
  expect(before).toHaveLength(3);
  await bringApp();
  await expect(page.locator('#root .banner')).toBeVisible();
  expect(await boxes('#root')).toEqual(before);
});
