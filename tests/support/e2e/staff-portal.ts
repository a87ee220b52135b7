import { expect, type Locator, type Page } from '@playwright/test';
import { seedStaffSession } from './session.ts';

type Account = 'admin' | 'desk';

/** Opens the portal at this path with a session created through the API. */
export async function openAsStaff(
  page: Page,
  username: Account = 'admin',
  address = '/admin',
): Promise<void> {
  await seedStaffSession(page, username);
  await page.goto(address);
  // The first content is slow on a busy machine.
  await expect(headingOfTab(page)).toBeVisible({ timeout: 45_000 });
}

/** Signs in to the portal by its form as `admin` or `desk` at this path. */
export async function signInAsStaff(
  page: Page,
  username: Account = 'admin',
  address = '/admin',
): Promise<void> {
  await page.goto(address);
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill('winewalk');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The first response of the functions emulator is slow on a busy machine.
  await expect(page.getByText('Login Successful')).toBeVisible({ timeout: 45_000 });
  await expect(headingOfTab(page)).toBeVisible();
}

/** Returns the heading of the tab, also behind a dialog that an address opens. */
function headingOfTab(page: Page): Locator {
  const headings = page
    .locator('#portal-content')
    .getByRole('heading', { level: 1, includeHidden: true });
  // Under the page of an open record, the list keeps its own.
  return headings.filter({ visible: true });
}

/** Group of the tabs that are not in the group Prepare. */
const groupOfTab: Readonly<Record<string, string>> = {
  Desk: 'Evening',
  Registrations: 'Evening',
  Results: 'After',
  Organization: 'Settings',
  Team: 'Settings',
};

/** Tab that has the page, for accounts with that tab. */
const tabOfPage: Readonly<Record<string, string>> = {
  Review: 'Overview',
  Mail: 'Announcements',
  Feedback: 'Results',
};

/** Opens a portal tab or a page of one by its navigation, on a phone from the sheet of its group. */
export async function openTab(page: Page, tab: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Portal' });
  await expect(tabs).toBeVisible();
  const parent = tabOfPage[tab];
  if (parent && (await tabs.getByRole('link', { name: tab, exact: true }).count()) === 0) {
    await openTab(page, parent);
    const pages = page.getByRole('navigation', { name: `Pages of ${parent}` });
    await pages.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: tab, exact: true })).toBeVisible();
    return;
  }
  const link = tabs.getByRole('link', { name: tab, exact: true });
  if ((await link.count()) > 0) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    return;
  }
  const name = groupOfTab[tab] ?? 'Prepare';
  const group = tabs.getByRole('button', { name });
  await group.click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await sheet.getByRole('link', { name: tab, exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(group).toHaveAttribute('aria-current', 'true');
}

/** Signs out of the portal, on a phone from the sheet of the settings. */
export async function signOut(page: Page): Promise<void> {
  const settings = page
    .getByRole('navigation', { name: 'Portal' })
    .getByRole('button', { name: 'Settings' });
  if (await settings.isVisible()) await settings.click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

/** List row of a record. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
}

/** Open form of a record: a page for events and businesses, else a dialog. */
export function openForm(page: Page, title: string | RegExp = /^(Edit|Add) (event|business)$/) {
  const options = typeof title === 'string' ? { name: title } : {};
  return page.getByRole('dialog', options).or(page.getByRole('region', { name: title }));
}

/** Opens the form of a record from its row. */
export async function openRecord(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const form = openForm(page);
  await expect(form).toBeVisible();
  return form;
}

/** Saves the open form and waits for the toast. */
export async function save(page: Page, toast: string): Promise<void> {
  const form = openForm(page);
  await form.getByRole('button', { name: /^Save (?!and)/ }).click();
  await expect(page.getByText(toast)).toBeVisible();
  await expect(form).toBeHidden();
}

/** Time as `datetime-local` value in New York. */
export function localTime(at: Date): string {
  return at
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .slice(0, 16)
    .replace(' ', 'T');
}

/** Presses a button of a tab, which a phone shows in the menu of further actions. */
export async function chooseAction(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  const menu = page.getByRole('button', { name: 'More actions' });
  await expect(button.or(menu).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name }).click();
}
