import { devices, expect, type Page } from '@playwright/test';
import { checkIn } from '../../web/src/texts/en/check-in.ts';
import { home } from '../../web/src/texts/en/home.ts';
import { english as late } from '../../web/src/texts/late/en.ts';
import { english as plain } from '../../web/src/texts/plain/en.ts';
import { expectFocusWithin } from '../support/browser/accessibility.ts';
import {
  brokenWords,
  clippedControls,
  smallTargets,
  widerThanScreen,
} from '../support/browser/comfort.ts';
import { standNear } from '../support/browser/places.ts';
import { test } from '../support/screens/screens.ts';
import { spokenIn } from '../support/spoken.ts';

const { install, landing } = plain;

/** Eyes, hands and nerves that need more than the average, on the screens most time is spent on. */
const screens = [
  '/',
  '/businesses',
  '/businesses?business=oak-and-ash',
  '/rewards',
  '/events',
  '/profile',
];

async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  // What a business tells is read once its sheet is open.
  if (address.includes('business='))
    await expect(page.getByRole('heading', { name: late.facts.title })).toBeVisible();
}

// spec: A12.9
test('with text twice as large, everything is there and nothing beside the screen', async ({
  walker: page,
}) => {
  for (const address of [...screens, '/waiver']) {
    await settle(page, address);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const width of [412, 320]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await widerThanScreen(page), `${address}, ${width}`).toBe(0);
      expect(await clippedControls(page), `${address}, ${width}`).toEqual([]);
      expect(await brokenWords(page), `${address}, ${width}`).toEqual([]);
    }
  }
});

// spec: A12.9
test('with text twice as large, a business’s sheet has room for what it tells, and all that can be done', async ({
  walker: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page, '/businesses?business=oak-and-ash');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const sheet = page.getByRole('dialog');
  const body = sheet.locator('.chakra-dialog__body');
  await expect.poll(() => body.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(300);
  for (const button of await sheet.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
});

// spec: A12.11
test('whatever is pressed is 44 pixels wide and high', async ({ walker: page }) => {
  for (const address of screens) {
    await settle(page, address);
    expect(await smallTargets(page), address).toEqual([]);
  }
  await page.goto('/');
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallTargets(page), 'check-in').toEqual([]);
});

// spec: A12.10
test('who wants less motion gets none', async ({ newcomer: page }) => {
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
    await page.getByRole('button', { name: checkIn.checkInAt('Vino Veritas') }).click();
    await expect(page.getByRole('heading', { name: checkIn.youAreIn })).toBeVisible();
  };
  await standNear(page.context(), 'vino-veritas', 5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await checkInAtBusiness();
  expect(await moving()).toBe(0);
});

// spec: A11.6
test('the check-in sheet shows its business and its main action on a phone on its side and with large text', async ({
  newcomer: page,
}) => {
  await standNear(page.context(), 'vino-veritas', 130);
  await page.goto('/');
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  const sheet = page.getByRole('dialog');
  const action = sheet.getByRole('button', { name: checkIn.checkInAt('Vino Veritas') });
  await expect(action).toBeVisible();
  const hasRoom = () =>
    sheet.getByText('Vino Veritas', { exact: true }).evaluate((name) => {
      const body = name.closest('.chakra-dialog__body');
      return (body?.clientHeight ?? 0) >= 150;
    });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(hasRoom).toBe(true);
  await expect(action).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expect.poll(hasRoom).toBe(true);
  await action.scrollIntoViewIfNeeded();
  await expect(action).toBeInViewport();
});

// spec: A11.6
test('the sign-in panel at 200% text has no field off its edge', async ({ page }) => {
  await page.goto('/?sign-in');
  const panel = page.getByRole('dialog');
  const field = panel.getByRole('textbox');
  await expect(field).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  const outside = () =>
    panel.evaluate(
      (element) =>
        [...element.querySelectorAll('input, button, a')].filter(
          (part) => part.getBoundingClientRect().right > element.getBoundingClientRect().right,
        ).length,
    );
  await expect.poll(outside).toBe(0);
});

// spec: A9.1
test('the offer to install pushes no first button out of a small phone, and comes after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.install();
  await page.goto('/');
  const register = page.getByRole('link', { name: landing.register, exact: true });
  await expect(register).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  const add = page.getByRole('button', { name: install.install });
  await expect(add).toBeInViewport({ ratio: 1 });
  await expect(register).toBeInViewport({ ratio: 1 });
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent),
  );
  expect(order.indexOf(landing.register)).toBeLessThan(order.indexOf(install.install));
});

// spec: A9.1
test('on a small iPhone, how to install leaves the first button where all of it is seen', async ({
  browser,
}) => {
  for (const locale of ['en-US', 'es-US']) {
    const iPhone = { ...devices['iPhone SE'], viewport: { width: 320, height: 568 }, locale };
    const context = await browser.newContext(iPhone);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/');
    const first = page.locator('.landing-main');
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.clock.fastForward(5000);
    const { iosShare } = spokenIn(locale).plain.install;
    await expect(page.getByText(iosShare)).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport({ ratio: 1 });
    await context.close();
  }
});

test('a browser that reports no end of an animation leaves no closed sheet in the way', async ({
  newcomer: page,
}) => {
  // As WebKit was seen to do it where a sheet closes as the next one opens.
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
