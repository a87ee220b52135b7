import { expect, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { registerAsNew } from '../support/e2e/registration.ts';

const { shell, wines } = englishTexts;
const wine = 'Cabernet Franc 2023';

test('a drink liked offline survives a reload and is stored after reconnecting', async ({
  page,
  context,
}) => {
  await registerAsNew(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/businesses?business=vino-veritas');
  const heart = page.getByRole('button', { name: wines.like({ name: wine }) });
  await expect(heart).toBeVisible();

  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel(wines.note({ name: wine })).fill('For Sunday');
  await page.goto('/profile/wines');
  await expect(page.getByText(shell.offline)).toBeVisible();
  await expect(page.getByLabel(wines.note({ name: wine }))).toHaveValue('For Sunday');

  const stored = page.waitForResponse(/\/liked-pours\/vino-veritas\/pour-1$/);
  await context.setOffline(false);
  expect((await stored).status()).toBe(200);
  await page.evaluate(() => localStorage.removeItem('ww:like-changes'));
  await page.reload();
  await expect(page.getByLabel(wines.note({ name: wine }))).toHaveValue('For Sunday');
});

test('a drink liked offline on a first visit is sent after reconnecting', async ({ browser }) => {
  // The service worker is not installed yet, so it has none of the code.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await registerAsNew(page);
  const sender = page.waitForResponse(/\/assets\/like-sender-/);
  await page.goto('/businesses?business=vino-veritas');
  const heart = page.getByRole('button', { name: wines.like({ name: wine }) });
  await expect(heart).toBeVisible();
  await (await sender).finished();

  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const stored = page.waitForResponse(/\/liked-pours\/vino-veritas\/pour-1$/);
  await context.setOffline(false);
  expect((await stored).status()).toBe(200);
  await context.close();
});
