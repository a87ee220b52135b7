import { expect } from '@playwright/test';
import { storedAgo } from '../support/credentials.ts';
import {
  expectInstallPrompt,
  expectInstallPromptOnly,
  installPrompt,
  openOnInstallableDevice,
} from '../support/device.ts';
import { test } from '../support/screens.ts';
import { day, hour, minute } from '../support/times.ts';

test.describe('2. Screens and routes: Install prompt', () => {
  for (const [path, isSignedIn] of [
    ['/', false],
    ['/waiver', false],
    ['/', true],
    ['/profile', true],
  ] as const) {
    const who = isSignedIn ? 'signed in' : 'not signed in';
    test(`Appears 5 seconds after load (${path}, ${who})`, async ({ open, newcomer }) => {
      const page = await open(isSignedIn ? { storageState: newcomer.session } : {});
      await openOnInstallableDevice(page, path, 4.9);
      await expect(installPrompt(page)).toBeHidden();
      await page.clock.runFor(200);
      await expectInstallPrompt(page);
    });
  }

  test('Unless the app is already installed', async ({ open }) => {
    const page = await open();
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query.includes('display-mode: standalone') ? ask('(min-width: 0px)') : ask(query);
    });
    await openOnInstallableDevice(page, '/', 9);
    const other = await open();
    await openOnInstallableDevice(other, '/', 9);
    await expectInstallPromptOnly(other, page);
  });

  test('Unless it was dismissed within the last 7 days', async ({ open }) => {
    const page = await open();
    await openOnInstallableDevice(page, '/', 9);
    await expectInstallPrompt(page);
    await page.getByRole('button', { name: /not now|later|dismiss|close/i }).click();
    await expect(installPrompt(page)).toBeHidden();
    const session = await page.context().storageState();
    const openLater = async (age: number) => {
      const later = await open({ storageState: storedAgo(session, age) });
      await openOnInstallableDevice(later, '/', 9);
      return later;
    };
    const within = await openLater(7 * day - hour);
    await expectInstallPromptOnly(await openLater(7 * day + minute), within);
  });
});
