import { expect } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { test } from './support/screens.ts';

const [vinoVeritas] = readSources().businesses;
const door = { latitude: vinoVeritas?.latitude ?? 0, longitude: vinoVeritas?.longitude ?? 0 };

test('the first evening', async ({ newcomer: page, texts, capture }) => {
  await page.goto('/');
  await expect(page.getByText(texts.home.rewardsTitle)).toBeVisible();
  await capture(page, 'home-before');
  await page.goto('/rewards');
  await capture(page, 'rewards-before');
  await page.goto('/profile');
  await capture(page, 'profile-before');
});

test('a check-in', async ({ newcomer: page, texts: { home, checkIn }, capture }) => {
  await page.context().setGeolocation({ ...door, longitude: door.longitude - 0.0015, accuracy: 8 });
  await page.goto('/');
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await expect(page.getByText(checkIn.comeCloser).first()).toBeVisible();
  await capture(page, 'check-in-far');
  await page.context().setGeolocation({ ...door, accuracy: 8 });
  await expect(page.getByText(checkIn.atDoor).first()).toBeVisible();
  await capture(page, 'check-in-at-door');
  await page.getByRole('button', { name: checkIn.checkInAt('Vino Veritas') }).click();
  await expect(page.getByText(checkIn.youAreIn).first()).toBeVisible();
  await capture(page, 'checked-in');
});

test('a check-in without a location', async ({ walker: page, texts, capture }) => {
  await page.context().clearPermissions();
  await page.goto('/');
  await page.getByRole('button', { name: texts.home.quickCheckIn }).click();
  await expect(page.getByText(texts.checkIn.why)).toBeVisible();
  await capture(page, 'check-in-why');
  await page.getByRole('button', { name: texts.checkIn.useLocation }).click();
  await expect(page.getByText(texts.checkIn.deniedTitle).first()).toBeVisible();
  await capture(page, 'check-in-denied');
});

test('the walk under way', async ({ walker: page, texts, capture }) => {
  await page.goto('/');
  await expect(page.getByText(texts.home.rewardsTitle)).toBeVisible();
  await capture(page, 'home');
  await page.getByRole('button', { name: texts.announcements.title }).first().click();
  await capture(page, 'announcements');
});

test('businesses', async ({ walker: page, texts: { businesses: texts }, capture }) => {
  await page.goto('/businesses');
  await expect(page.getByText('Vino Veritas').first()).toBeVisible();
  await capture(page, 'businesses');
  await page.getByText('Vino Veritas').first().click();
  await capture(page, 'business');
  await page.goto('/businesses?q=submarine');
  await page.getByLabel(texts.searchLabel).fill('submarine');
  await expect(page.getByText(texts.noneTitle)).toBeVisible();
  await capture(page, 'businesses-none');
});

test('rewards', async ({ walker: page, texts, capture }) => {
  await page.goto('/rewards');
  await expect(page.getByText('Three Doors Down')).toBeVisible();
  await capture(page, 'rewards');
  await page.getByRole('link', { name: texts.rewards.viewRewardNamed('Gold Stamp') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await capture(page, 'reward');
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: texts.events.title })).toBeVisible();
  await capture(page, 'events');
});

test('profile', async ({ walker: page, capture }) => {
  await page.goto('/profile');
  await expect(page.getByText('Maya Castellanos').first()).toBeVisible();
  await capture(page, 'profile');
});

test('offline', async ({ walker: page, texts, capture }) => {
  await page.goto('/businesses');
  await expect(page.getByText('Vino Veritas').first()).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(texts.shell.offline)).toBeVisible();
  await capture(page, 'offline');
});
