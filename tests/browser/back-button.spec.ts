import { expect, type Page, test } from '@playwright/test';
import { english } from '../harness/spoken.ts';
import { business, standNear } from './support/places.ts';
import { registerAsNew } from './support/registration.ts';

const door = business('vino-veritas');
const { announcements, checkIn, common, home, rewards, shell } = english.texts;

const sheetOf = (page: Page) => page.getByRole('dialog');

/** An open sheet's entry in the history is made, and taken back, a moment after the sheet comes and goes. */
async function expectEntry(page: Page, isThere: boolean): Promise<void> {
  const sheetEntry = () =>
    page.evaluate(() => (window.history.state as { sheet?: string } | null)?.sheet);
  const entry = expect.poll(sheetEntry, { message: 'the entry of the sheet' });
  await (isThere ? entry.toBeDefined() : entry.toBeUndefined());
}

/**
 * One step back. By the page's own history: `page.goBack` counts from the entry that the browser's main process
 * knows of, which learns of what a page has just done to its history a moment later.
 */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back());
}

/** The back button closes what is open, and the map is there again. */
async function goBackToMap(page: Page): Promise<void> {
  await goBack(page);
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
}

/** The same for what is open over the map itself. */
async function expectBackCloses(page: Page): Promise<void> {
  await expectEntry(page, true);
  await goBackToMap(page);
}

test.beforeEach(async ({ page, context }) => {
  await standNear(context, door.id, 5);
  await registerAsNew(page);
  const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
  await navigation.getByRole('link', { name: shell.rewards, exact: true }).click();
  await expect(page).toHaveURL('/rewards');
  await navigation.getByRole('link', { name: shell.map, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the back button closes the sheet, the scanner and the announcements, and nothing else', async ({
  page,
}) => {
  const quick = page.getByRole('button', { name: home.quickCheckIn });
  await quick.click();
  await expect(sheetOf(page)).toBeVisible();
  await expectBackCloses(page);
  await expect(quick).toBeFocused();

  await page.getByRole('button', { name: home.scan }).click();
  await expect(page.getByRole('dialog', { name: checkIn.scannerTitle })).toBeVisible();
  await expectBackCloses(page);

  await quick.click();
  await sheetOf(page).getByRole('button', { name: checkIn.scanCode }).click();
  await expect(page.getByRole('dialog', { name: checkIn.scannerTitle })).toBeVisible();
  await expectBackCloses(page);

  await page.getByRole('button', { name: /^Announcements/ }).click();
  await expect(page.getByRole('dialog', { name: announcements.title })).toBeVisible();
  await expectBackCloses(page);

  // What was closed otherwise has left nothing to go back through.
  await quick.click();
  await sheetOf(page).getByRole('button', { name: common.close }).click();
  await expect(sheetOf(page)).toHaveCount(0);
  await expectEntry(page, false);
  await goBack(page);
  await expect(page).toHaveURL('/rewards');
});

test.describe('at the moment of a check-in', () => {
  test.beforeEach(async ({ page }) => {
    await page.getByRole('button', { name: home.quickCheckIn }).click();
    await page.getByRole('button', { name: checkIn.checkInAt(door.name) }).click();
    await expect(page.getByRole('dialog', { name: checkIn.youAreIn })).toBeVisible();
  });

  test('the back button closes it', async ({ page }) => {
    await expectBackCloses(page);
    await goBack(page);
    await expect(page).toHaveURL('/rewards');
  });

  test('its reward leads on, and back to the screen behind it', async ({ page }) => {
    await sheetOf(page).getByRole('link', { name: checkIn.viewReward }).click();
    await expect(page).toHaveURL(/\/rewards\?reward=/);
    await expect(page.getByRole('dialog', { name: rewards.congratulations })).toBeVisible();
    await goBackToMap(page);
  });
});
