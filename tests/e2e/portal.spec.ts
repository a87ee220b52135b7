import { expect, test } from '@playwright/test';
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
