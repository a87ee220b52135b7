import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const most = 120 * 1024;

test.use({ serviceWorkers: 'block' });

test('a first visitor’s browser loads at most 120 KB of JavaScript', async ({ page }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (isScript) scripts.set(response.url(), response.body());
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Register & Check-In' })).toBeVisible();
  await page.waitForTimeout(3000);
  const bodies = await Promise.all(scripts.values());
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(weight).toBeGreaterThan(50 * 1024);
  expect(weight).toBeLessThanOrEqual(most);
});
