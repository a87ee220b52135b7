import { expect, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { expectFocusWithin } from '../support/e2e/accessibility.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { anybodysTicket, registerAsNew } from '../support/e2e/registration.ts';
import { expectHistoryEntry, goBack } from '../support/e2e/sheet-history.ts';

const business = demoBusiness('vino-veritas');
const { announcements, checkIn, common, home, rewards, shell } = englishTexts;

const sheetOf = (page: Page) => page.getByRole('dialog');

/** Closes the open sheet with the back button and expects the map. */
async function goBackToMap(page: Page): Promise<void> {
  await goBack(page);
  await expect(sheetOf(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
}

/** The same for a sheet above the map. */
async function expectBackCloses(page: Page): Promise<void> {
  await expectHistoryEntry(page, true);
  await goBackToMap(page);
}

test.beforeEach(async ({ page, context }) => {
  await setLocationNear(context, business.id, 5);
  await registerAsNew(page, 'Ada Quill', await anybodysTicket());
  const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
  await navigation.getByRole('link', { name: shell.rewards, exact: true }).click();
  // A link during the navigation replaces the history entry.
  await expect(page.getByRole('heading', { level: 1, name: rewards.title })).toBeVisible();
  await navigation.getByRole('link', { name: shell.map, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
});

test('the back button closes the sheet, the scanner and the announcements only @full', async ({
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

  // A sheet closed by its button leaves no history entry.
  await quick.click();
  await expectHistoryEntry(page, true);
  await sheetOf(page).getByRole('button', { name: common.close }).click();
  await expect(sheetOf(page)).toHaveCount(0);
  await expectHistoryEntry(page, false);
  await goBack(page);
  await expect(page).toHaveURL('/rewards');
});

test('a scroll while a sheet closes is not undone', async ({ page }) => {
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await expectHistoryEntry(page, true);
  await expectFocusWithin(sheetOf(page));
  const scrolled = await page.evaluate(async () => {
    const steppedBack = new Promise((resolve) => window.addEventListener('popstate', resolve));
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escape);
    window.scrollTo(0, 300);
    const { scrollY } = window;
    await steppedBack;
    return scrollY;
  });
  await expect(sheetOf(page)).toHaveCount(0);
  await expectHistoryEntry(page, false);
  expect(scrolled).toBeGreaterThan(100);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test.describe('after a check-in', () => {
  test.beforeEach(async ({ page }) => {
    await page.getByRole('button', { name: home.quickCheckIn }).click();
    await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
    await expect(page.getByRole('dialog', { name: checkIn.checkedInTitle })).toBeVisible();
  });

  test('the back button closes the confirmation @full', async ({ page }) => {
    await expectBackCloses(page);
    await goBack(page);
    await expect(page).toHaveURL('/rewards');
  });

  test('the reward link opens the reward and returns to the previous screen @full', async ({
    page,
  }) => {
    await sheetOf(page).getByRole('link', { name: checkIn.viewReward }).click();
    await expect(page).toHaveURL(/\/rewards\?reward=/);
    await expect(page.getByRole('dialog').locator('.redemption')).toBeVisible();
    await goBackToMap(page);
  });
});
