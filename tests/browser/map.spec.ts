import { expect, type Page, test } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { businesses as words } from '../../web/src/texts/en/businesses.ts';
import { map as texts } from '../../web/src/texts/en/map.ts';
import { registerAsNew } from './support/registration.ts';

const doors = readSources().businesses.filter(({ isActive }) => isActive);
const mapOf = (page: Page) => page.getByRole('region', { name: texts.label });
const door = (page: Page, name: string) =>
  mapOf(page).getByRole('button', { name: new RegExp(`^${name}, `) });

test('every door is a button, chosen by keyboard, with what can be done there', async ({
  page,
}) => {
  await registerAsNew(page);
  await expect(mapOf(page).locator('.pin')).toHaveCount(doors.length);
  await expect(mapOf(page).getByRole('button', { name: /, next door$/ })).toHaveCount(1);
  await expect(page.getByText(/^15 doors left · \d+\.\d mi · \d+ min$/)).toBeVisible();
  await expect(mapOf(page).getByRole('img', { name: texts.accuracy('30 ft') })).toBeVisible();

  await door(page, 'Corner Books').focus();
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
  await expect(door(page, 'Corner Books')).toBeFocused();
});

test('the whole screen is the map, and the back button leaves it', async ({ page }) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  await expect(whole.getByText(/^15 doors left/)).toBeVisible();
  await whole.getByRole('button', { name: /^Corner Books, / }).click();
  await expect(whole.getByRole('region', { name: 'Corner Books' })).toBeVisible();
  await page.goBack();
  await expect(whole).toBeHidden();
});

test('far out, doors become groups that open again', async ({ page }) => {
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
  expect(before).toBeLessThan(doors.length);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => whole.locator('.pin').count()).toBeGreaterThan(before);
});

test('the map asks no other host for anything, and is complete offline', async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await registerAsNew(page);
  await expect(mapOf(page).locator('.pin')).toHaveCount(doors.length);
  hosts.delete('');
  expect([...hosts]).toEqual(['127.0.0.1']);
  await context.setOffline(true);
  await mapOf(page).getByRole('button', { name: texts.zoomIn }).click();
  await expect(mapOf(page).locator('.leaflet-control-scale-line').first()).toBeVisible();
  await expect(mapOf(page).locator('.walk-map-leg')).toHaveCount(1);
  await door(page, 'Corner Books').focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page).locator('.walk-map-ring')).toHaveCount(1);
});
