import { expect } from '@playwright/test';
import { portalHref } from '../../web/src/portal/paths.ts';
import { withEndedWalk } from '../support/e2e/ended-walk.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { test } from '../support/screens/screens.ts';
import { stack } from '../support/stack.ts';

test('links to the results of a walk', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await withEndedWalk(stack.ports, 20, async ({ eventId }) => {
    await openAsStaff(page, 'admin', portalHref('results', { event: eventId }));
    await page.getByRole('button', { name: /^Create \d+ links$/ }).click();
    await expect(page.getByRole('link', { name: /^Open the results of/ }).first()).toBeVisible();
    await expect(page.getByText('Came and made every stop')).toBeVisible();
    await inspect(page, 'staff-results');
    await withEndedWalk(stack.ports, 40, async (other) => {
      await page.reload();
      const walks = page.getByLabel('Other walk', { exact: true });
      await walks.selectOption(other.eventId);
      await expect(page.getByRole('columnheader', { name: other.name })).toBeVisible();
      await inspect(page, 'staff-results-compared');
    });
  });
});
