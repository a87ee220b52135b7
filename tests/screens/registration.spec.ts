import { expect } from '@playwright/test';
import {
  completeRegistration,
  fillIn,
  someone,
  validateTicket,
} from '../support/e2e/registration.ts';
import { withoutAnswer } from '../support/screens/devices.ts';
import { cancelRegistration, setRegistered, setSigned } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

test('ticket and release steps', { tag: '@each-screen' }, async ({ page, texts, inspect }) => {
  const { registration } = texts;
  await page.goto('/waiver');
  await expect(page.getByRole('button', { name: registration.submit })).toBeVisible();
  await inspect(page, 'waiver');
  await page.getByRole('button', { name: registration.validate }).click();
  await expect(page.getByText(registration.ticketIdRequired)).toBeVisible();
  await inspect(page, 'waiver-ticket-missing');
  await validateTicket(page, 'WW2024-001250', texts);
  await expect(page.getByText(registration.ticketValidated).last()).toBeVisible();
  await inspect(page, 'waiver-ticket-valid');
  await validateTicket(page, 'WW2024-000001', texts);
  await expect(page.getByText(registration.ticketCode.sent({ hint: 'm•••@…' }))).toBeVisible();
  await page.getByRole('textbox', { name: registration.ticketCode.label }).fill('1');
  await page.getByRole('textbox', { name: registration.ticketCode.label }).press('Enter');
  await expect(page.getByText(registration.ticketCode.wrong)).toBeVisible();
  await inspect(page, 'waiver-ticket-held');
  await page.getByRole('button', { name: registration.ticketCode.atDesk }).click();
  await expect(page.getByText(registration.ticketAtDeskText)).toBeVisible();
  await inspect(page, 'waiver-ticket-at-desk');
  for (const [name, id] of [
    ['used', 'WW2024-000002'],
    ['unknown', 'WW2024-999999'],
  ] as const) {
    await validateTicket(page, id, texts);
    await expect(page.getByText(registration.purchaseTitle)).toBeVisible();
    await inspect(page, `waiver-ticket-${name}`);
  }
  await page.getByRole('button', { name: registration.releaseOpen }).click();
  await inspect(page, 'waiver-release');
});

test('sold-out event', async ({ page, texts, inspect }) => {
  const { soldOutText, waitingList } = texts.registration;
  let eventId = '';
  await page.route('**/api/events/active', async (route) => {
    const response = await route.fetch();
    const event = (await response.json()) as { id: string };
    eventId = event.id;
    await route.fulfill({ response, json: { ...event, isSoldOut: true, hasWaitingList: true } });
  });
  await page.route('**/api/events/*/waiting-list', (route) =>
    route.fulfill({ json: { message: 'You’re on the list.' } }),
  );
  await page.goto('/waiver');
  await expect(page.getByText(soldOutText)).toBeVisible();
  await expect(page.getByText(waitingList.title)).toBeVisible();
  await inspect(page, 'waiver-sold-out');
  await page.getByLabel(waitingList.email).fill('maya.castellanos@example.com');
  await page.getByRole('button', { name: waitingList.join, exact: true }).click();
  await expect(page.getByText(waitingList.joinedTitle)).toBeVisible();
  await inspect(page, 'waiver-waiting-list');
  const offer = `/waiver?offer=${'a'.repeat(40)}-S0meSecret1234567890`;
  await page.goto(offer);
  await expect(page.getByText(waitingList.overTitle)).toBeVisible();
  await inspect(page, 'waiver-offer-over');
  const endsAt = new Date(Date.now() + 5 * 60 * 60_000).toISOString();
  await page.route('**/api/waiting-list/*', (route) =>
    route.fulfill({ json: { eventId, endsAt } }),
  );
  await page.goto(offer);
  await expect(page.getByText(waitingList.heldTitle)).toBeVisible();
  await inspect(page, 'waiver-offer');
});

test('link of a mail that confirms an email', async ({ page, texts, inspect }) => {
  const { confirmEmail } = texts;
  await page.goto(`/confirm-email?waiting=${'a'.repeat(40)}-S0meSecret1234567890`);
  const confirm = page.getByRole('button', { name: confirmEmail.waiting.confirm });
  await expect(confirm).toBeVisible();
  await inspect(page, 'confirm-email');
  await confirm.click();
  await expect(page.getByText(confirmEmail.overTitle)).toBeVisible();
  await inspect(page, 'confirm-email-over');
});

test('registration with missing fields and offline', {
  tag: '@each-screen',
}, async ({ page, texts, inspect }) => {
  const { registration } = texts;
  await page.goto('/waiver');
  await page.route('**/api/tickets/validate', (route) => route.abort());
  await validateTicket(page, 'WW2024-001250', texts);
  await expect(page.getByText(registration.validationErrorText).last()).toBeVisible();
  await inspect(page, 'waiver-ticket-unreached');
  await page.getByRole('textbox', { name: registration.email }).fill('maya');
  await page.getByRole('textbox', { name: registration.fullName }).press('Enter');
  await expect(page.getByText(registration.requiredAgreements)).toBeVisible();
  await inspect(page, 'waiver-fields-missing');
  await page.getByRole('button', { name: registration.noTicket }).click();
  await fillIn(page, someone('Maya Castellanos'), texts);
  await page.route('**/api/waiver/submit', (route) => route.abort());
  await page.getByRole('button', { name: registration.submit }).click();
  await expect(page.getByRole('button', { name: registration.tryAgain })).toBeVisible();
  await inspect(page, 'waiver-not-sent');
  await page.context().setOffline(true);
  await expect(page.getByText(registration.offline)).toBeVisible();
  await inspect(page, 'waiver-offline');
});

test('refused registration', async ({ page, texts, inspect }) => {
  const { registration } = texts;
  await page.goto('/waiver');
  await validateTicket(page, 'WW2024-001250', texts);
  await expect(page.getByText(registration.ticketValidated).last()).toBeVisible();
  await fillIn(page, someone('Maya Castellanos'), texts);
  await page.route('**/api/waiver/submit', (route) =>
    route.fulfill({ status: 422, json: { code: 'email-not-proven', message: 'Confirm it.' } }),
  );
  await page.getByRole('button', { name: registration.submit }).click();
  const refusal = page.getByRole('alert').filter({ hasText: registration.nothingLost });
  await expect(refusal.getByRole('button', { name: registration.proveEmail })).toBeVisible();
  await inspect(page, 'waiver-email-not-proven');
});

test('registered for cash', async ({ page, texts, inspect }) => {
  const { registration, confirmation } = texts;
  await page.goto('/waiver');
  await page.getByRole('button', { name: registration.noTicket }).click();
  await fillIn(page, someone('Maya Castellanos'), texts);
  await completeRegistration(page, texts);
  await expect(page.getByText(confirmation.cashTitle)).toBeVisible();
  await inspect(page, 'confirmation-cash');
  await page.emulateMedia({ media: 'print' });
  await inspect(page, 'confirmation-on-paper');
});

test('registered for a free event', async ({ page, records, texts, inspect }) => {
  const { registration, confirmation } = texts;
  await records.changeEvent({ ticketPrice: { amountCents: 0, currency: 'USD' } });
  await page.goto('/waiver');
  await page.getByRole('button', { name: registration.free.noTicket }).click();
  await expect(page.getByText(registration.free.title)).toBeVisible();
  await fillIn(page, someone('Maya Castellanos'), texts);
  await inspect(page, 'waiver-free');
  await completeRegistration(page, texts);
  await expect(page.getByText(confirmation.freeTitle)).toBeVisible();
  await inspect(page, 'confirmation-free');
});

test('registered with a ticket', { tag: '@each-screen' }, async ({
  page,
  texts,
  ticket,
  inspect,
}) => {
  const { registration, confirmation } = texts;
  await page.goto(`/waiver?ticket=${ticket}`);
  await page.getByRole('button', { name: registration.validate }).click();
  await expect(page.getByText(registration.ticketValidated).last()).toBeVisible();
  await fillIn(page, someone('Maya Castellanos'), texts);
  await inspect(page, 'waiver-complete');
  await completeRegistration(page, texts);
  await expect(page.getByText(confirmation.verified)).toBeVisible();
  await inspect(page, 'confirmation-verified');
  const { guests } = texts;
  await page.getByRole('button', { name: guests.add }).click();
  await page.getByRole('textbox', { name: guests.fullName }).fill('Noor Haddad');
  // Clicks the label, because the drawn box covers the control, and the dialog grows when the release is there.
  await page.getByText(guests.over21({ age: 21 })).click();
  await expect(page.getByRole('checkbox', { name: guests.over21({ age: 21 }) })).toBeChecked();
  await inspect(page, 'guest-form');
  await page.getByRole('button', { name: guests.submit }).click();
  await expect(
    page.getByRole('heading', { name: guests.done({ name: 'Noor Haddad' }) }),
  ).toBeVisible();
  await inspect(page, 'guest-added');
});

test('ticket to show at the desk, then canceled', async ({ page, texts, inspect }) => {
  const { registration, confirmation, ticket } = texts;
  await page.goto('/waiver');
  await validateTicket(page, 'WW2024-000001', texts);
  await page.getByRole('button', { name: registration.ticketCode.atDesk }).click();
  await fillIn(page, someone('Maya Castellanos'), texts);
  const submissionId = await completeRegistration(page, texts);
  const toShow = ticket.deskTicket({ ticketId: 'WW2024-000001' });
  await expect(page.getByRole('status').getByText(toShow)).toBeVisible();
  await inspect(page, 'confirmation-ticket-to-show');
  await page.goto('/rewards');
  await expect(page.getByText(toShow).first()).toBeVisible();
  await inspect(page, 'rewards-ticket-to-show');
  await cancelRegistration(submissionId);
  await page.goto(`/waiver/${submissionId}`);
  await expect(page.getByText(confirmation.cancelled)).toBeVisible();
  await inspect(page, 'confirmation-canceled');
});

test('form of a signed-in registrant', async ({ newcomer: page, person, texts, inspect }) => {
  const { registration } = texts;
  await page.goto('/waiver');
  await expect(page.getByText(registration.alreadyText)).toBeVisible();
  await inspect(page, 'waiver-already-registered');
  await setRegistered(person, false);
  await page.goto('/waiver');
  await expect(page.getByText(registration.emailOfAccount)).toBeVisible();
  await inspect(page, 'waiver-signed-in');
});

test('guest who has not signed', { tag: '@each-screen' }, async ({
  newcomer: page,
  person,
  texts: { confirmation },
  inspect,
}) => {
  await setSigned(person, false);
  await page.goto('/profile/ticket');
  await page.getByRole('link', { name: confirmation.signTitle }).click();
  await page.getByRole('button', { name: confirmation.sign, exact: true }).click();
  await expect(page.getByText(confirmation.signMissing)).toBeVisible();
  await inspect(page, 'guest-unsigned');
  await setSigned(person, true);
});

test('registration without an event', async ({
  page,
  records,
  texts: { registration },
  inspect,
}) => {
  await records.changeEvent({ endTime: new Date(Date.now() - 60_000).toISOString() });
  await page.goto('/waiver');
  await expect(page.getByText(registration.eventOver({ name: 'Autumn Wine Walk' }))).toBeVisible();
  await inspect(page, 'waiver-event-over');
  await records.changeEvent({ isActive: false });
  await page.goto('/waiver');
  await expect(page.getByText(registration.noEventText)).toBeVisible();
  await inspect(page, 'waiver-no-event');
});

test('registration while loading and on failure', async ({ page, texts, inspect }) => {
  const { common, confirmation, registration } = texts;
  const loading = page.getByRole('status', { name: common.loading });
  const fail = await withoutAnswer(page, '**/api/events/active');
  await page.goto('/waiver');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loading).toBeVisible();
  await inspect(page, 'waiver-loading');
  fail();
  await expect(page.getByText(registration.loadFailed)).toBeVisible();
  await inspect(page, 'waiver-load-failed');
  await withoutAnswer(page, '**/api/waiver/*');
  await page.goto('/waiver/on-its-way');
  await expect(page.getByRole('heading', { name: confirmation.loadingTitle })).toBeVisible();
  await expect(loading).toBeVisible();
  await inspect(page, 'confirmation-loading');
});
