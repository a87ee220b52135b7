import { devices, expect } from '@playwright/test';
import { test } from '../support/screens/screens.ts';

test('install prompt of the browser', async ({ page, texts: { install }, inspect }) => {
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: install.install, exact: true })).toBeVisible();
  await inspect(page, 'install-landing');
});

test('install prompt of the browser above the event', async ({
  attendee: page,
  texts,
  inspect,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText(texts.home.rewardsTitle)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(
    page.getByRole('button', { name: texts.install.install, exact: true }),
  ).toBeVisible();
  await inspect(page, 'install-home');
});

test.describe('install instructions on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('install help', async ({ page, texts: { install }, inspect }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(5000);
    await page.getByRole('button', { name: install.how }).click();
    await expect(page.getByText(install.steps.addByShare)).toBeVisible();
    await inspect(page, 'install-iphone');
  });

  test('install help with a transfer code', async ({
    attendee: page,
    texts: { install, device },
    inspect,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(5000);
    await page.getByRole('button', { name: install.how }).click();
    await page.getByRole('button', { name: device.transfer.get }).click();
    await expect(page.getByLabel(device.transfer.label)).toBeVisible();
    await inspect(page, 'install-iphone-code');
  });

  test('sign-in on the home screen app', async ({
    page,
    texts: {
      signIn: { form: texts, pasted },
    },
    inspect,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.goto('/?sign-in');
    await expect(page.getByText(pasted.homeScreen)).toBeVisible();
    await page.getByLabel(texts.email).fill('maya.reyes@example.com');
    await page.getByRole('button', { name: texts.send }).click();
    await page.getByLabel(pasted.label).fill('https://example.com/no-link');
    await page.getByRole('button', { name: pasted.confirm }).click();
    await expect(page.getByText(pasted.wrong)).toBeVisible();
    await inspect(page, 'sign-in-home-screen');
  });
});

test.describe('app with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('update prompt', async ({
    page,
    texts: {
      app: { update },
    },
    inspect,
  }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The service worker controls the page from the second visit on; a newer one waits.
    await page.reload();
    await page.evaluate(async () => {
      // The same script at another URL counts as a newer worker.
      await navigator.serviceWorker.register('/sw.js?newer');
    });
    await expect(page.getByText(update.text)).toBeVisible();
    await inspect(page, 'update-offer');
  });
});
