import { expect, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { lastLink } from '../support/e2e/email-link.ts';
import {
  completeRegistration,
  fillIn,
  registerAsNew,
  someone,
  validateTicket,
} from '../support/e2e/registration.ts';
import { stack } from '../support/stack.ts';

const { confirmation, registration, shell } = englishTexts;

const { form: signIn } = englishTexts.signIn;

test('an unknown ticket leads to cash payment, which the confirmation shows', async ({
  page,
  context,
}) => {
  // A landing open in another tab signs in too.
  const otherTab = await context.newPage();
  await otherTab.goto('/');
  await page.goto('/waiver');
  await validateTicket(page, 'WW2024-999999');
  await expect(page.getByText('Ticket Not Found').first()).toBeVisible();
  await expect(page.getByText(registration.purchaseTitle)).toBeVisible();
  await expect(page.getByText('$35', { exact: true })).toBeVisible();
  await fillIn(page, someone('Cass Moreno'));
  const id = await completeRegistration(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(id);
  await expect(main).toContainText(confirmation.cashTitle);
  await expect(main).toContainText('Cash at the desk');
  await expect(main).not.toContainText('Ticket Verified');
  await expect(main).toContainText('Depot Square');
  await expect(otherTab.getByRole('navigation', { name: shell.mainNavigation })).toBeVisible();
});

test('a sign-in link opened twice leads home, also in another tab', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const email = await registerAsNew(page);
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en-US' });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/?sign-in');
  await elsewhere.getByRole('textbox', { name: signIn.email }).fill(email);
  await elsewhere.getByRole('button', { name: signIn.send }).click();
  // The first response of the functions emulator is slow on a busy machine.
  const sent = elsewhere.getByRole('heading', { name: signIn.sentTitle });
  await expect(sent).toBeVisible({ timeout: 45_000 });
  const link = await lastLink(email);
  await elsewhere.goto(link);
  const navigation = (tab: typeof page) =>
    tab.getByRole('navigation', { name: shell.mainNavigation });
  await expect(navigation(elsewhere)).toBeVisible();
  for (const tab of [elsewhere, await context.newPage()]) {
    await tab.goto(link);
    await expect(navigation(tab)).toBeVisible();
  }
  await context.close();
});
