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
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible({ timeout: 45_000 });
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
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

/** Opens a portal tab by its navigation. */
export async function openTab(page: Page, tab: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Portal' });
  await tabs.getByRole('link', { name: tab, exact: true }).click();
  await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
}

/** List row of a record. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
}

/** Opens the form of a record from its row. */
export async function openRecord(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Saves the open form and waits for the toast. */
export async function save(page: Page, toast: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save (?!and)/ })
    .click();
  await expect(page.getByText(toast)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Time as `datetime-local` value in New York. */
export function localTime(at: Date): string {
  return at
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .slice(0, 16)
    .replace(' ', 'T');
}
