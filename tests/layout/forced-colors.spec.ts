import { expect, type Locator, type Page } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { expectFocusWithin } from '../support/e2e/accessibility.ts';
import { openScreen } from '../support/e2e/most-used-screens.ts';
import { test } from '../support/screens/screens.ts';

const { businesses } = englishTexts;

const ground = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor);
const edge = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).borderTopWidth);

/** Returns the color of a selection in the user's palette. */
const highlight = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });

test('forced colors show the current tab, the chosen filter, the progress and the edge of a sheet', async ({
  attendee: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(page, '/');
  const chosen = await highlight(page);
  expect(await ground(page.locator('[aria-current="page"] .navigation-icon'))).toBe(chosen);
  const bar = page.locator('.banner-bar');
  expect(await edge(bar)).toBe('1px');
  expect(await ground(bar.locator('span'))).toBe(chosen);
  await openScreen(page, '/businesses?show=visited&business=oak-and-ash');
  const sheet = page.getByRole('dialog');
  expect(await edge(sheet)).toBe('1px');
  await expectFocusWithin(sheet);
  await page.keyboard.press('Escape');
  const filter = page.getByRole('button', { name: businesses.visited, exact: true });
  expect(await ground(filter)).toBe(chosen);
  await openScreen(page, '/rewards?reward=gold-stamp');
  const code = page.getByRole('dialog').locator('.chakra-qr-code__root');
  // Light, for scanners.
  expect(await ground(code)).toMatch(/rgb\(2\d\d, 2\d\d, 2\d\d\)/);
});
