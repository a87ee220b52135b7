import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { announcements } from '../../web/src/texts/en/announcements.ts';
import { shell } from '../../web/src/texts/en/shell.ts';
import {
  localTime,
  openRecord,
  openTab,
  rowOf,
  save,
  signInAsStaff,
} from './support/staff-portal.ts';
import { registerAsNew } from './support/visitor.ts';

const hour = 60 * 60 * 1000;

/** Where an attendee looks, without ever loading the page anew. */
function attendeeSees(page: Page) {
  const place = page.getByRole('navigation', { name: shell.mainNavigation });
  const go = (name: string) => place.getByRole('link', { name, exact: true }).click();
  return {
    go,
    heading: (name: string) => page.getByRole('heading', { name, exact: true }).first(),
  };
}

async function isTheSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'isTheSamePage') === true);
}

test.describe('staff prepare a walk, and an attendee sees each step', () => {
  test.setTimeout(240_000);
  let others: BrowserContext;
  test.beforeEach(async ({ browser }, { project }) => {
    others = await browser.newContext({
      ...project.use,
      baseURL: project.use.baseURL,
      permissions: ['geolocation'],
    });
  });
  test.afterEach(() => others.close());

  test('businesses, rewards, an announcement and an event', async ({ page }, { project }) => {
    const named = (name: string) => `${name} (${project.name})`;
    const attendee = await others.newPage();
    const { go, heading } = attendeeSees(attendee);
    await registerAsNew(attendee, 'Maya Quill');
    await attendee.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await signInAsStaff(page);

    await test.step('a business by its coordinates', async () => {
      await page.getByRole('link', { name: 'Add Business' }).click();
      const form = page.getByRole('dialog', { name: 'Add business' });
      await form.getByLabel(/^Name/).fill(named('Depot Books'));
      await form.getByLabel(/^Category/).selectOption('Bar/Pub');
      await form.getByLabel(/^Address/).fill('2 Depot Square');
      await form.getByLabel(/^Latitude/).fill('38.1502');
      await form.getByLabel(/^Longitude/).fill('-79.0741');
      await expect(form.getByText(named('Depot Books')).first()).toBeVisible();
      await save(page, 'Business created successfully');
      await expect(rowOf(page, named('Depot Books'))).toContainText('Active');
      await go(shell.businesses);
      await expect(heading(named('Depot Books'))).toBeVisible();
    });

    await test.step('a business by the map', async () => {
      await page.getByRole('button', { name: 'Add Business' }).click();
      const form = page.getByRole('dialog', { name: 'Add business' });
      await form.getByLabel(/^Name/).fill(named('Mill Lane Gallery'));
      await form.getByLabel(/^Category/).selectOption('Art Gallery');
      await form.getByLabel(/^Address/).fill('9 Mill Lane');
      const map = form.locator('.place-map-canvas');
      await map.scrollIntoViewIfNeeded();
      await map.click({ position: { x: 140, y: 120 } });
      const latitude = form.getByLabel(/^Latitude/);
      await expect(latitude).toHaveValue(/^38\.1\d+$/);
      const clicked = Number(await latitude.inputValue());
      await form.getByTitle('The business’s place').focus();
      await page.keyboard.press('Shift+ArrowUp');
      await expect(latitude).not.toHaveValue(clicked.toFixed(6));
      expect(Number(await latitude.inputValue())).toBeGreaterThan(clicked);
      await save(page, 'Business created successfully');
      await expect(heading(named('Mill Lane Gallery'))).toBeVisible();
    });

    await test.step('a reward', async () => {
      await openTab(page, 'Rewards');
      await page.getByRole('button', { name: 'Add Reward' }).click();
      const form = page.getByRole('dialog', { name: 'Add reward' });
      await form.getByLabel(/^Name/).fill(named('Second Glass'));
      await form.getByLabel(/^Description/).fill('Another tasting, on us.');
      await form.getByLabel(/^Visits/).fill('2');
      await save(page, 'Reward created successfully');
      await go(shell.rewards);
      await expect(heading(named('Second Glass'))).toBeVisible();
    });

    await test.step('an announcement', async () => {
      await openTab(page, 'Announcements');
      await page.getByRole('button', { name: 'Write Announcement' }).click();
      const form = page.getByRole('dialog', { name: 'Add announcement' });
      await form.getByLabel(/^Title/).fill(named('Rain at six'));
      await form.getByLabel(/^Message/).fill('Umbrellas are at the depot.');
      await save(page, 'Announcement created successfully');
      await attendee.getByRole('button', { name: new RegExp(`^${announcements.title}`) }).click();
      await expect(heading(named('Rain at six'))).toBeVisible();
      await attendee.keyboard.press('Escape');
    });

    await test.step('an event, in place of the one that is shown', async () => {
      const now = Date.now();
      await go(shell.events);
      await expect(heading('Autumn Wine Walk')).toBeVisible();
      await openTab(page, 'Events');
      await page.getByRole('button', { name: 'Create Event' }).click();
      const form = page.getByRole('dialog', { name: 'Add event' });
      await form.getByLabel(/^Name/).fill(named('Twilight Walk'));
      await form.getByLabel(/^Start/).fill(localTime(new Date(now - 9 * hour)));
      await form.getByLabel(/^End/).fill(localTime(new Date(now + 9 * hour)));
      await expect(form.getByText(/Autumn Wine Walk is active at the same time/)).toBeVisible();
      await save(page, 'Event created successfully');
      await expect(page.getByText(/are active at once/)).toBeVisible();
      await expect(heading(named('Twilight Walk'))).toBeVisible();
    });

    await test.step('what is made inactive or withdrawn goes from the open app', async () => {
      const end = async (name: string, toast: string) => {
        const form = await openRecord(page, named(name));
        await form.getByRole('checkbox', { name: /^Active/ }).uncheck({ force: true });
        await save(page, toast);
        await expect(rowOf(page, named(name))).toContainText('Inactive');
      };
      await end('Twilight Walk', 'Event updated successfully');
      await expect(heading('Autumn Wine Walk')).toBeVisible();
      await openTab(page, 'Rewards');
      await end('Second Glass', 'Reward updated successfully');
      await go(shell.rewards);
      await expect(heading('First Pour')).toBeVisible();
      await expect(heading(named('Second Glass'))).toBeHidden();
      await openTab(page, 'Businesses');
      await end('Depot Books', 'Business updated successfully');
      await end('Mill Lane Gallery', 'Business updated successfully');
      await go(shell.businesses);
      await expect(heading('Vino Veritas')).toBeVisible();
      await expect(heading(named('Depot Books'))).toBeHidden();
      await openTab(page, 'Announcements');
      await page.getByRole('button', { name: `Withdraw ${named('Rain at six')}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
      await expect(page.getByText('Announcement withdrawn')).toBeVisible();
      await attendee.getByRole('button', { name: new RegExp(`^${announcements.title}`) }).click();
      await expect(heading('Welcome to the Autumn Wine Walk')).toBeVisible();
      await expect(heading(named('Rain at six'))).toBeHidden();
    });

    expect(await isTheSamePage(attendee)).toBe(true);
  });
});

test('two editors at once: the later one compares, and nothing is overwritten', async ({
  page,
  browser,
}, { project }) => {
  const other = await (await browser.newContext({ ...project.use })).newPage();
  await signInAsStaff(page, 'admin', '/admin/rewards');
  await signInAsStaff(other, 'admin', '/admin/rewards');
  const mine = await openRecord(page, 'The Grand Tour');
  await mine.getByLabel(/^Name/).fill(`The Grand Tour, mine (${project.name})`);
  const theirs = await openRecord(other, 'The Grand Tour');
  const description = theirs.getByLabel(/^Description/);
  const before = await description.inputValue();
  await description.fill(`${before} Signed (${project.name}).`);
  await save(other, 'Reward updated successfully');

  await expect(mine.getByText(/Compare both before you save/)).toBeVisible();
  await mine.getByRole('button', { name: 'Save reward' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  const comparison = mine.getByRole('region', { name: 'Compare versions' });
  await expect(comparison.getByRole('group', { name: /^Name/ })).toContainText('Changed by you');
  await comparison.getByRole('button', { name: 'Use these' }).click();
  await expect(mine.getByLabel(/^Description/)).toHaveValue(`${before} Signed (${project.name}).`);
  await save(page, 'Reward updated successfully');
  await expect(rowOf(other, `The Grand Tour, mine (${project.name})`)).toBeVisible();

  const form = await openRecord(page, `The Grand Tour, mine (${project.name})`);
  await form.getByLabel(/^Name/).fill('The Grand Tour');
  await form.getByLabel(/^Description/).fill(before);
  await save(page, 'Reward updated successfully');
  await other.context().close();
});

test('an attendee’s session and a staff session live side by side', async ({ page }) => {
  await registerAsNew(page, 'Both At Once');
  await signInAsStaff(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Logged Out')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Main' }).click();
  await expect(page.getByRole('navigation', { name: shell.mainNavigation })).toBeVisible();
});

test('a desk account looks and does not configure', async ({ page }) => {
  await signInAsStaff(page, 'desk');
  await expect(page.getByText('Theo Marsh · User')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Business' })).toBeHidden();
  await openTab(page, 'Businesses');
  await expect(rowOf(page, 'Vino Veritas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Business' })).toBeHidden();
  await expect(page.getByText(/changing them takes an admin account/)).toBeVisible();
});

test('a session that staff revoke elsewhere ends in the open portal, and says why', async ({
  page,
  browser,
}, { project }) => {
  const username = `ana.${project.name}`;
  const admin = await (await browser.newContext({ ...project.use })).newPage();
  await signInAsStaff(admin, 'admin', '/admin/staff');
  await admin.getByRole('button', { name: 'Add Staff' }).click();
  const form = admin.getByRole('dialog', { name: 'Add staff' });
  await form.getByLabel(/^Full name/).fill(`Ana Ruiz (${project.name})`);
  await form.getByLabel(/^Username/).fill(username);
  await form.getByLabel(/^Role/).selectOption('Admin');
  await form.getByLabel(/^Password/).fill('grapes and glasses');
  await form.getByRole('button', { name: 'Add staff' }).click();
  await expect(admin.getByText('Staff account created')).toBeVisible();

  await page.goto('/admin/rewards');
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill('grapes and glasses');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const edited = await openRecord(page, 'First Pour');
  await edited.getByLabel(/^Name/).fill('First Pour, typed');

  await admin.getByRole('button', { name: `Edit Ana Ruiz (${project.name})` }).click();
  await admin.getByRole('dialog').getByText('May sign in').click();
  await admin.getByRole('button', { name: 'Save account' }).click();
  await expect(admin.getByText('Staff account updated')).toBeVisible();

  await edited.getByRole('button', { name: 'Save reward' }).click();
  await expect(page.getByLabel(/^Username/)).toBeVisible();
  await expect(page.getByRole('main').getByText(/sign in again/)).toBeVisible();
  await signInAgain(page);
  await expect(page.getByRole('dialog').getByLabel(/^Name/)).toHaveValue('First Pour, typed');
  await admin.context().close();
});

/** Signing in again leads back to where one was, with what was typed. */
async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel(/^Username/).fill('admin');
  await page.getByLabel(/^Password/).fill('winewalk');
  await page.getByRole('button', { name: 'Sign In' }).click();
}
