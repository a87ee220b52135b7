import { expect } from '@playwright/test';
import { drawDocument } from '@wine-walk/common/model/draws.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { readDocument } from '../../functions/src/firestore/read.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { withEndedWalk } from '../support/e2e/ended-walk.ts';
import { localTime, openAsStaff } from '../support/e2e/staff-portal.ts';
import { test } from '../support/screens/screens.ts';
import { stack } from '../support/stack.ts';

const hourMs = 3_600_000;

/** Makes the closing of a draw a minute older. */
async function closeEarlier(id: string) {
  const path = documentPaths.draw(id);
  const { closing } = (await readDocument(path, drawDocument))?.data ?? {};
  const closedAt = new Date(Date.now() - 60_000).toISOString();
  await commit([{ kind: 'update', path, data: { closing: { ...closing, closedAt } } }]);
}

test('prize draw with a winner', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await withEndedWalk(stack.ports, 20, async ({ eventId }) => {
    await openAsStaff(page, 'admin', portalHref('draws', { event: eventId }));
    await page.getByRole('button', { name: 'New draw' }).click();
    await page.getByLabel(/^Prize/).fill('Gift basket');
    await page.getByLabel(/^Stamps for an entry/).fill('1');
    await page.getByLabel(/^Open until/).fill(localTime(new Date(Date.now() + hourMs)));
    await inspect(page, 'staff-draw-new');
    await page.getByRole('button', { name: 'Save draw' }).click();
    await expect(page.getByText(/ by stamps, 0 without a purchase$/)).toBeVisible();
    await inspect(page, 'staff-draw-open');
    await page.getByRole('button', { name: /^Add a free entry to/ }).click();
    await page.getByLabel(/^Full name/).fill('Rosa Lund');
    await page.getByLabel(/^Phone, email or address/).fill('rosa@example.com');
    await inspect(page, 'staff-draw-free-entry');
    await page.getByRole('button', { name: 'Add entry' }).click();
    await page.getByRole('button', { name: 'Show free entries (1)' }).click();
    await expect(page.getByText('Rosa Lund · rosa@example.com')).toBeVisible();
    await inspect(page, 'staff-draw-free-entries');
    await page.getByRole('button', { name: /^Edit / }).click();
    await page.getByLabel(/^Open until/).fill(localTime(new Date(Date.now() - hourMs / 4)));
    await page.getByRole('button', { name: 'Save draw' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: /^Close entries of/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Close entries' }).click();
    await expect(page.getByText(/^The winner can be drawn from/)).toBeVisible();
    await inspect(page, 'staff-draw-closed');
    const href = await page.locator('a[href^="/draw/"]').getAttribute('href');
    await closeEarlier(href?.split('/').at(-1) ?? '');
    await page.reload();
    await page.getByRole('button', { name: 'Draw the winner' }).click();
    await dialog.getByRole('button', { name: 'Draw the winner' }).click();
    await page.getByRole('button', { name: 'Show name and contact' }).click();
    // The free entry can win too.
    await expect(page.getByText(/^(By stamps|Without a purchase)$/)).toBeVisible();
    await inspect(page, 'staff-draw-drawn');
    await page.goto(href ?? '');
    await page.getByRole('button', { name: 'Check it yourself' }).click();
    await expect(page.getByText(/^It’s the same/)).toBeVisible();
    await inspect(page, 'draw-page');
  });
});
