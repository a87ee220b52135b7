import type { Locator, Page } from '@playwright/test';
import { type Kind, newRecords } from './records.ts';
import { check, show } from './screens.ts';

/** Kinds of records as texts of the portal name them. */
export const kinds = [
  ['businesses', 'business', 'Business'],
  ['events', 'event', 'Event'],
  ['rewards', 'reward', 'Reward'],
] as const satisfies [Kind, string, string][];

/** Field of the open form. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\b`));

/** Opens the empty form of a new record: the portal would restore input of an earlier test. */
export async function openNew(page: Page, kind: Kind): Promise<void> {
  await show(page, `/admin/${kind}`);
  await page.evaluate(() => sessionStorage.clear());
  await page
    .getByRole('button', { name: /^(Add|Create) / })
    .first()
    .click();
}

/** Fills in the open form of a new record that no attendee sees. */
export async function fillInNew(page: Page, kind: Kind, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  if (kind === 'businesses') {
    await field(page, 'Category').selectOption('retail');
    await field(page, 'Address').fill(newRecords.businesses.address);
    await field(page, 'Latitude').fill(String(newRecords.businesses.latitude));
    await field(page, 'Longitude').fill(String(newRecords.businesses.longitude));
  }
  if (kind === 'events') {
    await field(page, 'Start').fill('2024-04-20T18:00');
    await field(page, 'End').fill('2024-04-20T22:00');
  }
  if (kind === 'rewards') {
    await field(page, 'Description').fill(newRecords.rewards.description);
    await field(page, 'Visits').fill(String(newRecords.rewards.requiredVisits));
  }
  await check(page.getByRole('form'), /^active/i, false);
}

/** Saves the open form of a record. */
export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Save (business|event|reward)$/ }).click();

/** Fills in the open form that changes a password, and sends it. */
export async function changePassword(
  page: Page,
  current: string,
  next: string,
  confirmation = next,
): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /current password/i }).fill(current);
  await form.getByRole('textbox', { name: /^new password/i }).fill(next);
  await form.getByRole('textbox', { name: /confirm/i }).fill(confirmation);
  await form.getByRole('button', { name: /update/i }).click();
}
