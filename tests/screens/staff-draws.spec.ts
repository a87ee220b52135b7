import { expect } from '@playwright/test';
import { portalHref } from '../../web/src/portal/paths.ts';
import { withEndedWalk } from '../support/e2e/ended-walk.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { test } from '../support/screens/screens.ts';
import { stack } from '../support/stack.ts';

test('prize draw with a winner', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await withEndedWalk(stack.ports, 20, async ({ eventId }) => {
    await openAsStaff(page, 'admin', portalHref('draws', { event: eventId }));
    await page.getByRole('button', { name: 'New draw' }).click();
    await page.getByLabel(/^Prize/).fill('Gift basket');
    await page.getByLabel(/^Stamps for an entry/).fill('1');
    await inspect(page, 'staff-draw-new');
    await page.getByRole('button', { name: 'Save draw' }).click();
    await expect(page.getByText(/ by stamps, 0 without a purchase$/)).toBeVisible();
    await inspect(page, 'staff-draw-open');
    await page.getByRole('button', { name: /^Close entries of/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Close entries' }).click();
    await page.getByRole('button', { name: 'Draw the winner' }).click();
    await dialog.getByRole('button', { name: 'Draw the winner' }).click();
    await page.getByRole('button', { name: 'Show name and contact' }).click();
    await expect(page.getByText('By stamps', { exact: true })).toBeVisible();
    await inspect(page, 'staff-draw-drawn');
    const href = await page.locator('a[href^="/draw/"]').getAttribute('href');
    await page.goto(href ?? '');
    await page.getByRole('button', { name: 'Check it yourself' }).click();
    await expect(page.getByText(/^It’s the same/)).toBeVisible();
    await inspect(page, 'draw-page');
  });
});
