import { expect } from '@playwright/test';
import { portalHref, portalTabs } from '../../web/src/features/staff/portal-paths.ts';
import { test } from './support/screens.ts';

test('staff login', async ({ page, capture }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await capture(page, 'staff-login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').first().fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
  await capture(page, 'staff-login-failed');
});

for (const tab of portalTabs) {
  test(`the tab ${tab}`, async ({ admin: page, capture }) => {
    await page.goto(portalHref(tab));
    await expect(page.getByRole('button', { name: 'Credentials' })).toBeVisible();
    await capture(page, `staff-${tab}`);
  });
}

for (const [tab, button] of [
  ['businesses', 'Add Business'],
  ['events', 'Create Event'],
  ['rewards', 'Add Reward'],
] as const) {
  test(`a new one of ${tab}`, async ({ admin: page, capture }) => {
    await page.goto(portalHref(tab));
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await capture(page, `staff-${tab}-new`);
  });
}

test('an edit and the credentials', async ({ admin: page, capture }) => {
  await page.goto(portalHref('businesses'));
  await page.getByRole('button', { name: /Edit/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await capture(page, 'staff-business-edit');
  await page.goto(portalHref('overview'));
  await page.getByRole('button', { name: 'Credentials' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await capture(page, 'staff-credentials');
});
