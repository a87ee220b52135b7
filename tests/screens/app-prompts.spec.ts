import { devices, expect } from '@playwright/test';
import { test } from '../support/screens/screens.ts';

// spec: A12.24
test('the browser’s offer to install', async ({ page, plain: { install }, look }) => {
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: install.install })).toBeVisible();
  await look(page, 'install-landing');
});

test('the browser’s offer to install over the walk', async ({
  walker: page,
  plain,
  texts,
  look,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText(texts.home.rewardsTitle)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: plain.install.install })).toBeVisible();
  await look(page, 'install-home');
});

test.describe('the way to install on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  // spec: A12.24
  test('how to install', async ({ page, plain: { install }, look }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page.getByText(install.iosAdd)).toBeVisible();
    await look(page, 'install-iphone');
  });

  // spec: A9.8
  test('how to install, with a code to take along', async ({
    walker: page,
    plain: { install },
    spoken: { device },
    look,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(page.getByText(install.iosAdd)).toBeVisible();
    await page.getByRole('button', { name: device.elsewhere.get }).click();
    await expect(page.getByLabel(device.elsewhere.label)).toBeVisible();
    await look(page, 'install-iphone-code');
  });

  test('signing in on the home screen', async ({
    page,
    plain: { signIn: texts },
    spoken: { device },
    look,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.goto('/?sign-in');
    await expect(page.getByText(device.pasted.homeScreen)).toBeVisible();
    await page.getByLabel(texts.email).fill('maya.reyes@example.com');
    await page.getByRole('button', { name: texts.send }).click();
    await page.getByLabel(device.pasted.label).fill('https://example.com/no-link');
    await page.getByRole('button', { name: device.pasted.confirm }).click();
    await expect(page.getByText(device.pasted.wrong)).toBeVisible();
    await look(page, 'sign-in-home-screen');
  });
});

test.describe('an app with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  // spec: A12.24
  test('is offered its new version', async ({ page, plain: { update }, look }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // From its second visit on a page belongs to its service worker, and a newer one has to wait.
    await page.reload();
    await page.evaluate(async () => {
      // The same script at another address is a newer one.
      await navigator.serviceWorker.register('/sw.js?newer');
    });
    await expect(page.getByText(update.text)).toBeVisible();
    await look(page, 'update-offer');
  });
});
