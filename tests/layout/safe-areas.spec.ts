import { expect, type Locator, type Page } from '@playwright/test';
import { languageNames } from '@wine-walk/common/model/languages.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { landscapeInsets, setInsets } from '../support/e2e/safe-area.ts';
import { test } from '../support/screens/screens.ts';

const texts = englishTexts;
/** Safe area insets of a portrait phone, in pixels. */
const upright = { top: 47, topMax: 47, bottom: 34, bottomMax: 34 };

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

test('the installed app leaves the notch free', async ({ page }) => {
  await setInsets(page, upright);
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

test('the landing starts below the notch', async ({ page }) => {
  await setInsets(page, upright);
  await page.goto('/');
  const language = page.getByRole('button', { name: languageNames.es });
  const { y = 0 } = (await language.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(upright.top);
});

test("the landing's picture reaches both edges in landscape", async ({ page }) => {
  await setInsets(page, landscapeInsets);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  const hero = await page.locator('.landing-hero').boundingBox();
  expect([hero?.x, hero?.width]).toEqual([0, 844]);
});
