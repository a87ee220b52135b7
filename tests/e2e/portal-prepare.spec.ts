import { type Browser, expect, type Page, type TestInfo, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { expectFocusWithin } from '../support/e2e/accessibility.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { checkInAt, type OpenApp, openApp } from '../support/e2e/open-app.ts';
import { registerAsNew, validateTicket } from '../support/e2e/registration.ts';
import {
  chooseAction,
  localTime,
  openAsStaff,
  openForm,
  openRecord,
  openTab,
  rowOf,
  save,
} from '../support/e2e/staff-portal.ts';

const { announcements, shell } = englishTexts;

const hour = 60 * 60 * 1000;
const business = demoBusiness('vino-veritas');
const worth = 7;

/** Second browser context of this project. */
async function anotherBrowser(browser: Browser, { project: { use } }: TestInfo): Promise<Page> {
  const context = await browser.newContext({ ...use, permissions: ['geolocation'] });
  return context.newPage();
}

/** Opens the app as an attendee with one visit. */
async function walkingAttendee(page: Page): Promise<OpenApp> {
  await setLocationNear(page.context(), business.id, 5);
  await registerAsNew(page, 'Maya Quill');
  const app = await openApp(page);
  await checkInAt(page, business.name);
  return app;
}

async function fillIn(page: Page, title: string, fields: Record<string, string>) {
  const form = openForm(page, title);
  for (const [label, value] of Object.entries(fields)) {
    await form.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
  return form;
}

/** Returns a photo as a phone takes it: larger than pictures are stored. */
async function photo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 3000, height: 2000 });
    canvas.getContext('2d')?.fillRect(200, 200, 2600, 1600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('staff prepare an event and an attendee in a second browser sees each step without a reload', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(300_000);
  const named = (name: string) => `${name} (${info.project.name})`;
  const ticket = `DEPOT-${info.project.name.toUpperCase()}-1`;
  const app = await walkingAttendee(await anotherBrowser(browser, info));
  const { page: attendee, go, heading } = app;
  const visitor = await anotherBrowser(browser, info);
  await visitor.goto('/waiver');
  await openAsStaff(page);

  await test.step('a business by its coordinates', async () => {
    await page.getByRole('link', { name: 'Add Business' }).click();
    const form = await fillIn(page, 'Add business', {
      Name: named('Depot Books'),
      Address: '2 Depot Square',
      Latitude: '38.1502',
      Longitude: '-79.0741',
    });
    await form.getByLabel(/^Category/).selectOption('Bar/Pub');
    await expect(form.getByText(named('Depot Books')).first()).toBeVisible();
    const upload = form.getByLabel('Upload a picture');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await upload.setInputFiles({ name: 'door.webp', mimeType: 'image/webp', buffer: svg });
    await expect(form.getByText('This isn’t a JPEG, PNG or WebP picture.')).toBeVisible();
    const buffer = await photo(page);
    await upload.setInputFiles({ name: 'door.jpg', mimeType: 'image/jpeg', buffer });
    await form.getByRole('slider', { name: 'Zoom' }).fill('1.5');
    await form.getByRole('button', { name: 'Use this picture' }).click();
    await expect(form.getByLabel(/^Image URL/)).toHaveValue(/^\/api\/images\/[0-9a-f]{40}$/);
    await form.getByLabel(/^Picture description/).fill('The depot at dusk');
    await save(page, 'Business created successfully');
    await expect(rowOf(page, named('Depot Books'))).toContainText('Active');
    await go(shell.businesses);
    await expect(heading(named('Depot Books'))).toBeVisible();
    const picture = attendee.getByAltText('The depot at dusk');
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(1600);
  });

  await test.step('a business by the map', async () => {
    await page.getByRole('button', { name: 'Add Business' }).click();
    const form = await fillIn(page, 'Add business', {
      Name: named('Mill Lane Gallery'),
      Address: '9 Mill Lane',
    });
    await form.getByLabel(/^Category/).selectOption('Art Gallery');
    const map = form.locator('.place-map-canvas');
    await map.scrollIntoViewIfNeeded();
    await map.click({ position: { x: 140, y: 120 } });
    const latitude = form.getByLabel(/^Latitude/);
    await expect(latitude).toHaveValue(/^38\.1\d+$/);
    const clicked = Number(await latitude.inputValue());
    await form.getByTitle('Location of the business').focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(latitude).not.toHaveValue(clicked.toFixed(6));
    expect(Number(await latitude.inputValue())).toBeGreaterThan(clicked);
    await save(page, 'Business created successfully');
    await expect(heading(named('Mill Lane Gallery'))).toBeVisible();
  });

  await test.step('a reward', async () => {
    await openTab(page, 'Rewards');
    await page.getByRole('button', { name: 'Add Reward' }).click();
    await fillIn(page, 'Add reward', {
      Name: named('Second Glass'),
      Description: 'Another tasting, on us.',
      Visits: '2',
    });
    await save(page, 'Reward created successfully');
    await go(shell.rewards);
    await expect(heading(named('Second Glass'))).toBeVisible();
  });

  let points = 0;
  await test.step('a point rule', async () => {
    await go(shell.profile);
    await expect.poll(app.points).toBeGreaterThan(0);
    points = await app.points();
    await openTab(page, 'Point Rules');
    await page.getByRole('button', { name: 'Add Point Rule' }).click();
    await fillIn(page, 'Add point rule', { Name: named('Lantern hour'), Points: String(worth) });
    await save(page, 'Point rule created successfully');
    await expect.poll(app.points).toBe(points + worth);
  });

  await test.step('tickets, but for the bad lines', async () => {
    await validateTicket(visitor, ticket);
    await expect(visitor.getByText('Ticket Not Found').first()).toBeVisible();
    await openTab(page, 'Tickets');
    await chooseAction(page, 'Import CSV');
    const dialog = page.getByRole('dialog', { name: 'Import tickets' });
    const lines = ['Ticket ID', ticket, 'not an id!', `${ticket}-B`, '=1+1'];
    await dialog.getByLabel('CSV file').setInputFiles({
      name: 'sold.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    });
    await expect(dialog.getByText('2 good lines, 2 bad')).toBeVisible();
    const bad = dialog.getByRole('table', { name: 'Bad lines' }).getByRole('row');
    await expect(bad.filter({ hasText: 'not an id!' })).toContainText('3');
    await expect(bad.filter({ hasText: '=1+1' })).toContainText('5');
    await dialog.getByRole('button', { name: 'Import 2 tickets' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await visitor.getByRole('button', { name: 'Validate', exact: true }).click();
    await expect(visitor.getByText('Ticket Validated!').first()).toBeVisible();
  });

  await test.step('an announcement', async () => {
    await openTab(page, 'Announcements');
    await page.getByRole('button', { name: 'Write Announcement' }).click();
    await fillIn(page, 'Add announcement', {
      Title: named('Rain at six'),
      Message: 'Umbrellas are at the depot.',
    });
    await save(page, 'Announcement created successfully');
    await attendee.getByRole('button', { name: new RegExp(`^${announcements.title}`) }).click();
    await expect(heading(named('Rain at six'))).toBeVisible();
    const panel = attendee.getByRole('dialog', { name: announcements.title });
    await expectFocusWithin(panel);
    await attendee.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('an event, in place of the one that is shown', async () => {
    const now = Date.now();
    await go(shell.events);
    await expect(heading('Autumn Wine Walk')).toBeVisible();
    await openTab(page, 'Events');
    await page.getByRole('button', { name: 'Create Event' }).click();
    const form = await fillIn(page, 'Add event', {
      Name: named('Twilight Walk'),
      Start: localTime(new Date(now - 9 * hour)),
      End: localTime(new Date(now + 9 * hour)),
    });
    await expect(form.getByText(/Also active at the same time: Autumn Wine Walk/)).toBeVisible();
    await save(page, 'Event created successfully');
    // The checklist comes first.
    await page.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText(/are active at the same time/)).toBeVisible();
    await visitor.reload();
    await expect(
      visitor.getByRole('heading', { name: named('Twilight Walk'), exact: true }),
    ).toBeVisible();
    // A registered attendee stays on their own event.
    await expect(heading('Autumn Wine Walk')).toBeVisible();
  });

  await test.step('a record made inactive or withdrawn disappears from the open app', async () => {
    const end = async (tab: string, name: string, toast: string) => {
      await openTab(page, tab);
      const form = await openRecord(page, named(name));
      await form
        .locator('label')
        .filter({ hasText: /^Active/ })
        .click();
      await expect(form.getByRole('checkbox', { name: /^Active/ })).not.toBeChecked();
      await save(page, toast);
      await expect(rowOf(page, named(name))).toContainText('Inactive');
    };
    await end('Events', 'Twilight Walk', 'Event updated successfully');
    await expect(heading('Autumn Wine Walk')).toBeVisible();
    // The portal selects a new event.
    await page.getByRole('button', { name: 'Back to the current event' }).click();
    await end('Rewards', 'Second Glass', 'Reward updated successfully');
    await go(shell.rewards);
    await expect(heading('First Pour')).toBeVisible();
    await expect(heading(named('Second Glass'))).toBeHidden();
    await end('Businesses', 'Depot Books', 'Business updated successfully');
    await end('Businesses', 'Mill Lane Gallery', 'Business updated successfully');
    await go(shell.businesses);
    await expect(heading('Vino Veritas')).toBeVisible();
    await expect(heading(named('Depot Books'))).toBeHidden();
    await end('Point Rules', 'Lantern hour', 'Point rule updated successfully');
    await go(shell.profile);
    await expect.poll(app.points).toBe(points);
    await openTab(page, 'Announcements');
    await page.getByRole('button', { name: `Withdraw ${named('Rain at six')}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Announcement withdrawn')).toBeVisible();
    await attendee.getByRole('button', { name: new RegExp(`^${announcements.title}`) }).click();
    await expect(heading('Welcome to the Autumn Wine Walk')).toBeVisible();
    await expect(heading(named('Rain at six'))).toBeHidden();
  });

  await app.expectNeverReloaded();
  await attendee.context().close();
  await visitor.context().close();
});
