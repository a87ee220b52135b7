import { expect, test } from '@playwright/test';
import type { ResponseOf } from '../../common/src/api/contract/endpoint.ts';
import type { listShopPages } from '../../common/src/api/shops.ts';
import type { createShopLink } from '../../common/src/api/staff/staff.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { textsForLocale } from '../support/ui-texts.ts';

const shop = 'Vino Veritas';
const about = `Natural wines in the old bank, ${Date.now()}.`;

test('a shop completes its page, and attendees see it after the approval', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await openAsStaff(page, 'admin', portalHref('businesses'));
  const card = page.getByRole('region', { name: 'Pages from the shops' });
  const create = card.getByRole('button', { name: /^Create \d+ links?$/ });
  await expect(card).toBeVisible();
  if (await create.isVisible()) {
    await create.click();
    await expect(create).toBeHidden();
  }
  const listed = page.waitForResponse((response) => response.url().endsWith('/shop-pages'));
  await page.reload();
  const { shops } = (await (await listed).json()) as ResponseOf<typeof listShopPages>;
  const path = shops.find(({ name }) => name === shop)?.link?.path ?? '';

  const phone = await (await browser.newContext()).newPage();
  await test.step('the shop sends its page', async () => {
    await phone.goto(path);
    await phone.getByLabel(/^Description/).fill(about);
    await phone.getByLabel(/^Name of a person/).fill('Rosa Lund');
    await phone.getByLabel(/^Bottles in stock/).fill('24');
    await phone.getByRole('button', { name: 'Send to the organizers' }).click();
    await expect(phone.getByText(/Attendees see it as soon as/)).toBeVisible();
  });

  // The sheet of the business follows the catalog.
  const shownToAttendees = async () => {
    const response = await phone.request.get('/api/events/active');
    const { id } = (await response.json()) as { id: string };
    const businesses = await phone.request.get(`/api/events/${id}/businesses`);
    return (await businesses.text()).includes(about);
  };
  expect(await shownToAttendees()).toBe(false);

  await test.step('the coordinator approves it', async () => {
    await page.reload();
    await card.getByRole('button', { name: /^Approve \d+ pages?$/ }).click();
    await expect(page.getByText(/pages? approved/)).toBeVisible();
    await expect.poll(shownToAttendees).toBe(true);
  });

  await test.step('and takes the approval back', async () => {
    await page.getByText(/can be undone$/).click();
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(shownToAttendees).toBe(false);
  });
});

test('an attendee sees within 5 seconds that a shop is sold out, and that it is back', async ({
  page,
  browser,
  locale,
}) => {
  test.setTimeout(120_000);
  const { common } = textsForLocale(locale);
  await openAsStaff(page, 'admin', portalHref('staff'));
  await page.getByLabel('Shop', { exact: true }).selectOption('gilt-frame-gallery');
  const made = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/admin/shop-links') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Create link' }).click();
  const { path, pin, name } = (await (await made).json()) as ResponseOf<typeof createShopLink>;
  const attendee = await (await browser.newContext()).newPage();
  await registerAsNew(attendee);
  await attendee.goto('/businesses');
  const card = attendee.getByRole('listitem').filter({ hasText: name });
  await expect(card).toBeVisible();

  const counter = await (await browser.newContext()).newPage();
  await counter.goto(path);
  await counter.getByRole('button', { name: 'Open the counter' }).click();
  await counter.getByLabel(/^PIN/).fill(pin);
  await counter.getByRole('button', { name: 'Open my counter' }).click();
  await counter.getByRole('button', { name: 'Sold out' }).click();
  await counter.getByRole('alertdialog').getByRole('button', { name: 'Sold out' }).click();
  await expect(card.getByText(common.soldOut)).toBeVisible({ timeout: 5000 });
  await counter.getByRole('button', { name: 'We’re back' }).click();
  await expect(card.getByText(common.soldOut)).toBeHidden({ timeout: 5000 });
});
