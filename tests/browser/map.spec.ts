import { expect, type Page, test } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { businesses as words } from '../../web/src/texts/en/businesses.ts';
import { map as texts } from '../../web/src/texts/en/map.ts';
import { registerAsNew } from '../support/browser/registration.ts';
import { expectEntry, goBack } from '../support/browser/sheet-entry.ts';

const businesses = readSources().businesses.filter(({ isActive }) => isActive);
const mapOf = (page: Page) => page.getByRole('region', { name: texts.label });
const business = (page: Page, name: string) =>
  mapOf(page).getByRole('button', { name: new RegExp(`^${name}, `) });

// spec: 2.60, A1.1, A1.6, A2.6, A12.2
test('every business is a button, chosen by keyboard, with what can be done there', async ({
  page,
}) => {
  await registerAsNew(page);
  await expect(mapOf(page).locator('.pin')).toHaveCount(businesses.length);
  await expect(mapOf(page).getByRole('button', { name: /, next door$/ })).toHaveCount(1);
  await expect(
    page.getByText(/^15 doors left · \d+\.\d mi · \d+ min along the streets$/),
  ).toBeVisible();
  await expect(mapOf(page).getByRole('img', { name: texts.accuracy('30 ft') })).toBeVisible();

  await business(page, 'Corner Books').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Corner Books' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button', { name: words.checkInAt('Corner Books') })).toBeVisible();
  await expect(
    panel.getByRole('button', { name: words.directionsTo('Corner Books') }),
  ).toBeVisible();
  await expect(mapOf(page).locator('.walk-map-ring')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(business(page, 'Corner Books')).toBeFocused();
});

// spec: A1.10, A1.22
test('the whole screen is the map, and the back button leaves it', async ({ page }) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  await expect(whole.getByText(/^15 doors left/)).toBeVisible();
  await whole.locator('.pin[data-business="corner-books"]').click();
  await expect(whole.getByRole('region', { name: 'Corner Books' })).toBeVisible();
  await expectEntry(page, true);
  await goBack(page);
  await expect(whole.getByRole('region', { name: 'Corner Books' })).toBeHidden();
  await expect(whole).toBeVisible();
  await expectEntry(page, false);
  await goBack(page);
  await expect(whole).toBeHidden();
});

test('closing the map with a business chosen leaves both', { tag: '@any-screen' }, async ({
  page,
}) => {
  await registerAsNew(page);
  const address = page.url();
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  await whole.locator('.pin[data-business="corner-books"]').click();
  await expect(whole.getByRole('region', { name: 'Corner Books' })).toBeVisible();
  await whole.getByRole('button', { name: texts.close }).click();
  await expect(whole).toBeHidden();
  expect(page.url()).toBe(address);
});

// spec: A1.9
test('the open map says what is next, and how far it is on foot', { tag: '@any-screen' }, async ({
  page,
}) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  const next = whole.locator('.business-panel');
  await expect(next.getByText(texts.nextOnRoute)).toBeVisible();
  await expect(next.getByText(/^\d+ ft · \d+ min$/)).toBeVisible();
  await expect(next.getByRole('button', { name: /^Check in at / })).toBeVisible();
  await expect(next.getByRole('button', { name: /^Get directions to / })).toBeVisible();
});

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

test('whoever arrives from afar is shown with the walk', async ({ page, context }) => {
  await context.setGeolocation({ latitude: 38.3, longitude: -79.0722, accuracy: 8 });
  await registerAsNew(page);
  await expect(mapOf(page).locator('.pin')).toHaveCount(businesses.length);
  await expect(mapOf(page).locator('.walk-map-here')).toHaveCount(0);
  for (let times = 0; times < 3; times++)
    await mapOf(page).getByRole('button', { name: texts.zoomIn }).click();
  await context.setGeolocation({ latitude: 38.1475, longitude: -79.0722, accuracy: 8 });
  await expect(mapOf(page).locator('.walk-map-here')).toBeInViewport();
  for (const pin of await mapOf(page).locator('.pin').all()) await expect(pin).toBeInViewport();
});

// spec: A1.11
test('on a wide screen the walk’s list stands beside the open map', async ({ page, isMobile }) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const list = page.getByRole('list', { name: texts.listTitle });
  if (isMobile) return expect(list).toBeHidden();
  await expect(list.getByRole('button')).toHaveCount(businesses.length);
  await list.getByRole('button', { name: /^Corner Books, / }).click();
  await expect(
    page.getByRole('dialog').getByRole('region', { name: 'Corner Books' }),
  ).toBeVisible();
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

// spec: A1.17, A1.18, A2.5
test('the map asks no other host for anything, and is complete offline', {
  tag: '@any-screen',
}, async ({ page, context }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await registerAsNew(page);
  await expect(mapOf(page).locator('.pin')).toHaveCount(businesses.length);
  hosts.delete('');
  expect([...hosts]).toEqual(['127.0.0.1']);
  await context.setOffline(true);
  await mapOf(page).getByRole('button', { name: texts.zoomIn }).click();
  await expect(mapOf(page).locator('.walk-map-scale')).toBeVisible();
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  await expect(mapOf(page).locator('.walk-map-leg')).toHaveCount(1);
  await business(page, 'Corner Books').focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page).locator('.walk-map-ring')).toHaveCount(1);
});

// spec: A1.7
test('the streets are there at a start without a connection', { tag: '@any-screen' }, async ({
  page,
  context,
}) => {
  await registerAsNew(page);
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open('districts')).keys()).length);
  await expect.poll(isKept).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  expect(await inkOfGround(page)).toBeGreaterThan(1000);
});

test('in the dark mode the map is printed light', { tag: '@any-screen' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await registerAsNew(page);
  await expect(mapOf(page).getByText('Drawn for Harlow')).toBeVisible();
  await expect.poll(() => lightnessOfGround(page)).toBeLessThan(0.3);
  // As a browser does it: the page is taken as soon as the event's listeners have run.
  expect(await lightnessOfGround(page, 'beforeprint')).toBeGreaterThan(0.7);
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect.poll(() => lightnessOfGround(page)).toBeLessThan(0.3);
});

/** Of what is drawn on the district's canvas, 0 to 1; as soon as the listeners of `event` have run. */
function lightnessOfGround(page: Page, event = 'none'): Promise<number> {
  return page.evaluate(async (type) => {
    dispatchEvent(new Event(type));
    await Promise.resolve();
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-district-pane canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    const drawn = { pixels: 0, light: 0 };
    for (let at = 0; at < (data?.length ?? 0); at += 4) {
      if (data?.[at + 3] !== 255) continue;
      drawn.pixels += 1;
      drawn.light += (data[at] ?? 0) / 255;
    }
    return drawn.light / drawn.pixels;
  }, event);
}

/** Pixels of the district's canvas that are drawn on. */
function inkOfGround(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-district-pane canvas');
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return 0;
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
}

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
