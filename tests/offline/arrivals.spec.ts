import { expect as expectSoon, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { clicksOn, countClicks } from '../support/e2e/clicks.ts';
import {
  adminAtComputer,
  attendeeWithPhone,
  type Desk,
  joinAsVolunteer,
  openShift,
} from '../support/e2e/desk.ts';
import { signInByEmailLink } from '../support/e2e/email-link.ts';
import { withPayments } from '../support/e2e/payments.ts';
import {
  anybodysTicket,
  completeRegistration,
  fillIn,
  someone,
  ticketHeldFor,
  ticketsOfOrder,
  validateTicket,
} from '../support/e2e/registration.ts';
import { demoOrganization } from '../support/organization.ts';

const { confirmation, guests, registration, ticket: passTexts } = englishTexts;
/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
const idChecked = 'ID seen, hand over the glass';

test.use({ actionTimeout: 60_000 });

/** Desk of a volunteer who can work offline, with counted clicks. */
async function openDesk(browser: Parameters<typeof adminAtComputer>[0]): Promise<Desk> {
  const admin = await adminAtComputer(browser);
  const shift = await openShift(admin);
  await admin.context().close();
  const desk = await joinAsVolunteer(browser, shift, 'Ana');
  await desk.hasSnapshot();
  await desk.page.evaluate(() => navigator.serviceWorker.ready);
  await countClicks(desk.page);
  return desk;
}

/** Waits for the list with everyone who registered before this call, and cuts the connection. */
async function cut({ page }: Desk): Promise<void> {
  const list = page.waitForResponse(/\/api\/admin\/desk\/snapshot/);
  await page.reload();
  await list;
  await expect(page.getByLabel('Your spot')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^Offline\. Using the list from /)).toBeVisible();
}

/** Restores the connection and waits until everything is sent. */
async function reconnect({ page }: Desk): Promise<void> {
  await page.context().setOffline(false);
  await expect(page.getByRole('list', { name: 'Waiting on this phone' })).toBeHidden();
}

const heading = ({ answer }: Desk, name: string) => answer.getByRole('heading', { name });

/** Accepts the release and the age in the open dialog, and submits it. */
async function registerAndAdmit(page: Page, fullName: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Register for / });
  await dialog.getByText('They accept the release').click();
  await dialog.getByText(`ID seen: ${demoOrganization.minimumAge} or older`).click();
  await dialog.getByRole('button', { name: 'Register and let in' }).click();
  await expect(dialog).toBeHidden();
  await expectIn(page, fullName);
}

/** Waits for the admission, which follows the registration: a scan before it would find a person to let in. */
const expectIn = (page: Page, fullName: string) =>
  expect(page.getByRole('button', { name: `Undo: ${fullName} is in` })).toBeVisible();

test('a buyer who has not registered is found by name and admitted with four clicks', async ({
  browser,
}) => {
  const [nora, olga] = [someone('Nora Lundgren'), someone('Olga Rey')];
  await ticketHeldFor(nora);
  const ofOlga = await ticketHeldFor(olga);
  const desk = await openDesk(browser);
  await desk.scan(nora.fullName);
  await expect(heading(desk, 'Not registered yet')).toBeVisible();
  await expect(desk.answer.getByText(/^Nora Lundgren\s· Sold ahead\s· paid/)).toBeVisible();
  const before = await clicksOn(desk.page);
  await desk.answer.getByRole('button', { name: 'Register and let in' }).click();
  await registerAndAdmit(desk.page, 'Nora Lundgren');
  expect((await clicksOn(desk.page)) - before).toBeLessThanOrEqual(4);

  await test.step('offline: the ticket is known, and registered once the connection is back', async () => {
    await cut(desk);
    await desk.scan(ofOlga);
    await expect(desk.answer.getByText(/^OR\s· paid/)).toBeVisible();
    await expect(desk.answer.getByText(/^Have them sign the waiver on paper/)).toBeVisible();
    await desk.page.context().setOffline(false);
    await desk.answer.getByRole('button', { name: 'Register and let in' }).click();
    await registerAndAdmit(desk.page, 'Olga Rey');
    await desk.scan(ofOlga);
    await desk.expectRefused('Already used', /^Olga Rey arrived at/);
  });
  await desk.page.context().close();
});

test('a ticket of another holder asks for the reason', async ({ browser }) => {
  const ticket = await ticketHeldFor(someone('Nora Lundgren'));
  const desk = await openDesk(browser);
  await desk.scan(ticket);
  await expect(desk.answer.getByText(/^Nora Lundgren\s· /)).toBeVisible();
  await desk.answer.getByRole('button', { name: 'Register and let in' }).click();
  const dialog = desk.page.getByRole('dialog', { name: /^Register for / });
  await dialog.getByLabel('Full name').fill('Bo Quist');
  await expect(dialog.getByText(/^This ticket belongs to Nora Lundgren/)).toBeVisible();
  await dialog.getByText('They accept the release').click();
  await dialog.getByText(`ID seen: ${demoOrganization.minimumAge} or older`).click();
  await dialog.getByRole('button', { name: 'Register and let in' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('A gift');
  await dialog.getByRole('button', { name: 'Register and let in' }).click();
  await expect(dialog).toBeHidden();
  await expectIn(desk.page, 'Bo Quist');
  await desk.scan(ticket);
  await desk.expectRefused('Already used', /^Bo Quist arrived at/);

  await test.step('offline: the holder’s initials show it', async () => {
    const other = await ticketHeldFor(someone('Nora Lundgren'));
    await cut(desk);
    await desk.scan(other);
    await expect(desk.answer.getByText(/^NL\s· paid/)).toBeVisible();
    await desk.page.keyboard.press('Escape');
    await reconnect(desk);
  });
  await desk.page.context().close();
});

test('a couple who registered together comes in together', async ({ browser }) => {
  const desk = await openDesk(browser);
  const couples = [];
  for (const [host, guest] of [
    ['Ida Berg', 'Jon Berg'],
    ['Mia Falk', 'Tom Falk'],
  ] as const) {
    const [first = '', second = ''] = await ticketsOfOrder(2);
    const { page } = await attendeeWithPhone(browser, host, first);
    await page.getByRole('button', { name: guests.add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: guests.fullName }).fill(guest);
    await dialog.getByRole('textbox', { name: guests.ticketId }).fill(second);
    await dialog.getByText(guests.over21({ age: demoOrganization.minimumAge })).click();
    await dialog.getByText(guests.accepts).click();
    await dialog.getByRole('button', { name: guests.submit }).click();
    await expect(page.getByText(guests.done({ name: guest }))).toBeVisible();
    couples.push({ page, first, second });
  }
  const [online, offline] = couples;
  await desk.scan(online?.first ?? '');
  await expect(desk.answer.getByText('Party of 2: Jon Berg')).toBeVisible();
  await desk.press('ID seen, hand over 2 glasses');
  await desk.scan(online?.second ?? '');
  await desk.expectRefused('Already used', /^Jon Berg arrived at/);

  await test.step('offline: together, too', async () => {
    await cut(desk);
    await desk.scan(offline?.first ?? '');
    await expect(heading(desk, 'Welcome, Mia')).toBeVisible();
    await desk.press('ID seen, hand over 2 glasses');
    await desk.scan(offline?.second ?? '');
    await desk.expectRefused('Already used', /^Tom F\. arrived at/);
    await reconnect(desk);
    await expect(
      offline?.page.getByText(confirmation.arrived, { exact: true }) ?? desk.answer,
    ).toBeVisible();
  });
  await desk.page.context().close();
});

test('an order with an unregistered ticket comes in together', async ({ browser }) => {
  const desk = await openDesk(browser);
  const [first = '', second = ''] = await ticketsOfOrder(2);
  await attendeeWithPhone(browser, 'Eva Holm', first);
  await desk.scan(first);
  await expect(
    desk.answer.getByText(
      '1 left from the same order, not registered yet: 1 ticket without a name',
    ),
  ).toBeVisible();
  await desk.answer.getByRole('button', { name: `Register ${second}` }).click();
  const dialog = desk.page.getByRole('dialog', { name: /^Register for / });
  await dialog.getByLabel('Full name').fill('Per Holm');
  await registerAndAdmit(desk.page, 'Per Holm');
  await desk.scan(second);
  await desk.expectRefused('Already used', /^Per Holm arrived at/);
  await desk.scan(first);
  await expect(heading(desk, 'Welcome, Eva')).toBeVisible();
  await desk.press(idChecked);
  await desk.page.context().close();
});

test('a lost confirmation and a new phone', async ({ browser }) => {
  const desk = await openDesk(browser);
  const [lena, rolf] = [someone('Lena Vogt'), someone('Rolf Vester')];
  for (const person of [lena, rolf]) {
    const page = await (await browser.newContext()).newPage();
    await page.goto('/waiver');
    await validateTicket(page, await anybodysTicket());
    await expect(page.getByText(registration.ticketValidated).first()).toBeVisible();
    await fillIn(page, person);
    await completeRegistration(page);
    await page.context().close();
  }
  await desk.scan(lena.email);
  await expect(heading(desk, 'Welcome, Lena')).toBeVisible();
  await desk.press(idChecked);

  await test.step('offline: the new phone signs in by email and shows the code', async () => {
    const phone = await (await browser.newContext()).newPage();
    await phone.goto('/');
    await signInByEmailLink(phone, rolf.email);
    await phone.getByRole('link', { name: passTexts.title }).click();
    const code = phone.getByRole('img', { name: /^QR code for confirmation/ });
    const label = (await code.getAttribute('aria-label')) ?? '';
    const submissionId = label.split(' ').at(-1) ?? '';
    await cut(desk);
    await desk.scan(rolf.email);
    await expect(
      desk.page.getByText(/^You can only look up codes and names offline/),
    ).toBeVisible();
    await desk.scan(submissionId);
    await expect(heading(desk, 'Welcome, Rolf')).toBeVisible();
    await desk.press(idChecked);
    await reconnect(desk);
    await expect(phone.getByText(confirmation.arrived, { exact: true })).toBeVisible();
  });
  await desk.page.context().close();
});

test('a holder with an email on record who shows the ticket at the desk', async ({ browser }) => {
  const desk = await openDesk(browser);
  const people = [];
  for (const name of ['Ruth Oster', 'Sven Oster']) {
    const person = someone(name);
    const ticket = await ticketHeldFor(person);
    const page = await (await browser.newContext()).newPage();
    await page.goto('/waiver');
    await validateTicket(page, ticket);
    await page.getByRole('button', { name: registration.ticketCode.atDesk }).click();
    await fillIn(page, { ...person, email: someone(name).email });
    people.push({ page, ticket, submissionId: await completeRegistration(page) });
  }
  const [ruth, sven] = people;
  await desk.scan(ruth?.ticket ?? '');
  await desk.answer.getByRole('button', { name: `Use ticket ${ruth?.ticket}` }).click();
  await expect(heading(desk, 'Welcome, Ruth')).toBeVisible();
  await desk.press(idChecked);

  await test.step('offline: the confirmation asks for the ticket, which lets them in', async () => {
    await cut(desk);
    await desk.scan(sven?.submissionId ?? '');
    await expect(desk.answer.getByText('Sven has a ticket to show: scan it')).toBeVisible();
    await desk.page.keyboard.press('Escape');
    await desk.scan(sven?.ticket ?? '');
    await expect(heading(desk, 'Welcome, Sven')).toBeVisible();
    await desk.press(idChecked);
    await reconnect(desk);
    await desk.scan(sven?.ticket ?? '');
    await desk.expectRefused('Already used', /^Sven Oster arrived at/);
  });
  await desk.page.context().close();
});

test('a walk-up pays by card', async ({ browser }) => {
  await withPayments({ cash: true, card: true, other: '' }, async () => {
    const desk = await openDesk(browser);
    const { submissionId } = await attendeeWithPhone(browser, 'Kim Vance');
    await desk.scan('No such ticket 77');
    const sell = desk.answer.getByRole('button', { name: /^Sell a ticket at the desk/ });
    const before = await clicksOn(desk.page);
    await sell.click();
    await desk.answer.getByLabel('Full name').fill('Uma Frost');
    await desk.openTill();
    await desk.press('Paid $35 by card, waiver signed on paper, ID seen, hand over the glass');
    expect((await clicksOn(desk.page)) - before).toBeLessThanOrEqual(3);
    await expect(desk.page.getByRole('button', { name: 'Undo: Uma Frost is in' })).toBeVisible();

    await test.step('offline: one who registered to pay', async () => {
      await cut(desk);
      await desk.scan(submissionId);
      await desk.press('Paid $35 by card, ID seen, hand over the glass');
      await reconnect(desk);
      await expect(desk.page.getByText(/^Your till: \$50/)).toBeVisible();
    });
    await desk.page.context().close();
  });
});
