import { expect } from '@playwright/test';
import { withoutLocation } from '../support/screens/devices.ts';
import { test } from '../support/screens/screens.ts';

test('map with a selected business', { tag: '@each-screen' }, async ({
  attendee: page,
  texts: { map },
  inspect,
}) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: map.label });
  const business = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
  await expect(card.locator('.pin')).toHaveCount(15);
  await business('Oak & Ash').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Oak & Ash' })).toBeVisible();
  await inspect(page, 'map-door');
  await page.getByRole('link', { name: map.open }).click();
  const whole = page.getByRole('dialog', { name: map.title });
  await expect(whole.locator('.pin').first()).toBeVisible();
  await expect(whole.getByRole('region', { name: 'Oak & Ash' })).toBeVisible();
  await inspect(page, 'map-whole-door');
  await whole.getByRole('button', { name: map.closeBusiness, exact: true }).click();
  await inspect(page, 'map-whole');
});

test('every business visited', async ({ finisher: page, texts: { map }, inspect }) => {
  await page.goto('/?map=open');
  await expect(page.getByRole('dialog').getByText(map.done)).toBeVisible();
  await inspect(page, 'map-all-visited');
});

test('map without a location', async ({ newcomer: page, texts: { map }, inspect }) => {
  await page.context().clearPermissions();
  await withoutLocation(page, 'unavailable');
  await page.goto('/?map=open');
  const whole = page.getByRole('dialog');
  await whole.getByRole('button', { name: map.showHere }).click();
  await expect(whole.getByText(map.hereWhy)).toBeVisible();
  await inspect(page, 'map-why-location');
  await whole.getByRole('button', { name: map.useLocation }).click();
  await expect(whole.getByText(map.notFound)).toBeVisible();
  await inspect(page, 'map-no-location');
});

test('no businesses', async ({ newcomer: page, records, texts: { map, home }, inspect }) => {
  await records.changeCatalog(() => ({ businesses: [], rewards: [] }));
  await page.goto('/');
  await expect(page.getByText(map.none)).toBeVisible();
  await expect(page.getByText(home.noRewards)).toBeVisible();
  await inspect(page, 'home-no-doors');
});

test('map whose code cannot be loaded', async ({ attendee: page, texts: { home }, inspect }) => {
  await page.route(/assets\/.*event-map.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('figure.sketch')).toBeVisible();
  await expect(page.getByText(home.rewardsTitle)).toBeVisible();
  await inspect(page, 'home-map-sketch');
});
