import { expect } from '@playwright/test';
import { edgeCaseBusinesses, manyBusinesses } from '../support/screens/catalogs.ts';
import { withoutLocation } from '../support/screens/devices.ts';
import { test } from '../support/screens/screens.ts';

test('businesses list', { tag: '@each-screen' }, async ({
  attendee: page,
  texts: { businesses, common },
  texts,
  inspect,
}) => {
  await page.goto('/businesses');
  await expect(page.getByRole('heading', { name: 'Vino Veritas' })).toBeVisible();
  await inspect(page, 'businesses');
  await page.getByRole('button', { name: texts.businesses.list.compact }).click();
  await inspect(page, 'businesses-compact');
  await page.getByRole('button', { name: texts.businesses.list.cards }).click();
  for (const [name, id] of [
    ['visited', 'vino-veritas'],
    ['pending', 'rosewater-patisserie'],
    ['special', 'the-cellar-door'],
  ]) {
    await page.goto(`/businesses?business=${id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, `business-${name}`);
    await page.getByRole('button', { name: common.close }).click();
  }
  await page.goto('/businesses?business=no-such-door');
  await expect(page.getByText(businesses.gone)).toBeVisible();
  await inspect(page, 'business-gone');
});

test('search without results', async ({ newcomer: page, texts, inspect }) => {
  const { businesses } = texts;
  const { noneForFilter, noneNearby } = texts.businesses.list;
  await page.goto('/businesses');
  await page.getByLabel(businesses.searchLabel).fill('submarine');
  await expect(page.getByText(businesses.noneForSearch({ text: 'submarine' }))).toBeVisible();
  await inspect(page, 'businesses-none-for-search');
  await page.goto('/businesses?show=visited');
  await expect(page.getByText(noneForFilter.visited)).toBeVisible();
  await inspect(page, 'businesses-none-visited');
  await page.context().setGeolocation({ latitude: 40.7, longitude: -74, accuracy: 8 });
  await page.goto('/businesses?show=nearby');
  await expect(page.getByText(noneNearby({ distance: '0.5 mi' }))).toBeVisible();
  await inspect(page, 'businesses-none-nearby');
});

test('unvisited filter with every business visited', async ({ finisher: page, texts, inspect }) => {
  const { noneForFilter } = texts.businesses.list;
  await page.goto('/businesses?show=unvisited');
  await expect(page.getByText(noneForFilter.unvisited)).toBeVisible();
  await inspect(page, 'businesses-none-unvisited');
});

test('nearby filter without a location', async ({
  newcomer: page,
  texts: { businesses },
  inspect,
}) => {
  await page.context().clearPermissions();
  await withoutLocation(page, 'unavailable');
  await page.goto('/businesses?show=nearby');
  await expect(page.getByText(businesses.locationWhy)).toBeVisible();
  await inspect(page, 'businesses-why-location');
  await page.getByRole('button', { name: businesses.useLocation }).click();
  await expect(page.getByText(businesses.locationFailed)).toBeVisible();
  await inspect(page, 'businesses-no-location');
});

test('businesses offline', async ({ attendee: page, texts: { shell }, inspect }) => {
  await page.goto('/businesses');
  await expect(page.getByRole('heading', { name: 'Vino Veritas' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(shell.offline)).toBeVisible();
  await inspect(page, 'businesses-offline');
});

test('event without businesses, with sixty, and with edge cases @full', async ({
  newcomer: page,
  records,
  texts,
  inspect,
}) => {
  const { businesses } = texts;
  const { noneForFilter } = texts.businesses.list;
  await records.changeCatalog(() => ({ businesses: [] }));
  await page.goto('/businesses');
  await expect(page.getByText(noneForFilter.all)).toBeVisible();
  await inspect(page, 'businesses-none');
  await records.changeCatalog(() => ({ businesses: edgeCaseBusinesses }));
  await expect(
    page.getByText(businesses.shown({ count: edgeCaseBusinesses.length })),
  ).toBeVisible();
  await inspect(page, 'businesses-odd');
  for (const { id } of edgeCaseBusinesses) {
    await page.goto(`/businesses?business=${id}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page, `business-${id}`);
  }
  await page.goto('/');
  await expect(page.getByText(texts.home.rewardsTitle)).toBeVisible();
  await inspect(page, 'home-odd');
  await page.goto('/profile');
  await expect(page.getByText(texts.profile.togetherTitle)).toBeVisible();
  await inspect(page, 'profile-odd');
  await records.changeCatalog(() => ({ businesses: manyBusinesses }));
  await page.goto('/businesses');
  await expect(page.getByText(businesses.shown({ count: manyBusinesses.length }))).toBeVisible();
  await inspect(page, 'businesses-sixty');
  await page.goto('/?map=open');
  await expect(page.getByRole('dialog').locator('.pin').first()).toBeVisible();
  await inspect(page, 'map-sixty');
});

test('liked drinks', { tag: '@each-screen' }, async ({
  attendee: page,
  records,
  texts,
  inspect,
}) => {
  const { home, shell, wines } = texts;
  const wine = 'Cabernet Franc 2023';
  await page.goto('/profile/wines');
  await expect(page.getByText(wines.none)).toBeVisible();
  await inspect(page, 'wines-none');
  await page.goto('/businesses?business=vino-veritas');
  await page.getByRole('button', { name: wines.like({ name: wine }) }).click();
  await page.getByLabel(wines.note({ name: wine })).fill('For Sunday, with the lamb');
  await inspect(page, 'business-liked');
  await page.context().setOffline(true);
  await expect(page.getByText(shell.offline)).toBeVisible();
  await inspect(page, 'business-liked-offline');
  await page.context().setOffline(false);
  await page.goto('/profile/wines');
  await expect(page.getByLabel(wines.note({ name: wine }))).toBeVisible();
  await inspect(page, 'wines');
  await records.changeEvent({ endTime: new Date(Date.now() - 60_000).toISOString() });
  await page.goto('/');
  await expect(page.getByText(home.summaryTitle)).toBeVisible();
  await expect(page.getByText(wines.count({ count: 1 }))).toBeVisible();
  await inspect(page, 'home-summary-wines');
});
