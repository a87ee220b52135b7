import { expect, type Page, test } from '@playwright/test';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import {
  brokenWords,
  horizontalOverflow,
  resizeTo,
  setTextSize,
} from '../support/e2e/layout-checks.ts';
import { completeRegistration, fillIn, someone } from '../support/e2e/registration.ts';
import { stack } from '../support/stack.ts';

test.use({ serviceWorkers: 'allow' });

const { confirmation, registration, shell, ticket } = englishTexts;

/** Registers for cash and returns the submission id. */
async function registerForCash(page: Page): Promise<string> {
  await page.goto('/waiver');
  await page.getByRole('button', { name: registration.noTicket }).click();
  await page.reload();
  await expect(page.getByText(registration.purchaseTitle)).toBeVisible();
  await fillIn(page, someone('Otto Berg'));
  return completeRegistration(page);
}

const codeOf = (page: Page) => page.getByRole('img', { name: /^QR code for confirmation/ });

/** Expects the full QR code without scrolling. */
async function expectInFirstScreen(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(codeOf(page)).toBeInViewport({ ratio: 1 });
}

test('the own confirmation is one tap away, live, and complete offline', async ({
  page,
  context,
}) => {
  const submissionId = await registerForCash(page);
  const window = page.viewportSize() ?? { width: 390, height: 844 };
  const others = [
    { width: 844, height: 390 },
    { width: 390, height: 664 },
    { width: 1280, height: 900 },
  ];
  for (const size of [window, ...others]) {
    await resizeTo(page, size);
    await expectInFirstScreen(page);
    expect(await horizontalOverflow(page)).toBe(0);
  }
  await resizeTo(page, { width: 1440, height: 900 });
  await setTextSize(page, 200);
  expect(await brokenWords(page)).toEqual([]);
  await setTextSize(page, 100);
  await page.setViewportSize(window);

  await page.getByRole('link', { name: confirmation.explore }).click();
  const link = page.getByRole('link', { name: ticket.title });
  await expect(page.getByText(ticket.payAtDesk({ price: '$35' }))).toBeVisible();
  await page.getByRole('link', { name: shell.profile, exact: true }).click();
  await link.click();
  await expect(page).toHaveURL('/profile/ticket');

  await test.step('the desk takes the cash, then lets them in', async () => {
    await expect(page.getByText(confirmation.cashTitle)).toBeVisible();
    await openDatabase(stack.ports);
    const path = documentPaths.registration(submissionId);
    const paid = { isVerified: true, state: 'paid' };
    await commit([{ kind: 'update', path, data: paid }]);
    await expect(page.getByText(confirmation.verified)).toBeVisible();
    const arrivedAt = new Date().toISOString();
    await commit([{ kind: 'update', path, data: { arrivedAt, state: 'arrived' } }]);
    await expect(page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
  });

  await test.step('without a connection', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.goto('/');
    await link.click();
    await expect(page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
    await page.reload();
    await expectInFirstScreen(page);
    await expect(page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
    await expect(page.getByText(confirmation.cached)).toBeVisible();
    await page.getByText(confirmation.facts, { exact: true }).click();
    await expect(page.getByText(submissionId, { exact: true })).toBeVisible();
  });
});
