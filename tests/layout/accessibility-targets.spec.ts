import { devices, expect } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { expectFocusWithin } from '../support/e2e/accessibility.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { test } from '../support/screens/screens.ts';
import { textsForLocale } from '../support/ui-texts.ts';

const { checkIn, home } = englishTexts;

// A test here depends on animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { install, landing } = englishTexts;

test('reduced motion disables all animations', async ({ newcomer: page }) => {
  const moving = () =>
    page.evaluate(() => {
      const durations = document.getAnimations().map(({ effect }) => {
        return Number(effect?.getComputedTiming().duration);
      });
      return durations.filter((milliseconds) => milliseconds > 1).length;
    });
  const checkInAtBusiness = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: home.quickCheckIn }).click();
    await page.getByRole('button', { name: checkIn.checkInAt({ name: 'Vino Veritas' }) }).click();
    await expect(page.getByRole('heading', { name: checkIn.checkedInTitle })).toBeVisible();
  };
  await setLocationNear(page.context(), 'vino-veritas', 5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await checkInAtBusiness();
  expect(await moving()).toBe(0);
});

test('the home banner does not scroll when its ring is scrolled into view', async ({
  attendee: page,
}) => {
  await page.goto('/');
  const banner = page.locator('.banner');
  await banner.locator('.banner-ring').evaluate((ring) => ring.scrollIntoView({ block: 'end' }));
  expect(await banner.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('the install prompt does not push the first button off a small screen and follows it in tab order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.install();
  await page.goto('/');
  const register = page.getByRole('link', { name: landing.register, exact: true });
  await expect(register).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  const add = page.getByRole('button', { name: install.install, exact: true });
  // The code of the prompt may load after the first jump.
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(add).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();
  await expect(register).toBeInViewport({ ratio: 1 });
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent),
  );
  expect(order.indexOf(landing.register)).toBeLessThan(order.indexOf(install.install));
});

for (const [where, width, height] of [
  ['upright', 320, 568],
  ['on its side', 667, 375],
] as const) {
  test(`the iPhone install offer takes a fifth of the screen and leaves the first button visible: ${where}`, async ({
    browser,
  }) => {
    for (const locale of ['en-US', 'es-US']) {
      const iPhone = { ...devices['iPhone SE'], viewport: { width, height }, locale };
      const context = await browser.newContext(iPhone);
      const page = await context.newPage();
      await page.clock.install();
      await page.goto('/');
      const first = page.locator('.landing-main');
      await expect(first).toBeInViewport({ ratio: 1 });
      await page.clock.fastForward(5000);
      const { how } = textsForLocale(locale).install;
      await expect(page.getByRole('button', { name: how })).toBeInViewport({ ratio: 1 });
      const card = await page.locator('.offer').boundingBox();
      expect(card?.height).toBeLessThanOrEqual(height / 5);
      await expect(first).toBeInViewport({ ratio: 1 });
      await context.close();
    }
  });
}

test('a closed sheet does not cover the page in a browser that reports no end of an animation', async ({
  newcomer: page,
}) => {
  // WebKit does this when a sheet closes while the next one opens.
  await page.addInitScript(() => {
    addEventListener('animationend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/');
  const quick = page.getByRole('button', { name: home.quickCheckIn });
  await quick.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFocusWithin(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-scope="dialog"][data-part="content"]')).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await quick.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
