import { expect, type Locator, type Page, test } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { expectHistoryEntry, goBack } from '../support/e2e/sheet-history.ts';

const { businesses: words, map: texts } = englishTexts;

const businesses = readSources().businesses.filter(({ isActive }) => isActive);
const mapOf = (page: Page) => page.getByRole('region', { name: texts.label });
const business = (page: Page, name: string) =>
  mapOf(page).getByRole('button', { name: new RegExp(`^${name}, `) });

/** Panel of the selected business, which alone can be closed: the next stop's panel can be of the same business. */
const selectedPanel = (map: Locator, name: string) =>
  map
    .getByRole('region', { name })
    .filter({ has: map.page().getByRole('button', { name: texts.closeBusiness }) });

test('every business is a keyboard-accessible button with its actions', async ({ page }) => {
  await registerAsNew(page);
  await expect(mapOf(page).locator('.pin')).toHaveCount(businesses.length);
  await expect(mapOf(page).getByRole('button', { name: /, next stop$/ })).toHaveCount(1);
  await expect(
    page.getByText(/^15 stops left\s· \d+\.\d\smi\s· \d+ min along the streets$/),
  ).toBeVisible();
  await expect(
    mapOf(page).getByRole('img', { name: texts.accuracy({ distance: '25\u00a0ft' }) }),
  ).toBeVisible();

  await business(page, 'Corner Books').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Corner Books' });
  await expect(panel).toBeFocused();
  await expect(
    panel.getByRole('button', { name: words.checkInAt({ name: 'Corner Books' }) }),
  ).toBeVisible();
  await expect(
    panel.getByRole('button', { name: words.directionsTo({ name: 'Corner Books' }) }),
  ).toBeVisible();
  await expect(mapOf(page).locator('.walk-map-ring')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(business(page, 'Corner Books')).toBeFocused();
});

test('the fullscreen map closes with the back button', async ({ page }) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  await expect(whole.getByText(/^15 stops left/)).toBeVisible();
  await whole.locator('.pin[data-business="corner-books"]').click();
  await expect(selectedPanel(whole, 'Corner Books')).toBeVisible();
  await expectHistoryEntry(page, true);
  await goBack(page);
  await expect(selectedPanel(whole, 'Corner Books')).toBeHidden();
  await expect(whole).toBeVisible();
  await expectHistoryEntry(page, false);
  await goBack(page);
  await expect(whole).toBeHidden();
});

test('the selected business on the open map is restored after a reload @full', async ({ page }) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  const panelOf = (name: string) => selectedPanel(whole, name);
  await whole.locator('.pin[data-business="corner-books"]').click();
  await expectHistoryEntry(page, true);
  // Focuses the pin itself, since another one may cover it.
  await whole.locator('.pin[data-business="vino-veritas"]').focus();
  await page.keyboard.press('Enter');
  await expect(panelOf('Vino Veritas')).toBeFocused();
  await page.reload();
  await expect(panelOf('Vino Veritas')).toBeVisible();
  await expectHistoryEntry(page, true);
  await goBack(page);
  await expect(panelOf('Vino Veritas')).toBeHidden();
  await expect(whole).toBeVisible();
  await expectHistoryEntry(page, false);
  await goBack(page);
  await expect(whole).toBeHidden();
});

test('Escape closes the business first, then the map', { tag: '@any-screen' }, async ({ page }) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  const panel = selectedPanel(whole, 'Corner Books');
  const pin = whole.locator('.pin[data-business="corner-books"]');
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(pin).toBeFocused();
  await expectHistoryEntry(page, false);
  await pin.click();
  await expect(panel).toBeVisible();
  await expectHistoryEntry(page, true);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(whole).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
});

test('the location prompt is alone at the bottom of the open map', {
  tag: ['@any-screen', '@full'],
}, async ({ page, context }) => {
  await registerAsNew(page);
  await context.clearPermissions();
  await page.goto('/?map=open');
  const whole = page.getByRole('dialog', { name: texts.title });
  await expect(whole.getByText(texts.nextOnRoute)).toBeVisible();
  await whole.getByRole('button', { name: texts.showHere }).click();
  await expect(whole.getByText(texts.hereWhy)).toBeVisible();
  await expect(whole.getByText(texts.nextOnRoute)).toBeHidden();
});

test('closing the map with a selected business closes both', {
  tag: ['@any-screen', '@full'],
}, async ({ page }) => {
  await registerAsNew(page);
  const address = page.url();
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  await whole.locator('.pin[data-business="corner-books"]').click();
  await expect(selectedPanel(whole, 'Corner Books')).toBeVisible();
  await whole.getByRole('button', { name: texts.close }).click();
  await expect(whole).toBeHidden();
  expect(page.url()).toBe(address);
});

test('the open map shows the next business and its walking distance', {
  tag: '@any-screen',
}, async ({ page }) => {
  await registerAsNew(page);
  await page.getByRole('link', { name: texts.open }).click();
  const whole = page.getByRole('dialog', { name: texts.title });
  const next = whole.locator('.business-panel');
  await expect(next.getByText(texts.nextOnRoute)).toBeVisible();
  await expect(next.getByText(/^\d+\sft\s· \d+ min$/)).toBeVisible();
  await expect(next.getByRole('button', { name: /^Check in at / })).toBeVisible();
  await expect(next.getByRole('button', { name: /^Get directions to / })).toBeVisible();
});

test('an attendee far away sees their position and the event @full', async ({ page, context }) => {
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

test('a wide screen shows the list next to the open map @full', async ({ page, isMobile }) => {
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
