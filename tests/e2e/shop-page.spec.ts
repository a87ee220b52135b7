import { expect, test } from '@playwright/test';
import type { ResponseOf } from '../../common/src/api/contract/endpoint.ts';
import type { listShopPages } from '../../common/src/api/shops.ts';
import type { createShopLink } from '../../common/src/api/staff/staff.ts';
import { sampleRelease } from '../../common/src/support/sample-release.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { clicksOn, countClicks } from '../support/e2e/clicks.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { stack } from '../support/stack.ts';
import { textsForLocale } from '../support/ui-texts.ts';

const approveAll = (count: number) => (count === 1 ? 'Approve 1 page' : `Approve ${count} pages`);

const shopWindow = {
  name: 'window.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Wait for the trigger of the catalog, which is slow in the emulator on a busy machine. */
const soon = { timeout: 60_000 };

/** Shops that complete their pages: all of a usual walk in full runs. */
const shopCount = process.env.TEST_FULL ? 14 : 1;

test('shops complete their pages with 8 presses, and attendees see them after one approval', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const run = Date.now();
  await openAsStaff(page, 'admin', portalHref('businesses'));
  const card = page.getByRole('region', { name: 'Pages from the shops' });
  const create = card.getByRole('button', { name: /^Create \d+ links?$/ });
  await expect(card).toBeVisible();
  if (await create.isVisible()) {
    await create.click();
    await expect(create).toBeHidden();
  }
  // Once the reload has begun: the body of an earlier response is gone with its page.
  await page.reload({ waitUntil: 'commit' });
  const listed = await page.waitForResponse((response) => response.url().endsWith('/shop-pages'));
  const { shops } = (await listed.json()) as ResponseOf<typeof listShopPages>;
  const linked = shops.filter(({ link }) => link !== null).slice(0, shopCount);
  expect(linked).toHaveLength(shopCount);
  const aboutOf = (name: string) => `${name} pours natural wines, ${run}.`;

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await countClicks(phone);
  const agreement = documentPaths.agreement(`shops-${run}`);
  await openDatabase(stack.ports);
  await commit([{ kind: 'create', path: agreement, data: { ...sampleRelease } }]);
  for (const { name, link } of linked)
    await test.step(`${name} sends its page`, async () => {
      await phone.goto(link?.path ?? '');
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(name);
      await phone.getByRole('button', { name: 'Read and sign' }).click();
      await phone.getByLabel('Your name').fill('Rosa Lund');
      await phone.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(phone.getByText(/^Signed by Rosa Lund/)).toBeVisible();
      const chosen = phone.waitForEvent('filechooser');
      await phone.getByLabel('Picture', { exact: true }).click();
      await (await chosen).setFiles(shopWindow);
      await phone.getByLabel(/^Description/).click();
      // The keyboard of a phone leads from one field to the next.
      for (const [label, value] of [
        ['Description', aboutOf(name)],
        ['Open from', '17:00'],
        ['Open until', '21:30'],
        ['Food', 'Olives'],
        ['Without alcohol', 'Verjus spritz'],
        ['Name of a person', 'Rosa Lund'],
        ['Phone', '540-555-0142'],
        ['Bottles in stock', '24'],
      ])
        await phone.getByLabel(new RegExp(`^${label}`)).fill(value ?? '');
      // A page that waits since an earlier run says so before it is sent again.
      const saved = phone.waitForResponse(
        (response) =>
          response.url().includes('/api/shop-pages/') && response.request().method() === 'PUT',
      );
      await phone.getByRole('button', { name: 'Send to the organizers' }).click();
      expect((await saved).status()).toBe(200);
      await expect(phone.getByText(/Attendees see it as soon as/)).toBeVisible();
      await expect(phone.getByText('Your page is complete')).toBeVisible();
      expect(await clicksOn(phone)).toBeLessThanOrEqual(8);
    });
  await commit([{ kind: 'delete', path: agreement }]);

  // The sheet of a business follows the catalog.
  const shownToAttendees = async () => {
    const response = await phone.request.get('/api/events/active');
    const { id } = (await response.json()) as { id: string };
    const businesses = await phone.request.get(`/api/events/${id}/businesses`);
    const text = await businesses.text();
    return linked.filter(({ name }) => text.includes(aboutOf(name))).length;
  };
  expect(await shownToAttendees()).toBe(0);

  await test.step('the coordinator approves all with one press', async () => {
    await page.reload();
    await card.getByText('Look at the changes').click();
    for (const { name } of linked) await expect(card.getByText(aboutOf(name))).toBeVisible();
    await card.getByRole('button', { name: approveAll(shopCount) }).click();
    await expect.poll(shownToAttendees, soon).toBe(shopCount);
  });

  await test.step('the coordinator takes the approval back', async () => {
    await page.getByText(/can be undone$/).click();
    const approvals = page.getByRole('list', { name: 'Approved pages' });
    await approvals.getByRole('button', { name: /^Undo/ }).first().click();
    await expect.poll(shownToAttendees, soon).toBe(0);
  });
});

test('an attendee sees without a reload that a shop is sold out, and that it is back', async ({
  page,
  browser,
  locale,
}) => {
  test.setTimeout(120_000);
  const { common, map } = textsForLocale(locale);
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
  const walker = await attendee.context().newPage();
  await walker.goto('/');
  // A shop that is left out of the suggested route has no number there.
  const onMap = (state: string) =>
    walker.getByRole('button', { name: map.businessLabel({ name, state }), exact: true });
  const place = map.stop({ number: 0 }).replace('0', String.raw`\d+`);
  const onRoute = walker.getByRole('button', {
    name: new RegExp(`^${name}, .*(${place}|${map.next})$`),
  });
  await expect(onRoute).toBeVisible();

  const counter = await (await browser.newContext()).newPage();
  await counter.goto(path);
  await counter.getByRole('link', { name: 'Open the counter' }).click();
  await counter.getByLabel(/^PIN/).fill(pin);
  await counter.getByRole('button', { name: 'Open my counter' }).click();
  await counter.getByRole('button', { name: 'Sold out' }).click();
  await counter.getByRole('alertdialog').getByRole('button', { name: 'Sold out' }).click();
  await Promise.all([
    expect(card.getByText(common.soldOut)).toBeVisible(soon),
    expect(onMap(common.soldOut)).toBeVisible(soon),
  ]);
  await counter.getByRole('button', { name: 'We’re back' }).click();
  await Promise.all([
    expect(card.getByText(common.soldOut)).toBeHidden(soon),
    expect(onRoute).toBeVisible(soon),
  ]);
});
