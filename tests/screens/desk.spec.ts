import { expect as expectSoon, type Page } from '@playwright/test';
import { openTab, signInAsStaff } from '../support/browser/staff-portal.ts';
import { arrivalsOf } from '../support/rush/arrivals.ts';
import { test } from '../support/screens/screens.ts';

/** The first live data on a busy machine takes its time. Milliseconds. */
const expect = expectSoon.configure({ timeout: 45_000 });

async function openDesk(page: Page) {
  await signInAsStaff(page, 'desk');
  await page.reload();
  await openTab(page, 'Desk');
  await expect(page.getByLabel('You stand at')).toBeVisible();
}

test('the desk and its answers', { tag: '@each-screen' }, async ({ page, look, records }) => {
  const { arrivals, documents } = arrivalsOf({ ticket: 1, cash: 1, party: 1, 'lost mail': 0 });
  await records.addDocuments(documents);
  const [welcome, collect, party] = arrivals.map(({ scan }) => scan);
  await openDesk(page);
  await look(page, 'staff-desk');
  const answer = page.getByRole('dialog');
  const answers = [
    { scan: welcome, title: /^Welcome, /, name: 'welcome' },
    { scan: collect, title: '$35 to collect', name: 'collect' },
    { scan: party, title: /^Welcome, |to collect$/, name: 'party' },
    { scan: 'WW2024-999999', title: 'Unknown', name: 'refused' },
  ];
  for (const { scan = '', title, name } of answers) {
    await page.getByRole('searchbox').fill(scan);
    await page.getByRole('searchbox').press('Enter');
    await expect(answer.getByRole('heading', { name: title })).toBeVisible();
    await look(page, `staff-desk-${name}`);
    await page.keyboard.press('Escape');
    await expect(answer).toBeHidden();
  }
});

test('a door list that is entered, and a registration', { tag: '@each-screen' }, async ({
  page,
  look,
  records,
}) => {
  const { documents } = arrivalsOf({ ticket: 3, cash: 2, party: 0, 'lost mail': 0 });
  await records.addDocuments(documents);
  await signInAsStaff(page);
  await page.reload();
  await openTab(page, 'Registrations');
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  await look(page, 'staff-registrations');
  await page.getByRole('button', { name: 'Enter a door list' }).click();
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.first().click();
  await boxes.nth(1).click();
  await look(page, 'staff-registrations-door-list');
});

test('tickets that are selected, and a file whose columns are chosen', {
  tag: '@each-screen',
}, async ({ page, look }) => {
  await signInAsStaff(page);
  await page.reload();
  await openTab(page, 'Tickets');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const all = page.getByRole('button', { name: 'Select all unused' });
  // A phone has no room for it.
  if (await all.isVisible()) {
    await all.click();
    await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
    await look(page, 'staff-tickets-selected');
  }
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(
    'Ticket ID,Bearer,Where to write\nNEW-1,Zoë Reyes,zoe@example.com\nnot one!,Ana,\n',
  );
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'sold.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('group', { name: 'Columns' })).toBeVisible();
  await look(page, 'staff-tickets-columns');
});
