import type { Page } from '@playwright/test';
import { anybodysTicket } from '../../e2e/registration.ts';
import { openTab } from '../../e2e/staff-portal.ts';
import { expect, type MeasuredDesk, oak, vino } from './measured-desk.ts';

/** What is done with one person’s registration, and with a printed door list. */
export async function onRegistration({
  page,
  take,
  idOf,
  cash,
  rosa,
}: MeasuredDesk): Promise<void> {
  await take(
    'Find and open somebody',
    () => findRegistration(page, rosa.submissionId),
    'the confirmation’s number',
  );
  const dialog = page.getByRole('dialog');
  await take(
    'Correct a misspelt name',
    async () => {
      await dialog.getByRole('button', { name: 'Correct name or email' }).click();
      await dialog.getByLabel(/^Full name/).fill('Mended Name');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Mended Name' })).toBeVisible();
    },
    'the name',
  );
  await take(
    'Move to another ticket',
    async () => {
      await dialog.getByRole('button', { name: 'Move to another ticket' }).click();
      await dialog.getByLabel('Ticket ID').fill(await anybodysTicket());
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(page.getByText('Moved', { exact: true }).first()).toBeVisible();
    },
    'the ticket',
  );
  await take('Enter a stamped card of two businesses', async () => {
    await dialog.getByRole('button', { name: 'Enter a stamped card' }).click();
    for (const { name } of [vino, oak])
      await dialog.getByRole('form', { name: 'Stamped card' }).getByText(name).click();
    await dialog.getByRole('button', { name: 'Enter the card' }).click();
    await expect(page.getByText('2 new visits').first()).toBeVisible();
  });
  await take('Hand over a reward to somebody without a phone', async () => {
    await dialog.getByRole('button', { name: 'Hand over First Pour' }).click();
    await expect(page.getByText('First Pour handed over').first()).toBeVisible();
  });
  await take('Cancel a registration', async () => {
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    await dialog.getByRole('button', { name: 'Cancel it' }).click();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  });
  await take('Restore it', async () => {
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Restored', { exact: true }).first()).toBeVisible();
  });
  await page.keyboard.press('Escape');
  const paid = await openRegistration(page, idOf(cash, 1));
  await take('Show the emergency contact', async () => {
    await paid.getByRole('button', { name: /^Show \(it is noted/ }).click();
    await expect(paid.getByText('Ola Lund, 540 555 0100')).toBeVisible();
  });
  await take(
    'Give a payment back',
    async () => {
      await paid.getByRole('button', { name: 'Give the payment back' }).click();
      await paid.getByLabel('Why it is given back').fill('Leaves');
      await paid.getByRole('button', { name: 'Give back', exact: true }).click();
      await expect(page.getByText('Given back', { exact: true }).first()).toBeVisible();
    },
    'the reason',
  );
  await page.keyboard.press('Escape');
  await take('Enter two people of a printed door list', async () => {
    await page.getByRole('button', { name: 'Enter a door list' }).click();
    const list = page.getByRole('dialog', { name: 'Enter a door list' });
    const boxes = list.getByRole('checkbox', { name: /is in$/ });
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await list.getByRole('button', { name: 'Enter 2 people' }).click();
    await expect(list).toBeHidden();
  });
}

/** Finds somebody in Registrations by their confirmation, and opens them. */
async function findRegistration(page: Page, submissionId: string) {
  await openTab(page, 'Registrations');
  await page.getByRole('searchbox').fill(submissionId);
  const open = page.getByRole('button', { name: /^Open / });
  await expect(open).toHaveCount(1);
  await open.click();
  return theirDialog(page);
}

/** Opens somebody by their address. */
async function openRegistration(page: Page, submissionId: string) {
  await page.goto(`/admin/registrations?open=${submissionId}`);
  return theirDialog(page);
}

async function theirDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Without a phone' })).toBeVisible();
  return dialog;
}
