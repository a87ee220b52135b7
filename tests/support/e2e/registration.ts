import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { submit } from '../api/people.ts';
import { englishTexts } from '../catalog-texts.ts';
import { demoOrganization } from '../organization.ts';
import { stack } from '../stack.ts';
import { seedSession } from './session.ts';

export interface Registrant {
  fullName: string;
  email: string;
}

/** New registrant. */
export const someone = (fullName = 'Cass Moreno'): Registrant => ({
  fullName,
  email: `${fullName.split(' ')[0]?.toLowerCase()}.${randomUUID()}@example.com`,
});

/** Creates a ticket with this person's email and returns its id. */
export async function ticketHeldFor({ fullName, email }: Registrant): Promise<string> {
  return newTicketOf({ holderName: fullName, holderEmail: email });
}

/** Creates a ticket without a holder and returns its id. */
export async function anybodysTicket(): Promise<string> {
  return newTicketOf({ holderName: null, holderEmail: null });
}

/** Creates tickets of one order without holders and returns their ids. */
export async function ticketsOfOrder(count: number): Promise<string[]> {
  const orderId = randomUUID().slice(0, 8);
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(await newTicketOf({ holderName: null, holderEmail: null, orderId }));
  return ids;
}

async function newTicketOf(
  holder: Omit<Parameters<typeof newTicket>[0], 'eventId'>,
): Promise<string> {
  const id = `HELD-${randomUUID().slice(0, 8).toUpperCase()}`;
  const data = newTicket({ eventId: demoEventId, ...holder }, 'import', new Date().toISOString());
  await openDatabase(stack.ports);
  await commit([{ kind: 'create', path: documentPaths.ticket(id), data: { ...data } }]);
  return id;
}

/** Types the ticket id and validates it. */
export async function validateTicket(
  page: Page,
  ticketId: string,
  { registration } = englishTexts,
): Promise<void> {
  const change = page.getByRole('button', { name: registration.changeTicket, exact: true });
  if (await change.isVisible()) await change.click();
  await page.getByRole('textbox', { name: registration.ticketId }).fill(ticketId);
  await page.getByRole('button', { name: registration.validate, exact: true }).click();
}

/** Fills in the required fields and accepts both agreements; by default those of the demo's organization. */
export async function fillIn(
  page: Page,
  { fullName, email }: Registrant,
  { registration } = englishTexts,
  { minimumAge }: { minimumAge: number | null } = demoOrganization,
): Promise<void> {
  await page.getByRole('textbox', { name: registration.fullName }).fill(fullName);
  await page.getByRole('textbox', { name: registration.email }).fill(email);
  for (const agreement of [
    registration.over21({ age: minimumAge }),
    registration.liabilityWaiver,
  ]) {
    // Clicks the label, because the drawn box covers the control.
    await page.getByText(agreement).click();
    await expect(page.getByRole('checkbox', { name: agreement })).toBeChecked();
  }
}

/** Submits the form, waits for the confirmation and returns the submission id. */
export async function completeRegistration(
  page: Page,
  { registration } = englishTexts,
): Promise<string> {
  await page.getByRole('button', { name: registration.submit }).click();
  // The first response of the functions emulator is slow on a busy machine.
  await expect(page.getByRole('heading', { level: 1, name: registration.complete })).toBeVisible({
    timeout: 45_000,
  });
  return new URL(page.url()).pathname.replace('/waiver/', '');
}

/** Registers through the API, by default with cash due, opens the home screen and returns the email. */
export async function registerAsNew(
  page: Page,
  fullName = 'Ada Quill',
  ticketId?: string,
): Promise<string> {
  const payment = ticketId ? { paymentMethod: 'prepaid', ticketId } : {};
  const { status, json, text } = await submit({ ...someone(fullName), ...payment });
  if (status !== 200) throw new Error(`Not registered: ${text}`);
  await seedSession(page, json.user.id, json.sessionId);
  await page.goto('/');
  return json.user.email;
}
