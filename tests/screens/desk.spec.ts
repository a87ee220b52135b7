import { expect as expectSoon, type Page } from '@playwright/test';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { listShopPages } from '@wine-walk/common/api/shops.ts';
import { pour } from '@wine-walk/common/model/offers.ts';
import { sampleRelease } from '@wine-walk/common/support/sample-release.ts';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { shopPageFields } from '../../web/src/support/portal/sample-shop-page.ts';
import { checkInRecord } from '../support/check-in-record.ts';
import { deskOn, openShift } from '../support/e2e/desk.ts';
import { arrivalsOf } from '../support/e2e/desk-arrivals.ts';
import { demoBusiness } from '../support/e2e/locations.ts';
import { chooseAction, openAsStaff, openTab } from '../support/e2e/staff-portal.ts';
import { routeRoster } from '../support/screens/roster.ts';
import { test } from '../support/screens/screens.ts';

/** Waits longer than usual: the first live data is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });

async function openDesk(page: Page) {
  await openAsStaff(page, 'desk');
  await openTab(page, 'Desk');
  await expect(page.getByLabel('Your spot')).toBeVisible();
}

/** Returns the names of the buttons that look like this one. */
async function buttonsLike(page: Page, name: string): Promise<(string | null)[]> {
  const background = (button: Element) => getComputedStyle(button).backgroundColor;
  const wanted = await page.getByRole('link', { name }).evaluate(background);
  const buttons = await page.getByRole('button').or(page.getByRole('link')).all();
  const found = await Promise.all(
    buttons.map(async (button) => [await button.evaluate(background), await button.textContent()]),
  );
  return found.flatMap(([color, text]) => (color === wanted ? [text ?? null] : []));
}

test('overview of the running event and the other tabs', { tag: '@each-screen' }, async ({
  page,
  inspect,
}) => {
  await openAsStaff(page);
  await expect(page.getByText(/Changes apply to/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause check-in' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send now' })).toBeInViewport({ ratio: 1 });
  await inspect(page, 'staff-overview');
  const bar = page.getByRole('navigation', { name: 'Portal' });
  for (const group of ['Settings', 'Prepare']) {
    const button = bar.getByRole('button', { name: group });
    if (!(await button.isVisible())) return;
    await button.click();
    await expect(page.getByRole('dialog', { name: group })).toBeVisible();
    await inspect(page, `staff-${group.toLowerCase()}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: group })).toBeHidden();
  }
});

test('desk with lookup results', { tag: '@each-screen' }, async ({ page, inspect, records }) => {
  const { arrivals, documents } = arrivalsOf({ ticket: 1, cash: 1, party: 1 });
  await records.addDocuments(documents);
  const [welcome, collect, party] = arrivals.map(({ scan }) => scan);
  await openDesk(page);
  await inspect(page, 'staff-desk');
  const answer = page.getByRole('dialog');
  const answers = [
    { scan: welcome, title: /^Welcome, /, name: 'welcome' },
    { scan: collect, title: '$35 to collect', name: 'collect' },
    { scan: party, title: /^Welcome, |to collect$/, name: 'party' },
    { scan: 'WW2024-999999', title: 'Unknown', name: 'refused' },
    { scan: 'Maya Reyes', title: 'Not registered yet', name: 'register' },
  ];
  for (const { scan = '', title, name } of answers) {
    await page.getByRole('searchbox').fill(scan);
    await page.getByRole('searchbox').press('Enter');
    await expect(answer.getByRole('heading', { name: title })).toBeVisible();
    await inspect(page, `staff-desk-${name}`);
    await page.keyboard.press('Escape');
    await expect(answer).toBeHidden();
  }
  await page.getByRole('searchbox').fill('Maya Reyes');
  await page.getByRole('searchbox').press('Enter');
  await answer.getByRole('button', { name: 'Register and let in' }).click();
  const form = page.getByRole('form', { name: 'Registration' });
  await expect(form.getByText('Ticket of')).toBeVisible();
  await inspect(page, 'staff-desk-registering');
  await form.getByLabel('Full name').fill('Ada Quill');
  await expect(form.getByLabel('Reason')).toBeVisible();
  await inspect(page, 'staff-desk-other-holder');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /discard/i }).click();
  await page.getByRole('searchbox').fill(collect ?? '');
  await page.getByRole('searchbox').press('Enter');
  const paid = answer.getByRole('button', { name: /^Paid / });
  await deskOn(page).openTillIfAsked(paid);
  await paid.click();
  await expect(page.getByRole('button', { name: /^Undo: / }).first()).toBeVisible();
  await inspect(page, 'staff-desk-undo');
  await page.getByRole('button', { name: /^Count/ }).click();
  const count = page.getByRole('form', { name: 'Count the till' });
  await count.getByLabel(/^Cash in the till/).fill('0.01');
  await count.getByRole('button', { name: 'Close the till' }).click();
  await expect(count.getByLabel('Why is there a difference?')).toBeVisible();
  await inspect(page, 'staff-desk-count');
});

test('desk that takes several payments, and a ticket to show', async ({
  page,
  inspect,
  records,
}) => {
  const { arrivals, documents } = arrivalsOf({ cash: 1 });
  for (const [path, document] of documents)
    if (path.startsWith('registrations/'))
      documents.set(path, { ...document, deskTicketId: 'WW2024-001240' });
  await records.addDocuments(documents);
  await page.route('**/api/organization', async (route) => {
    const facts: unknown = await (await route.fetch()).json();
    const paymentMethods = { cash: true, card: true, other: 'Venmo' };
    await route.fulfill({ json: Object.assign({}, facts, { paymentMethods }) });
  });
  await openDesk(page);
  await page.getByRole('searchbox').fill(arrivals[0]?.scan ?? '');
  await page.getByRole('searchbox').press('Enter');
  const answer = page.getByRole('dialog');
  const float = answer.getByLabel('Cash in your till before the first sale');
  const byCard = answer.getByRole('button', { name: /^Paid .* by card/ });
  await expect(answer.getByRole('button', { name: 'Use ticket WW2024-001240' })).toBeVisible();
  await expect(float.or(byCard)).toBeVisible();
  await inspect(page, 'staff-desk-ticket-to-show');
  if (await float.isVisible()) await deskOn(page).openTill();
  await expect(byCard).toBeVisible();
  await inspect(page, 'staff-desk-payments');
});

test('a guest of an order who signs at the desk', async ({ page, inspect, records }) => {
  const { arrivals, documents } = arrivalsOf({ ticket: 2, unregistered: 1 });
  for (const [path, document] of documents) {
    if (path.startsWith('tickets/')) documents.set(path, { ...document, orderId: '1001' });
    if (path.endsWith(arrivals[0]?.submissionIds[0] ?? ''))
      documents.set(path, { ...document, liabilityWaiver: false });
  }
  await records.addDocuments(documents);
  await openDesk(page);
  await page.getByRole('searchbox').fill(arrivals[0]?.scan ?? '');
  await page.getByRole('searchbox').press('Enter');
  const sign = page.getByRole('button', { name: /signs here$/ });
  await expect(sign).toBeVisible();
  await inspect(page, 'staff-desk-order');
  await sign.click();
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await inspect(page, 'staff-desk-sign');
});

test('phones of a shift and a shop', { tag: '@each-screen' }, async ({
  page,
  browser,
  inspect,
  records,
}) => {
  // Of its own, because the shop has signed that of the project before.
  const agreement = documentPaths.agreement(test.info().project.name.toLowerCase());
  await records.addDocuments(new Map([[agreement, sampleRelease]]));
  // Changes of other tests would be offered for undo in the header.
  await page.route('**/api/admin/changes?topic=events*', (route) =>
    route.fulfill({ json: { changes: [] } }),
  );
  await openAsStaff(page);
  const shift = await openShift(page);
  await inspect(page, 'staff-links');
  const volunteer = await (await browser.newContext()).newPage();
  await volunteer.goto(shift.path);
  await expect(volunteer.getByRole('button', { name: 'Start my shift' })).toBeVisible();
  await inspect(volunteer, 'staff-join');
  await volunteer.context().close();
  await page.getByLabel('Shop', { exact: true }).selectOption('vino-veritas');
  const made = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/admin/shop-links') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Create link' }).click();
  const { path, pin } = (await (await made).json()) as typeof shift;
  const shop = await (await browser.newContext()).newPage();
  await shop.goto(path);
  await expect(shop.getByRole('button', { name: 'Send to the organizers' })).toBeVisible();
  expect(await buttonsLike(shop, 'Open the counter')).toEqual(['Open the counter']);
  await inspect(shop, 'shop-page');
  await shop.getByRole('button', { name: 'Read and sign' }).click();
  await expect(shop.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
  await inspect(shop, 'shop-agreement');
  await shop.getByLabel('Your name').fill('Rosa Lund');
  await shop.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(shop.getByText(/^Signed by Rosa Lund/)).toBeVisible();
  await shop.route('**/api/shop-pages/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { message: 'Changed', code: 'stale-edit' } })
      : route.continue(),
  );
  await shop.getByLabel(/^Food/).fill('Olives');
  await shop.getByRole('button', { name: 'Send to the organizers' }).click();
  await expect(shop.getByText(/^Somebody saved this page/)).toBeVisible();
  await inspect(shop, 'shop-page-stale');
  await shop.unrouteAll();
  await shop.route('**/api/shop-pages/*', async (route) => {
    const shopPage = (await (await route.fetch()).json()) as object;
    const editUntil = new Date(Date.now() - 60_000).toISOString();
    await route.fulfill({ json: Object.assign(shopPage, { editUntil }) });
  });
  await shop.reload();
  await expect(shop.getByText(/^The walk is over/)).toBeVisible();
  await inspect(shop, 'shop-page-over');
  await shop.unrouteAll();
  await shop.reload();
  await shop.getByRole('link', { name: 'Open the counter' }).click();
  await shop.getByLabel(/^PIN/).fill(pin);
  await shop.getByRole('button', { name: 'Open my counter' }).click();
  await expect(shop.getByText('Check-ins here')).toBeVisible();
  await inspect(shop, 'shop-counter');
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await shop.route('**/api/admin/session', async (route) => {
    const session = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: Object.assign(session, { expiresAt: soon(10) }) });
  });
  await expect(shop.getByText(/^Your access on this phone ends/)).toBeVisible();
  await inspect(shop, 'shop-counter-ending');
  await shop.unroute('**/api/admin/session');
  await shop.route('**/api/shop/counts', async (route) => {
    const counts = (await (await route.fetch()).json()) as object;
    const runsOut = { at: soon(20), from: soon(15), until: soon(30) };
    await route.fulfill({
      json: Object.assign(counts, { bottles: 24, openedBottles: 20, runsOut }),
    });
  });
  await shop.reload();
  await expect(shop.getByText(/^Your bottles are likely to run out/)).toBeVisible();
  await inspect(shop, 'shop-counter-forecast');
  await shop.getByLabel('Reward code').fill('0000 0000');
  await shop.getByRole('button', { name: 'Redeem' }).click();
  await expect(shop.getByRole('dialog')).toBeVisible();
  await inspect(shop, 'shop-counter-refused');
  // The counts are read again every few seconds.
  await shop.unrouteAll({ behavior: 'ignoreErrors' });
  await shop.context().close();
});

test('changes of a shop that wait for approval', async ({ page, inspect }) => {
  await page.route('**/shop-pages', async (route) => {
    const list = (await (await route.fetch()).json()) as ResponseOf<typeof listShopPages>;
    const after = {
      ...shopPageFields,
      imageUrl: '/pictures/vino-veritas.svg',
      imageAlt: 'Bottles in the window',
      pours: [{ ...pour.parse({ wine: 'Riesling' }), grower: 'Stone Hill', bottleCents: 2400 }],
    };
    const before = { ...after, description: '', food: '', imageUrl: null, pours: [] };
    const [first, ...others] = list.shops;
    const losesTranslations = ['description', 'food'];
    const waiting = { before, after, losesTranslations };
    const shop = { ...first, state: 'waiting', waiting };
    await route.fulfill({ json: { ...list, shops: [shop, ...others] } });
  });
  await openAsStaff(page);
  await openTab(page, 'Businesses');
  await page.getByText('Look at the changes').click();
  await inspect(page, 'staff-shop-changes');
});

test('check-in review with its map', async ({ page, inspect, records }) => {
  const { id: businessId, latitude, longitude } = demoBusiness('vino-veritas');
  const fiveMinutesAgo = new Date(Date.now() - 5 * 60_000).toISOString();
  const checkIn = checkInRecord(
    {
      eventId: demoEventId,
      participantId: 'looked-at',
      businessId,
      latitude: latitude + 0.0006,
      longitude,
      accuracyMeters: 70,
      distanceMeters: 67,
      state: 'pending',
      reasons: ['unclear-fix'],
    },
    fiveMinutesAgo,
  );
  await records.addDocuments(
    new Map([[`checkIns/${demoEventId}_looked-at_${businessId}`, { ...checkIn }]]),
  );
  await openAsStaff(page);
  await openTab(page, 'Review');
  await expect(page.getByRole('button', { name: /^Confirm / }).first()).toBeVisible();
  await inspect(page, 'staff-review');
  await page
    .getByRole('button', { name: /^Refuse / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page, 'staff-review-refuse');
});

test('every print', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await routeRoster(page);
  await openAsStaff(page);
  for (const sheet of ['stamp-cards', 'volunteers', 'roster', 'door-list', 'treasurer']) {
    await page.goto(`/admin/prints?sheet=${sheet}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await inspect(page, `staff-prints-${sheet}`);
  }
});

test('door list entry and a registration', { tag: '@each-screen' }, async ({
  page,
  inspect,
  records,
}) => {
  const { documents } = arrivalsOf({ ticket: 3, cash: 2 });
  await records.addDocuments(documents);
  await openAsStaff(page);
  await openTab(page, 'Registrations');
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  await inspect(page, 'staff-registrations');
  await chooseAction(page, 'Enter a door list');
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await boxes.first().click();
  await boxes.nth(1).click();
  await inspect(page, 'staff-registrations-door-list');
  await page.goto('/admin/registrations');
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await inspect(page, 'staff-registration-cancel');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Their data' }).click();
  await page.getByRole('button', { name: 'Delete their data' }).click();
  await expect(question).toBeVisible();
  await inspect(page, 'staff-registration-delete');
});

test('selected tickets, and import with chosen columns', async ({ page, inspect }) => {
  await openAsStaff(page);
  await openTab(page, 'Tickets');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const all = page.getByRole('button', { name: 'Select all unused' });
  // Hidden on a phone.
  if (await all.isVisible()) {
    await all.click();
    await expect(page.getByText(/^\d+ selected$/)).toBeVisible();
    await inspect(page, 'staff-tickets-selected');
  }
  await chooseAction(page, 'Import CSV');
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.from(
    'Ticket ID,Bearer,Where to write\nNEW-1,Zoë Reyes,zoe@example.com\nnot one!,Ana,\n',
  );
  await dialog
    .getByLabel('CSV file')
    .setInputFiles({ name: 'sold.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('group', { name: 'Columns' })).toBeVisible();
  await inspect(page, 'staff-tickets-columns');
});

test('tickets with types and limits', async ({ page, inspect, records }) => {
  const { arrivals, documents } = arrivalsOf({ cash: 1 });
  const free = { priceCents: 0, minimumAge: null, quantity: 350 };
  const ticketTypes = [
    ticketType({ id: 'regular', name: 'Regular', ...free, color: 'pink', includesDrinks: true }),
    ticketType(),
  ];
  await records.addDocuments(documents);
  await records.changeEvent({ capacity: 390, ticketTypes });
  const answerLeft = (path: string, left: object) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      const result = (await response.json()) as { event: object };
      await route.fulfill({ response, json: { ...result, event: { ...result.event, left } } });
    });
  await answerLeft('**/api/admin/desk/lookup', {
    places: 12,
    types: { regular: 12, driver: 0 },
  });
  await answerLeft('**/api/admin/desk/snapshot?*', {
    places: 0,
    types: { regular: 0, driver: 0 },
  });
  await openDesk(page);
  await page.getByRole('searchbox').fill(arrivals[0]?.scan ?? '');
  await page.getByRole('searchbox').press('Enter');
  const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Ticket' });
  await expect(choice).toContainText('Regular · $0 · 12 left');
  await inspect(page, 'staff-desk-types');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('WW2024-999999');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: /^Sell a ticket at the desk/ }).click();
  await expect(page.getByLabel('Ticket', { exact: true })).toBeVisible();
  await inspect(page, 'staff-desk-sale');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sell a ticket', exact: true }).click();
  await expect(page.getByText('Sold out: there are no tickets to sell.')).toBeVisible();
  await inspect(page, 'staff-desk-sale-sold-out');
});

test('event and reward with ticket types', async ({ page, inspect, records }) => {
  const ticketTypes = [ticketType({ id: 'regular', name: 'Regular' }), ticketType()];
  await records.changeEvent({ capacity: 390, ticketTypes });
  await openAsStaff(page);
  await openTab(page, 'Events');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add ticket type' }).scrollIntoViewIfNeeded();
  await inspect(page, 'staff-event-types');
  await page.keyboard.press('Escape');
  await openTab(page, 'Rewards');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('group', { name: /^Not for these tickets/ }).scrollIntoViewIfNeeded();
  await inspect(page, 'staff-reward-types');
});
