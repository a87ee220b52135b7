import { expect, type Page, test } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { registerAsNew } from '../support/e2e/registration.ts';

const { map: texts } = englishTexts;

const businesses = readSources().businesses.filter(({ isActive }) => isActive);

test('a pin group opens while the map is still zooming', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { whole, group, before } = await mapFarOut(page);
  await group.focus();
  // Runs in the page, so that the click happens during the zoom.
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

test('businesses form groups when zoomed out, and groups open again', {
  tag: '@any-screen',
}, async ({ page }) => {
  const { whole, group, before } = await mapFarOut(page);
  expect(before).toBeLessThan(businesses.length);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => whole.locator('.pin').count()).toBeGreaterThan(before);
});

/** Opens the map as a new attendee and zooms out until groups appear. `before`: pins shown before. */
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
