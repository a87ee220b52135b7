import { expect, type Page, test } from '@playwright/test';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { expectAccessible } from '../support/e2e/accessibility.ts';
import { chooseAction, openAsStaff } from '../support/e2e/staff-portal.ts';
import { stack } from '../support/stack.ts';

const lines = 20_000;
/** Every 40th line is invalid: 500 in total. */
const badEvery = 40;
const good = lines - lines / badEvery;
/** Prefix of the test's ticket ids, for cleanup. */
const bulk = 'BULKTEST';
const single = 'ONETEST';

test.afterAll(clear);

async function clear(): Promise<void> {
  test.setTimeout(120_000);
  const database = await openDatabase(stack.ports);
  for (const prefix of [bulk, single]) {
    const tickets = database
      .collection(documentPaths.tickets)
      .where('__name__', '>=', database.doc(documentPaths.ticket(prefix)))
      .where('__name__', '<', database.doc(documentPaths.ticket(`${prefix}\uf8ff`)))
      .select()
      .limit(500);
    for (let page = await tickets.get(); !page.empty; page = await tickets.get()) {
      const batch = database.batch();
      for (const { ref } of page.docs) batch.delete(ref);
      await batch.commit();
    }
  }
}

const ticketNumber = (index: number) => `${bulk}-${String(index).padStart(5, '0')}`;

/** CSV file like a ticket shop's export, with a byte order mark, semicolons and accents. */
function ticketFile(): Buffer {
  const rows = Array.from({ length: lines }, (_, index) =>
    index % badEvery === 0
      ? `not an id!;Nobody ${index};`
      : `${ticketNumber(index)};Zoë Guest ${index};guest${index}@example.com`,
  );
  return Buffer.from(`\uFEFFTicket ID;Name;Email\r\n${rows.join('\r\n')}\r\n`);
}

/** Runs the work and records its duration. */
async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  test.info().annotations.push({ type: name, description: took });
  console.log(`${name}: ${took}`);
}

const search = (page: Page) => page.getByRole('searchbox', { name: /^Search tickets/ });
/** Timeout with many tickets: the emulator has no indexes and is slow. */
const unhurried = { timeout: 60_000 };
const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });

test('a ticket is added, reassigned, released and deleted', async ({ page }) => {
  test.setTimeout(120_000);
  const id = `${single}-001`;
  await openAsStaff(page, 'admin', portalHref('tickets'));
  await expectAccessible(page, 'tickets');
  await page.getByRole('button', { name: 'Add Ticket' }).click();
  const add = page.getByRole('dialog', { name: 'Add ticket' });
  await add.getByLabel('Ticket ID').fill(id.toLowerCase());
  await add.getByRole('button', { name: 'Add ticket' }).click();
  await expect(add).toBeHidden();
  await search(page).fill(id);
  await expect(row(page, id)).toContainText('Anyone');

  await page.getByRole('button', { name: `Edit ${id}` }).click();
  const edit = page.getByRole('dialog', { name: `Ticket ${id}` });
  await edit.getByLabel('Holder’s name').fill('Zoë Ruiz');
  await edit.getByRole('button', { name: 'Save ticket' }).click();
  await expect(row(page, id)).toContainText('Zoë Ruiz');
  await page.getByRole('button', { name: `Edit ${id}` }).click();
  await edit.getByRole('button', { name: 'Clear holder' }).click();
  await edit.getByRole('button', { name: 'Save ticket' }).click();
  await expect(row(page, id)).toContainText('Anyone');

  await page.getByRole('button', { name: `Delete ${id}` }).click();
  await page.getByRole('button', { name: 'Delete ticket' }).click();
  await expect(page.getByText('Ticket Deleted')).toBeVisible();
  await expect(page.getByText('No tickets found')).toBeVisible();
});

test('a desk account cannot import, export or delete', async ({ page }) => {
  await openAsStaff(page, 'desk', portalHref('tickets'));
  await search(page).fill('WW2024-00123');
  await expect(page.getByRole('button', { name: 'Edit WW2024-001234' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Ticket' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^(Import|Generate|Export|Print|Delete)/ }),
  ).toHaveCount(0);
});

test('the ticket cards open in their own dialog and print alone @full', async ({ page }) => {
  await openAsStaff(page, 'admin', portalHref('tickets'));
  await chooseAction(page, 'Print cards');
  const cards = page.getByRole('dialog', { name: 'Ticket cards' });
  await expect(cards.getByRole('listitem').first()).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect(cards.locator(':focus')).toHaveCount(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(cards.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tickets', includeHidden: true })).toBeHidden();
  // As tall as all sheets, so that nothing is cut off.
  const { sheets, paper } = await page.evaluate(() => ({
    sheets: document.querySelector('.ticket-cards-sheet')?.getBoundingClientRect().height ?? 0,
    paper: document.documentElement.scrollHeight,
  }));
  expect(sheets).toBeGreaterThan(5000);
  // Five rows fit 10 inches of a Letter sheet with half-inch margins, at 96 pixels per inch.
  const card = await cards.getByRole('listitem').first().boundingBox();
  expect((card?.height ?? 0) * 5).toBeLessThanOrEqual(960);
  expect(paper).toBeGreaterThanOrEqual(Math.floor(sheets));
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(cards).toBeHidden();
  await expect(page.getByRole('button', { name: /^(Print cards|More actions)$/ })).toBeFocused();
});

test('a narrow phone shows the full table @full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAsStaff(page, 'admin', portalHref('tickets'));
  // A generated id with a prefix of nine, and the longest id of a shop.
  await addAndMeasure(page, `${single}26-7K3M9-QXDAB`);
  await addAndMeasure(page, `${single}${'W'.repeat(57)}`);
});

async function addAndMeasure(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Ticket' }).click();
  const add = page.getByRole('dialog', { name: 'Add ticket' });
  await add.getByLabel('Ticket ID').fill(id);
  await add.getByRole('button', { name: 'Add ticket' }).click();
  await expect(add).toBeHidden();
  await search(page).fill(id);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, id)).toBeVisible();
  const [table, box] = await page
    .getByRole('table', { name: 'Tickets' })
    .evaluate((element) => [element.scrollWidth, element.parentElement?.clientWidth ?? 0]);
  expect(table).toBeLessThanOrEqual(box);
  const button = page.getByRole('button', { name: `Delete ${id}` });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
}

// Last, because tests with many tickets are slow.
test('imports 20,000 lines except 500 invalid ones, then searches and pages @full', async ({
  page,
}) => {
  // Fifty calls with 400 tickets each.
  test.setTimeout(480_000);
  await openAsStaff(page, 'admin', portalHref('tickets'));
  await chooseAction(page, 'Import CSV');
  const dialog = page.getByRole('dialog', { name: 'Import tickets' });
  await timed('20,000 lines read', async () => {
    await dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'sold.csv', mimeType: 'text/csv', buffer: ticketFile() });
    await expect(dialog.getByText('19,500 good lines, 500 bad')).toBeVisible({ timeout: 30_000 });
  });
  const bad = dialog.getByRole('table', { name: 'Bad lines' });
  await expect(bad.getByRole('row')).toHaveCount(lines / badEvery + 1);
  await expect(bad.getByRole('row').nth(1)).toContainText('2not an id!');
  await expect(bad.getByRole('row').last()).toContainText('19962not an id!');
  await expect(bad.getByRole('row').last()).toContainText('A ticket ID can have up to 64 letters');

  await timed('19,500 tickets imported', async () => {
    await dialog.getByRole('button', { name: 'Import 19,500 tickets' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 400_000 });
  });
  await expect(page.getByText('19,500 of 19,500: 19,500 added, 0 already there')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  const ticketId = ticketNumber(good - 1);
  await timed('One of 20,000 found', async () => {
    await search(page).fill(ticketId.toLowerCase());
    await expect(row(page, ticketId)).toBeVisible(unhurried);
    await expect(page.getByRole('row')).toHaveCount(2);
  });
  await search(page).fill(bulk);
  await expect(row(page, ticketNumber(1))).toBeVisible(unhurried);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await timed('The next page', async () => {
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText('Page 2');
    await expect(row(page, ticketNumber(52))).toBeVisible(unhurried);
  });
  await expect(row(page, ticketNumber(1))).toHaveCount(0);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(row(page, ticketNumber(1))).toBeVisible(unhurried);
});
