import { expect } from '@playwright/test';
import { test } from '../support/screens/screens.ts';

test.use({ locale: 'es-US' });

test('the folded banner is one line on a small phone with every stop made', async ({
  finisher: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const line = page.locator('.banner-line');
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.height).toBeLessThan(48);
});
