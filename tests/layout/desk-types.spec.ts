import { expect } from '@playwright/test';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { attendeeWithPhone } from '../support/e2e/desk.ts';
import { clippedControls, cutOffTexts, resizeTo } from '../support/e2e/layout-checks.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { test } from '../support/screens/screens.ts';

const type = (id: string, name: string): TicketType => ({
  id,
  name,
  nameIn: inNoLanguage,
  priceCents: 2000,
  includesDrinks: false,
  minimumAge: null,
  color: 'orange',
  isSoldAtDesk: true,
  quantity: null,
});

test('the desk keeps its buttons on the screen with long names of ticket types', async ({
  page,
  browser,
  records,
}) => {
  test.setTimeout(120_000);
  const unpaid = await attendeeWithPhone(browser, 'Otto Lange');
  await records.changeEvent({
    ticketTypes: [
      type('driver', 'Designated driver without alcohol (complimentary)'),
      type('word', 'Grapevineyard'.repeat(4)),
    ],
  });
  await openAsStaff(page, 'admin', portalHref('desk'));
  await page.getByRole('searchbox').fill(unpaid.submissionId);
  await page.getByRole('searchbox').press('Enter');
  const result = page.getByRole('dialog');
  const float = result.getByLabel('Cash in your till before the first sale');
  const choice = result.getByRole('combobox');
  await expect(float.or(choice)).toBeVisible({ timeout: 45_000 });
  if (await float.isVisible()) {
    await float.fill('0');
    await float.press('Enter');
  }
  await expect(choice).toBeVisible({ timeout: 45_000 });
  for (const width of [320, 390, 820]) {
    await resizeTo(page, { width, height: 844 });
    expect.soft(await clippedControls(page), `${width}`).toEqual([]);
    expect.soft(await cutOffTexts(page), `${width}`).toEqual([]);
    expect.soft(await result.evaluate((each) => each.scrollWidth), `${width}`).toBe(width);
  }
});
