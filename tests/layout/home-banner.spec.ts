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

test('the ways home are above the navigation after the end, also on a short page', async ({
  newcomer: page,
  records,
  texts: { home },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await records.changeEvent({ endTime: new Date(Date.now() - 60_000).toISOString() });
  await page.goto('/');
  await expect(page.getByText(home.summaryNone)).toBeVisible();
  const bar = page.getByRole('region', { name: home.wayHomeTitle });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  const navigation = await page.locator('.navigation').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(navigation?.y ?? 0, -1);
  for (const link of await bar.getByRole('link').all()) {
    expect(await link.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
