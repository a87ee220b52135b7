import { expect as expectSoon, type Page, test } from '@playwright/test';
import {
  adminAtComputer,
  attendeeWithPhone,
  deskOn,
  joinAsVolunteer,
  openShift,
  showRewardCode,
} from '../support/browser/desk.ts';
import { checkInAt } from '../support/browser/open-app.ts';
import { demoBusiness, standNear } from '../support/browser/places.ts';
import { anybodysTicket } from '../support/browser/registration.ts';
import { openTab } from '../support/browser/staff-portal.ts';
import { registerArrivals } from '../support/rush/arrivals.ts';
import { countPresses, type Measured, measure } from '../support/rush/presses.ts';
import { tableOf, writeReport } from '../support/rush/report.ts';
import { english } from '../support/spoken.ts';

const expect = expectSoon.configure({ timeout: 60_000 });
const vino = demoBusiness('vino-veritas');
const oak = demoBusiness('oak-and-ash');

test.use({ actionTimeout: 30_000 });

test('the desk’s actions in presses and seconds', async ({ browser }) => {
  const [tickets, cash, parties, lost] = [
    await registerArrivals({ ticket: 8, cash: 0, party: 0, 'lost mail': 0 }),
    await registerArrivals({ ticket: 0, cash: 8, party: 0, 'lost mail': 0 }),
    await registerArrivals({ ticket: 0, cash: 0, party: 2, 'lost mail': 0 }),
    await registerArrivals({ ticket: 0, cash: 0, party: 0, 'lost mail': 1 }),
  ];
  const scanOf = (of: typeof tickets, at: number) => of[at]?.scan ?? '';
  const idOf = (of: typeof tickets, at: number) => of[at]?.submissionIds[0] ?? '';
  const admin = await adminAtComputer(browser);
  const shift = await openShift(admin);
  const maya = await attendeeWithPhone(browser, 'Maya Measured', await anybodysTicket());
  const rosa = await attendeeWithPhone(browser, 'Rosa Measured', await anybodysTicket());
  const desk = await joinAsVolunteer(browser, shift, 'Ana');
  const { page, answer, scan } = desk;
  await desk.hasSnapshot();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await countPresses(page);
  const done: Measured[] = [];
  const take = async (action: string, act: () => Promise<unknown>, typed?: string) => {
    done.push(await measure(page, action, act, typed));
  };
  const press = (name: RegExp | string) => answer.getByRole('button', { name }).first().click();
  const isGone = () => expect(answer).toBeHidden();
  const undo = async (name: RegExp) => {
    const first = page.getByRole('button', { name }).first();
    const label = (await first.getAttribute('aria-label')) ?? '';
    await first.click();
    await expect(page.getByRole('button', { name: label, exact: true })).toBeHidden();
  };

  await test.step('arrivals', async () => {
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
        await press('Has a ticket after all');
        await answer.getByLabel('The number on their ticket').fill(await anybodysTicket());
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
  });

  await test.step('at a business, and rewards', async () => {
    await take('Choose where one stands', async () => {
      await page.getByLabel('You stand at').selectOption(oak.id);
    });
    await take('Check in somebody whose phone cannot', async () => {
      await scan(maya.submissionId);
      await press(`Check in at ${oak.name}`);
      await isGone();
    });
    await page.getByLabel('You stand at').selectOption('');
    await scan(maya.submissionId);
    await press(/^ID seen/);
    await isGone();
    await standNear(maya.page.context(), vino.id, 10);
    await maya.page.getByRole('link', { name: english.texts.confirmation.explore }).click();
    await checkInAt(maya.page, vino.name);
    const code = await showRewardCode(maya.page, 'First Pour');
    await take('A reward handed over by its code', async () => {
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
  });

  await test.step('without a connection', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText(/^No connection\. Arrivals are decided/)).toBeVisible();
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
    await take('Taken back before it was sent', async () => {
      await page
        .getByRole('button', { name: /^Take back: / })
        .last()
        .click();
    });
    await page.context().setOffline(false);
    await expect(page.getByRole('list', { name: 'Waiting on this phone' })).toBeHidden();
  });

  await test.step('somebody’s registration', async () => {
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
  });

  await test.step('the till', async () => {
    await openTab(page, 'Desk');
    const expected = await page.getByText(/^Your till: \$/).textContent();
    const dollars = /\$([\d,]+)/.exec(expected ?? '')?.[1]?.replace(',', '') ?? '';
    await take('Count and close the till', () => deskOn(page).closeTill(dollars), 'the count');
  });

  const of = (action: string) => done.find((each) => each.action === action)?.presses;
  expect(of('Arrival by a ticket’s scan')).toBeLessThanOrEqual(2);
  expect(of('Arrival with cash')).toBeLessThanOrEqual(3);
  writeReport('desk-actions.md', [
    '# The desk’s actions',
    '',
    'Written by `npm run rush -- desk-actions`: each is done in a browser at 390 px, by a scanner that types. Presses are what the browser',
    'itself heard of a finger after the scan, a choice in a list being one; the seconds are the app’s and the machine’s, from the scan',
    'to its outcome, without a person’s own time. An arrival by ticket in more than two presses or with cash in more than three fails it.',
    '',
    ...tableOf([
      ['', 'Action', 'Presses', 'Typed', 'Seconds'],
      ...done.map(({ action, presses, typed, seconds }, at) => [
        at + 1,
        action,
        presses,
        typed,
        seconds.toFixed(1),
      ]),
    ]),
  ]);
  await page.context().close();
  await maya.page.context().close();
  await rosa.page.context().close();
  await admin.context().close();
});

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
