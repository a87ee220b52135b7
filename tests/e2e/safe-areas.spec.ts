import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { mostUsedScreens, openScreen } from '../support/e2e/most-used-screens.ts';
import { besideSafeArea } from '../support/e2e/outside-safe-area.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { test } from '../support/screens/screens.ts';
import { english } from '../support/ui-texts.ts';

const { texts, plain } = english;
/** Safe area insets of a portrait phone, in pixels. */
const upright = { top: 47, topMax: 47, bottom: 34, bottomMax: 34 };
/** Safe area inset left and right in landscape, in pixels. */
const side = 59;
const onItsSide = { left: side, leftMax: side, right: side, rightMax: side };
const lying = { ...onItsSide, bottom: 21, bottomMax: 21 };

async function withInsets(page: Page, insets: Record<string, number>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

async function expectWithin(page: Page, ...parts: Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const part of parts) await expect(part).toBeVisible();
  await waitUntilStable(page);
  for (const part of parts) {
    const box = await part.boundingBox();
    if (!box) throw new Error('Not drawn.');
    expect(box.y).toBeGreaterThanOrEqual(upright.top);
    expect(box.y + box.height).toBeLessThanOrEqual(height - upright.bottom);
  }
}

// spec: A9.17
test('the installed app leaves the notch free', async ({ page }) => {
  await withInsets(page, upright);
  await registerAsNew(page);
  const navigation = page.getByRole('navigation', { name: texts.shell.mainNavigation });
  await navigation.waitFor();
  await expectWithin(
    page,
    page.getByRole('link', { name: texts.shell.signOut }),
    navigation.getByRole('link', { name: texts.shell.events, exact: true }),
    page.getByRole('button', { name: texts.home.quickCheckIn }),
  );
  await page.getByRole('link', { name: texts.map.open }).click();
  await expectWithin(page, page.getByRole('button', { name: texts.map.close }));
});

// spec: A9.17
test('the landing starts below the notch', async ({ page }) => {
  await withInsets(page, upright);
  await page.goto('/');
  const language = page.getByRole('button', { name: plain.landing.otherLanguage });
  const { y = 0 } = (await language.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(upright.top);
});

/**
 * Expects no text or control outside the safe area on a small and two larger phones; from 900 pixels the
 * navigation is at the left edge.
 */
async function expectBeside(page: Page, what: string): Promise<void> {
  for (const size of [
    { width: 740, height: 360 },
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => besideSafeArea(page, side), { message: `${what}, ${size.width}`, timeout: 3000 })
      .toEqual([]);
  }
}

// spec: A9.17
test('no text or control is under the notch in landscape', async ({ walker: page }) => {
  await withInsets(page, lying);
  for (const address of [...mostUsedScreens, '/rewards?reward=gold-stamp', '/waiver']) {
    await openScreen(page, address);
    await expectBeside(page, address);
  }
  await page.goto('/');
  await page.getByRole('button', { name: /^Announcements, \d+ unread/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectBeside(page, 'announcements');
});

// spec: A9.17
test('the open map and a check-in leave the notch free in landscape', async ({
  newcomer: page,
}) => {
  await withInsets(page, lying);
  const { id, name } = demoBusiness('vino-veritas');
  await setLocationNear(page.context(), id, 5);
  await page.goto('/');
  await page.getByRole('link', { name: texts.map.open }).click();
  const map = page.getByRole('dialog', { name: texts.map.title });
  await expect(map.getByText(texts.map.nextOnRoute)).toBeVisible();
  await expectBeside(page, 'map');
  await page.goto('/?check-in');
  await expect(page.getByRole('button', { name: texts.checkIn.checkInAt(name) })).toBeVisible();
  await expectBeside(page, 'check-in');
  await page.getByRole('button', { name: texts.checkIn.checkInAt(name) }).click();
  await expect(page.getByRole('dialog', { name: texts.checkIn.checkedInTitle })).toBeVisible();
  await expectBeside(page, 'moment');
});

// spec: A9.17
test('the landing, its prompt and the sign-in leave the notch free in landscape', async ({
  page,
}) => {
  await withInsets(page, lying);
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: plain.install.install })).toBeVisible();
  await expectBeside(page, 'landing');
  const hero = await page.locator('.landing-hero').boundingBox();
  expect([hero?.x, hero?.width]).toEqual([0, page.viewportSize()?.width]);
  await page.goto('/?sign-in');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await expectBeside(page, 'sign-in');
});
