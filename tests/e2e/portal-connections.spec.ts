import { type Browser, expect, type Page, test } from '@playwright/test';
import { openAsStaff, openTab, rowOf, signInAsStaff } from '../support/e2e/staff-portal.ts';

/** Timeout for a change by polling: the portal polls every 5 seconds, and the emulator is slow on a busy machine. */
const withinSeconds = { timeout: 20_000 };
const password = 'grapes and glasses';

test('two portal tabs share a session: one sign-in and one sign-out for both', async ({
  page,
  context,
}) => {
  await signInAsStaff(page);
  const second = await context.newPage();
  await second.goto('/admin/rewards');
  await expect(rowOf(second, 'First Pour')).toBeVisible(withinSeconds);
  await second.getByRole('button', { name: 'Sign Out' }).click();
  await expectSignedOut(second, 'First Pour');
  await expectSignedOut(page, 'Autumn Wine Walk');
});

test('a revoked account sees empty screens with the reason within seconds in both tabs @full', async ({
  page,
  context,
  browser,
}) => {
  const admin = await withAccount(browser);
  await signInHere(page);
  await openTab(page, 'Tickets');
  await expect(rowOf(page, 'WW2024-001234')).toBeVisible(withinSeconds);
  const second = await context.newPage();
  await second.goto('/admin/rewards');
  await expect(rowOf(second, 'First Pour')).toBeVisible(withinSeconds);

  await admin.getByRole('button', { name: 'Edit Tab Keeper' }).click();
  await admin.getByRole('dialog').getByText('Can sign in').click();
  await admin.getByRole('button', { name: 'Save account' }).click();
  await expect(admin.getByText('Staff account updated')).toBeVisible();
  for (const [tab, text] of [
    [page, 'WW2024-001234'],
    [second, 'First Pour'],
  ] as const) {
    await expectSignedOut(tab, text);
    await expect(tab.getByRole('main').getByText(/sign in again/)).toBeVisible();
  }
  await admin.context().close();
});

test('a tab whose code cannot be loaded shows an error next to working tabs and opens later', async ({
  page,
  context,
}) => {
  await signInAsStaff(page);
  await openTab(page, 'Rewards');
  await expect(rowOf(page, 'First Pour')).toBeVisible(withinSeconds);
  await context.setOffline(true);
  const says = page.getByText(/^We couldn’t load this page/);
  for (const tab of ['Tickets', 'Announcements']) {
    await openTab(page, tab);
    await expect(says).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
  }
  await openTab(page, 'Rewards');
  await expect(rowOf(page, 'First Pour')).toBeVisible();
  await openTab(page, 'Tickets');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'WW2024-001234')).toBeVisible(withinSeconds);
  await expect(says).toBeHidden();
});

/** Expects the login page without the previous content. */
async function expectSignedOut(page: Page, text: string): Promise<void> {
  await expect(page.getByLabel(/^Username/)).toBeVisible(withinSeconds);
  await expect(page.getByText(text)).toHaveCount(0);
}

/** Opens the staff list as an admin with a new account. */
async function withAccount(browser: Browser): Promise<Page> {
  const admin = await browser.newPage();
  await openAsStaff(admin, 'admin', '/admin/staff');
  await admin.getByRole('button', { name: 'Add Staff' }).click();
  const form = admin.getByRole('dialog', { name: 'Add staff' });
  await form.getByLabel(/^Full name/).fill('Tab Keeper');
  await form.getByLabel(/^Username/).fill('tab.keeper');
  await form.getByLabel(/^Role/).selectOption('Admin');
  await form.getByLabel(/^Password/).fill(password);
  await form.getByRole('button', { name: 'Add staff' }).click();
  await expect(admin.getByText('Staff account created')).toBeVisible();
  return admin;
}

async function signInHere(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel(/^Username/).fill('tab.keeper');
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible(withinSeconds);
}
