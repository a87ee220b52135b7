import { expect, type Locator, type Page, test } from '@playwright/test';
import { registerAsNew } from '../support/browser/registration.ts';
import { english } from '../support/spoken.ts';

const { texts, plain } = english;
/** Under the clock and the camera, and over the line one swipes by. Pixels. */
const insets = { top: 47, topMax: 47, bottom: 34, bottomMax: 34 };

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
});

async function expectWithin(page: Page, ...parts: Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const part of parts) {
    const box = await part.boundingBox();
    if (!box) throw new Error('Not drawn.');
    expect(box.y).toBeGreaterThanOrEqual(insets.top);
    expect(box.y + box.height).toBeLessThanOrEqual(height - insets.bottom);
  }
}

// spec: A9.17
test('on a phone with a notch the installed app has its controls beside it', async ({ page }) => {
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
test('on a phone with a notch the landing begins below it', async ({ page }) => {
  await page.goto('/');
  const language = page.getByRole('button', { name: plain.landing.otherLanguage });
  const { y = 0 } = (await language.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(insets.top);
});
