import { expect } from '@playwright/test';
import { test } from '../support/screens/screens.ts';

test('search and filters stay on top while the list of businesses scrolls', async ({
  newcomer: page,
  texts: { businesses },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/businesses');
  const search = page.getByRole('searchbox', { name: businesses.searchLabel });
  await expect(search).toBeVisible();
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(844);
  const tools = await page.locator('.businesses-tools').boundingBox();
  expect(tools?.y).toBe(0);
  await expect(search).toBeInViewport({ ratio: 1 });
});
