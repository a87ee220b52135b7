import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newTicket } from '@wine-walk/common/rules/tickets/new-ticket.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { submit } from '../api/people.ts';
import { stack } from '../stack.ts';
import { english } from '../ui-texts.ts';
import { seedSession } from './session.ts';

export interface Registrant {
  fullName: string;
  email: string;
}

/** Somebody who has never registered. */
export const someone = (fullName = 'Cass Moreno'): Registrant => ({
  fullName,
  email: `${fullName.split(' ')[0]?.toLowerCase()}.${randomUUID()}@example.com`,
});

/** A new ticket that was sold to this person's address; answers its id. */
export async function ticketHeldFor({ fullName, email }: Registrant): Promise<string> {
  return newTicketOf({ eventId: null, holderName: fullName, holderEmail: email });
}

/** A new ticket that anybody may register with; answers its id. */
export async function anybodysTicket(): Promise<string> {
  return newTicketOf({ eventId: null, holderName: null, holderEmail: null });
}

async function newTicketOf(holder: Parameters<typeof newTicket>[0]): Promise<string> {
  const id = `HELD-${randomUUID().slice(0, 8).toUpperCase()}`;
  const data = newTicket(holder, 'import', new Date().toISOString());
  await openDatabase(stack.ports);
  await commit([{ kind: 'create', path: documentPaths.ticket(id), data: { ...data } }]);
  return id;
}

/** Types the ticket's id and has it validated. */
export async function validateTicket(
  page: Page,
  ticketId: string,
  { texts: { registration } } = english,
): Promise<void> {
  await page.getByRole('textbox', { name: registration.ticketId }).fill(ticketId);
  await page.getByRole('button', { name: registration.validate, exact: true }).click();
}

/** Fills in who registers and confirms both agreements: all that is required but the ticket. */
export async function fillIn(
  page: Page,
  { fullName, email }: Registrant,
  { texts: { registration } } = english,
): Promise<void> {
  await page.getByRole('textbox', { name: registration.fullName }).fill(fullName);
  await page.getByRole('textbox', { name: registration.email }).fill(email);
  for (const agreement of [registration.over21, registration.liabilityWaiver]) {
    // By its words: the box itself is drawn over the control.
    await page.getByText(agreement).click();
    await expect(page.getByRole('checkbox', { name: agreement })).toBeChecked();
  }
}

/** Sends the form and waits for its confirmation; answers the submission's id. */
export async function completeRegistration(
  page: Page,
  { texts: { registration } } = english,
): Promise<string> {
  await page.getByRole('button', { name: registration.submit }).click();
  // The functions emulator's first answer on a busy machine takes its time.
  await expect(page.getByRole('heading', { level: 1, name: registration.complete })).toBeVisible({
    timeout: 45_000,
  });
  return new URL(page.url()).pathname.replace('/waiver/', '');
}

/**
 * Registers somebody new, cash due, and opens the home screen as them; answers their email. By the API and not by the
 * form, which has journeys of its own.
 */
export async function registerAsNew(page: Page, fullName = 'Ada Quill'): Promise<string> {
  const { status, json, text } = await submit({ ...someone(fullName) });
  if (status !== 200) throw new Error(`Not registered: ${text}`);
  await seedSession(page, json.user.id, json.sessionId);
  await page.goto('/');
  return json.user.email;
}
