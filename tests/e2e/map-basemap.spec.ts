import { expect, type Page, test } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { registerAsNew } from '../support/e2e/registration.ts';

const { map: texts } = englishTexts;

test.use({ serviceWorkers: 'allow' });

const businesses = readSources().businesses.filter(({ isActive }) => isActive);
const mapOf = (page: Page) => page.getByRole('region', { name: texts.label });

test('the map contacts no other host and is complete offline', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await registerAsNew(page);
  await expect(mapOf(page).locator('.pin')).toHaveCount(businesses.length);
  // The streets are drawn after the pins.
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  hosts.delete('');
  expect([...hosts]).toEqual(['127.0.0.1']);
  // The service worker is ready when it has stored every chunk, such as the one of the business card.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await mapOf(page).getByRole('button', { name: texts.zoomIn }).click();
  await expect(mapOf(page).locator('.walk-map-scale')).toBeVisible();
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  await expect(mapOf(page).locator('.walk-map-leg')).toHaveCount(1);
  await mapOf(page)
    .getByRole('button', { name: /^Corner Books, / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page).locator('.walk-map-ring')).toHaveCount(1);
});

test('the streets are shown at an offline start', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await registerAsNew(page);
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isCached = () =>
    page.evaluate(async () => (await (await caches.open('districts')).keys()).length);
  await expect.poll(isCached).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  // The snapshot of the map is shown first, as an image.
  await expect.poll(() => inkOfGround(page)).toBeGreaterThan(1000);
});

test('the map prints in light colors in dark mode', { tag: '@any-screen' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await registerAsNew(page);
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  await expect.poll(() => lightnessOfGround(page)).toBeLessThan(0.3);
  // Reads the canvas right after the listeners of the event, as a browser prints it.
  expect(await lightnessOfGround(page, 'beforeprint')).toBeGreaterThan(0.7);
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect.poll(() => lightnessOfGround(page)).toBeLessThan(0.3);
});

/** Lightness of the map canvas from 0 to 1, right after the listeners of `event`. */
function lightnessOfGround(page: Page, event = 'none'): Promise<number> {
  return page.evaluate(async (type) => {
    dispatchEvent(new Event(type));
    await Promise.resolve();
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-district-pane canvas');
    if (!canvas) return Number.NaN;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data;
    const drawn = { pixels: 0, light: 0 };
    for (let at = 0; at < (data?.length ?? 0); at += 4) {
      if (data?.[at + 3] !== 255) continue;
      drawn.pixels += 1;
      drawn.light += (data[at] ?? 0) / 255;
    }
    return drawn.light / drawn.pixels;
  }, event);
}

/** Number of drawn pixels of the map canvas. */
function inkOfGround(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-district-pane canvas');
    if (!canvas) return 0;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy?.drawImage(canvas, 0, 0);
    const data = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}
