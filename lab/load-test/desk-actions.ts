import type { Page } from '@playwright/test';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { showRewardCode } from '../../tests/support/e2e/desk.ts';
import { setLocationNear } from '../../tests/support/e2e/locations.ts';
import { checkInAt } from '../../tests/support/e2e/open-app.ts';
import { anybodysTicket } from '../../tests/support/e2e/registration.ts';
import { openTab } from '../../tests/support/e2e/staff-portal.ts';
import { expect, type MeasuredDesk, oak, vino } from './measured-desk.ts';

/** Measures check-ins by staff and redemptions at a business. */
export async function atBusiness({
  page,
  scan,
  take,
  press,
  isGone,
  undo,
  maya,
}: MeasuredDesk): Promise<void> {
  await take('Choose the station', async () => {
    await page.getByLabel('Your spot').selectOption(oak.id);
  });
  await take('Check in a person without a working phone', async () => {
    await scan(maya.submissionId);
    await press(`Check in at ${oak.name}`);
    await isGone();
  });
  await page.getByLabel('Your spot').selectOption('');
  await scan(maya.submissionId);
  await press(/^ID seen/);
  await isGone();
  await setLocationNear(maya.page.context(), vino.id, 10);
  await maya.page.getByRole('link', { name: englishTexts.confirmation.explore }).click();
  await checkInAt(maya.page, vino.name);
  const code = await showRewardCode(maya.page, 'First Pour');
  await take('A reward given by its code', async () => {
    await scan(code);
    await press('Handed over');
    await isGone();
  });
  await take('The same code again: read, and back', async () => {
    await scan(code);
    await press('Back to the search');
    await isGone();
  });
  await take('A reward taken back', () => undo(/^Undo: First Pour handed over$/));
}

/** Measures actions that the desk decides offline. */
export async function withoutConnection({
  page,
  scan,
  take,
  press,
  isGone,
  scanOf,
  tickets,
  cash,
}: MeasuredDesk): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(/^Offline\. Using the list/)).toBeVisible();
  await take('Arrival by ticket without a connection', async () => {
    await scan(scanOf(tickets, 3));
    await press(/^ID seen/);
    await isGone();
  });
  await take('Arrival with cash without a connection', async () => {
    await scan(scanOf(cash, 3));
    await press(/^Paid \$35/);
    await isGone();
  });
  await take('Undone before it was sent', async () => {
    await page
      .getByRole('button', { name: /^Undo: / })
      .last()
      .click();
  });
  await page.context().setOffline(false);
  await expect(page.getByRole('list', { name: 'Waiting on this phone' })).toBeHidden();
}

/** Measures actions on a registration, and of a printed door list. */
export async function onRegistration({
  page,
  take,
  idOf,
  cash,
  rosa,
}: MeasuredDesk): Promise<void> {
  await take(
    'Find and open a registration',
    () => findRegistration(page, rosa.submissionId),
    'the confirmation’s number',
  );
  const dialog = page.getByRole('dialog');
  await take(
    'Correct a misspelt name',
    async () => {
      await dialog.getByRole('button', { name: 'Correct name or email' }).click();
      await dialog.getByLabel(/^Full name/).fill('Corrected Name');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Corrected Name' })).toBeVisible();
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
  await take('Give a reward to a person without a phone', async () => {
    await dialog.getByRole('button', { name: 'Hand over First Pour' }).click();
    await expect(page.getByText('First Pour handed over').first()).toBeVisible();
  });
  await take('Cancel a registration', async () => {
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    await dialog.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  });
  await take('Restore it', async () => {
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Restored', { exact: true }).first()).toBeVisible();
  });
  await page.keyboard.press('Escape');
  const paid = await openRegistration(page, idOf(cash, 1));
  await take('Show the emergency contact', async () => {
    await paid.getByRole('button', { name: /^Show \(we log/ }).click();
    await expect(paid.getByText('Ola Lund, 540 555 0100')).toBeVisible();
  });
  await take(
    'Give a payment back',
    async () => {
      await paid.getByRole('button', { name: 'Refund the payment' }).click();
      await paid.getByLabel('Reason for the refund').fill('Leaves');
      await paid.getByRole('button', { name: 'Refund', exact: true }).click();
      await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
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

/** Finds a registration by its confirmation number and opens it. */
async function findRegistration(page: Page, submissionId: string) {
  await openTab(page, 'Registrations');
  await page.getByRole('searchbox').fill(submissionId);
  const open = page.getByRole('button', { name: /^Open / });
  await expect(open).toHaveCount(1);
  await open.click();
  return theirDialog(page);
}

/** Opens a registration by its URL. */
async function openRegistration(page: Page, submissionId: string) {
  await page.goto(`/admin/registrations?open=${submissionId}`);
  return theirDialog(page);
}

async function theirDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Help without a phone' })).toBeVisible();
  return dialog;
}

/** Measures arrivals by ticket, with cash, as a party, and those that are rejected. */
export async function arrivals({
  answer,
  scan,
  take,
  press,
  isGone,
  undo,
  scanOf,
  idOf,
  tickets,
  cash,
  parties,
  lost,
}: MeasuredDesk): Promise<void> {
  await take('Arrival by a ticket’s scan', async () => {
    await scan(scanOf(tickets, 0));
    await press(/^ID seen/);
    await isGone();
  });
  await take('Arrival by a confirmation’s scan', async () => {
    await scan(`https://walk.example/waiver/${idOf(tickets, 1)}`);
    await press(/^ID seen/);
    await isGone();
  });
  await take(
    'Arrival with a lost mail, by name',
    async () => {
      await scan(scanOf(lost, 0));
      await press(/^ID seen/);
      await isGone();
    },
    'the name',
  );
  await take(
    'First cash: the till opens with its float',
    async () => {
      await scan(scanOf(cash, 0));
      await answer.getByLabel('Cash in your till before the first sale').fill('50');
      await press('Open my till');
      await press(/^Paid \$35/);
      await isGone();
    },
    'the float',
  );
  await take('Arrival with cash', async () => {
    await scan(scanOf(cash, 1));
    await press(/^Paid \$35/);
    await isGone();
  });
  await take('A party of two, one of whom pays', async () => {
    await scan(scanOf(parties, 0));
    await press(/hand over 2 glasses/);
    await isGone();
  });
  await take('Only one of a party', async () => {
    await scan(scanOf(parties, 1));
    await press(/^Only /);
    await isGone();
  });
  await take('The rest of a party, later', async () => {
    await scan(scanOf(parties, 1));
    await press(/hand over the glass/);
    await isGone();
  });
  await take(
    'Cash due, and a ticket after all',
    async () => {
      await scan(scanOf(cash, 2));
      await press('They have a ticket');
      await answer.getByLabel('Number on the ticket').fill(await anybodysTicket());
      await press('Use this ticket');
      await press(/^ID seen/);
      await isGone();
    },
    'the ticket',
  );
  await take('Used already: read, and back', async () => {
    await scan(scanOf(tickets, 0));
    await press('Back to the search');
    await isGone();
  });
  await take('Unknown: read, and back', async () => {
    await scan('WW2024-999999');
    await press('Back to the search');
    await isGone();
  });
  await take('An arrival taken back', () => undo(/^Undo: .* is in$/));
}
