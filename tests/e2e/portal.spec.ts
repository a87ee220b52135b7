import { expect, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import {
  openAsStaff,
  openRecord,
  rowOf,
  save,
  signInAsStaff,
} from '../support/e2e/staff-portal.ts';

const { shell } = englishTexts;

test('the later of two editors compares both versions and overwrites nothing @full', async ({
  page,
  browser,
}, { project }) => {
  const other = await (await browser.newContext({ ...project.use })).newPage();
  await openAsStaff(page, 'admin', '/admin/rewards');
  await openAsStaff(other, 'admin', '/admin/rewards');
  const mine = await openRecord(page, 'The Grand Tour');
  await mine.getByLabel(/^Name/).fill(`The Grand Tour, mine (${project.name})`);
  const theirs = await openRecord(other, 'The Grand Tour');
  const description = theirs.getByLabel(/^Description/);
  const before = await description.inputValue();
  await description.fill(`${before} Signed (${project.name}).`);
  await save(other, 'Reward updated successfully');

  await expect(mine.getByText(/Compare both versions before you save/)).toBeVisible();
  await mine.getByRole('button', { name: 'Save reward' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  const comparison = mine.getByRole('region', { name: 'Compare versions' });
  await expect(comparison.getByRole('group', { name: /^Name/ })).toContainText('Changed by you');
  await comparison.getByRole('button', { name: 'Use these' }).click();
  await expect(mine.getByLabel(/^Description/)).toHaveValue(`${before} Signed (${project.name}).`);
  await save(page, 'Reward updated successfully');
  await expect(rowOf(other, `The Grand Tour, mine (${project.name})`)).toBeVisible();

  const form = await openRecord(page, `The Grand Tour, mine (${project.name})`);
  await form.getByLabel(/^Name/).fill('The Grand Tour');
  await form.getByLabel(/^Description/).fill(before);
  await save(page, 'Reward updated successfully');
  await other.context().close();
});

test('an attendee session and a staff session coexist @full', async ({ page }) => {
  await registerAsNew(page, 'Both At Once');
  await signInAsStaff(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged Out')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Main' }).click();
  await expect(page.getByRole('navigation', { name: shell.mainNavigation })).toBeVisible();
});

test('a session revoked by staff ends in the open portal with the reason @full', async ({
  page,
  browser,
}, { project }) => {
  const username = `ana.${project.name}`;
  const admin = await (await browser.newContext({ ...project.use })).newPage();
  await openAsStaff(admin, 'admin', '/admin/staff');
  await admin.getByRole('button', { name: 'Add Staff' }).click();
  const form = admin.getByRole('dialog', { name: 'Add staff' });
  await form.getByLabel(/^Full name/).fill(`Ana Ruiz (${project.name})`);
  await form.getByLabel(/^Username/).fill(username);
  await form.getByLabel(/^Role/).selectOption('Admin');
  await form.getByLabel(/^Password/).fill('grapes and glasses');
  await form.getByRole('button', { name: 'Add staff' }).click();
  await expect(admin.getByText('Staff account created')).toBeVisible();

  await page.goto('/admin/rewards');
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill('grapes and glasses');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const edited = await openRecord(page, 'First Pour');
  await edited.getByLabel(/^Name/).fill('First Pour, typed');

  await toggleAccess(admin, `Ana Ruiz (${project.name})`);
  await edited.getByRole('button', { name: 'Save reward' }).click();
  await expect(page.getByLabel(/^Username/)).toBeVisible();
  await expect(page.getByRole('main').getByText(/sign in again/)).toBeVisible();
  // Signing in again returns to the same page with the typed text.
  await toggleAccess(admin, `Ana Ruiz (${project.name})`);
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill('grapes and glasses');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog').getByLabel(/^Name/)).toHaveValue('First Pour, typed');
  await admin.context().close();
});

/** Revokes or restores a person's access. */
async function toggleAccess(admin: Page, fullName: string): Promise<void> {
  await admin.getByRole('button', { name: `Edit ${fullName}` }).click();
  const form = admin.getByRole('dialog');
  await form.getByText('Can sign in').click();
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(form).toBeHidden();
  await expect(admin.getByText('Staff account updated').first()).toBeVisible();
}
