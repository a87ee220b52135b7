import { expect, type Page, test } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { map as texts } from '../../web/src/i18n/en/map.ts';
import { registerAsNew } from '../support/e2e/registration.ts';

const businesses = readSources().businesses.filter(({ isActive }) => isActive);

test('a group that is opened while the map still zooms opens all the same', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { whole, group, before } = await mapFarOut(page);
  await group.focus();
  // From within the page: the zoom has begun and not ended when the group is pressed.
  const wasZooming = await group.evaluate(async (button: HTMLElement, zoom) => {
    const frame = () => new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>(`[role="dialog"] [aria-label="${zoom}"]`)?.click();
    await frame();
    await frame();
    const isZooming = document.querySelector('[role="dialog"] .leaflet-zoom-anim') !== null;
    button.click();
    return isZooming;
  }, texts.zoomOut);
  expect(wasZooming).toBe(true);
  await expect.poll(() => whole.locator('.pin').count()).toBeGreaterThan(before);
  await expect(whole.locator('.pin:focus')).toHaveCount(1);
});

// spec: A1.20
test('far out, businesses become groups that open again', { tag: '@any-screen' }, async ({
  page,
}) => {
  const { whole, group, before } = await mapFarOut(page);
  expect(before).toBeLessThan(businesses.length);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => whole.locator('.pin').count()).toBeGreaterThan(before);
});

/** The open map of somebody new, zoomed out until there are groups; `before`: how many pins it shows so. */
async function mapFarOut(page: Page) {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  const zoomOut = whole.getByRole('button', { name: texts.zoomOut });
  const group = whole.getByRole('button', { name: /businesses close together/ }).first();
  await expect(async () => {
    await zoomOut.click();
    await expect(group).toBeVisible({ timeout: 1000 });
  }).toPass();
  const before = await whole.locator('.pin').count();
  return { whole, group, before };
}
