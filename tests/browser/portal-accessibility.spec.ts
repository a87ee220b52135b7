import { test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openTab, signInAsStaff } from './support/staff-portal.ts';

/** A tab with its forms is looked at up to eight times, in both colour modes. */
test.describe.configure({ timeout: 180_000 });

test('login is accessible', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expectAccessible(page, 'login');
});

/** The tabs of ours with what opens in them; Tickets and Point Rules have specs of their own. */
const tabs = [
  { tab: 'Overview', opens: ['Credentials'] },
  { tab: 'Businesses', opens: ['Add Business', 'Edit Vino Veritas'] },
  { tab: 'Events', opens: ['Create Event', 'Edit Winter Wine Walk', 'Start from last time'] },
  { tab: 'Rewards', opens: ['Add Reward', 'Edit First Pour'] },
  { tab: 'Announcements', opens: ['Write Announcement', /^Withdraw Welcome/] },
  { tab: 'Staff', opens: ['Add Staff', /^Edit Theo Marsh/] },
];

for (const { tab, opens } of tabs) {
  test(`${tab} is accessible, and what opens in it`, async ({ page }) => {
    await signInAsStaff(page);
    await openTab(page, tab);
    await page.getByText('Login Successful').waitFor({ state: 'hidden' });
    await expectAccessible(page, tab);
    for (const name of opens) {
      await page.getByRole('button', { name }).click();
      const dialog = page.locator('[role=dialog], [role=alertdialog]');
      await dialog.waitFor();
      await expectAccessible(page, `${tab}: ${String(name)}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  });
}
