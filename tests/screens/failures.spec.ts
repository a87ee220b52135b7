import { expect } from '@playwright/test';
import { withoutAnswer } from '../support/screens/devices.ts';
import { test } from '../support/screens/screens.ts';

const places = ['businesses', 'rewards', 'events', 'profile'] as const;

test('app that does not load', async ({ page, texts: { app: boot }, inspect }) => {
  await page.route(/assets\/app-.*\.js$/, (route) => route.abort());
  await page.goto('/no-such-street');
  await expect(page.getByRole('heading', { name: boot.failedTitle })).toBeVisible();
  await inspect(page, 'load-failure');
});

test('screen that throws', { tag: '@each-screen' }, async ({ attendee: page, texts, inspect }) => {
  await page.route(/assets\/events-page-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: texts.shell.events, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.shell.crashTitle })).toBeVisible();
  await inspect(page, 'crash');
});

test('event that cannot be loaded', async ({ attendee: page, records, texts, inspect }) => {
  await records.breakCatalog();
  await page.goto('/');
  await expect(page.getByRole('alert').getByText(texts.home.failed)).toBeVisible();
  await inspect(page, 'home-failed');
  for (const place of places) {
    await page.getByRole('link', { name: texts.shell[place], exact: true }).click();
    await expect(page).toHaveURL(`/${place}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, `${place}-failed`);
  }
});

test('loading app', async ({ attendee: page, texts, inspect }) => {
  await withoutAnswer(page, '**/google.firestore.v1.Firestore/Listen/channel**');
  await page.clock.install();
  for (const place of ['', ...places]) {
    await page.goto(`/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('status', { name: texts.common.loading }).first()).toBeVisible();
    await inspect(page, `${place || 'home'}-loading`);
  }
});

test('Firestore out of reach', { tag: '@each-screen' }, async ({
  attendee: page,
  texts: { home, businesses, rewards, events, profile, common },
  inspect,
}) => {
  const channel = '**/google.firestore.v1.Firestore/Listen/channel**';
  await withoutAnswer(page, channel);
  await page.clock.install();
  const titles = {
    '': home.failed,
    businesses: businesses.failed,
    rewards: rewards.failed({ statusText: rewards.outOfReach }),
    events: events.failed,
    profile: profile.failed,
  };
  for (const [place, title] of Object.entries(titles)) {
    const asked = page.waitForRequest(channel);
    await page.goto(`/${place}`);
    await asked;
    const failure = page.getByRole('alert').getByRole('heading', { name: title });
    // Requests that follow the first one have timers of their own.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(failure).toBeVisible({ timeout: 1000 });
    }).toPass();
    await inspect(page, `${place || 'home'}-out-of-reach`);
  }
  await page.getByRole('button', { name: common.retry }).click();
  await expect(page.getByRole('status', { name: common.loading }).first()).toBeVisible();
  await page.unroute(channel);
  await expect(page.getByRole('heading', { name: profile.progressTitle })).toBeVisible();
});
