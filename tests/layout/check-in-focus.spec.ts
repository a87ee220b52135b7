import { expect, type Page } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { test } from '../support/screens/screens.ts';

const { businesses, checkIn, home } = englishTexts;

async function checkInAndEscape(page: Page): Promise<void> {
  // The button of the card behind the sheet has the same name.
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: checkIn.checkInAt({ name: 'Vino Veritas' }) }).click();
  await expect(page.getByRole('heading', { name: checkIn.checkedInTitle })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await waitUntilStable(page);
}

test('the quick check-in has the focus after its stamp is closed by Escape', async ({
  newcomer: page,
}) => {
  await setLocationNear(page.context(), 'vino-veritas', 5);
  await page.goto('/');
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await checkInAndEscape(page);
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeFocused();
});

test('a part of the screen has the focus after a stamp from a card is closed by Escape', async ({
  newcomer: page,
}) => {
  await setLocationNear(page.context(), 'vino-veritas', 5);
  await page.goto('/businesses');
  const card = page.getByRole('button', { name: businesses.checkInAt({ name: 'Vino Veritas' }) });
  await card.click();
  await checkInAndEscape(page);
  await expect(page.locator(':focus')).toHaveCount(1);
});
