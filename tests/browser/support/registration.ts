import { expect, type Page } from '@playwright/test';
import { registration as texts } from '../../../web/src/texts/en/registration.ts';

export interface Registrant {
  fullName: string;
  email: string;
}

/** Types the ticket's id and has it validated. */
export async function validateTicket(page: Page, ticketId: string): Promise<void> {
  await page.getByRole('textbox', { name: texts.ticketId }).fill(ticketId);
  await page.getByRole('button', { name: texts.validate, exact: true }).click();
}

/** Fills in who registers and confirms both agreements: all that is required but the ticket. */
export async function fillIn(page: Page, { fullName, email }: Registrant): Promise<void> {
  await page.getByRole('textbox', { name: texts.fullName }).fill(fullName);
  await page.getByRole('textbox', { name: texts.email }).fill(email);
  for (const agreement of [texts.over21, texts.liabilityWaiver]) {
    // By its words: the box itself is drawn over the control.
    await page.getByText(agreement).click();
    await expect(page.getByRole('checkbox', { name: agreement })).toBeChecked();
  }
}

/** Sends the form and waits for its confirmation; answers the submission's id. */
export async function complete(page: Page): Promise<string> {
  await page.getByRole('button', { name: texts.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.complete })).toBeVisible();
  return new URL(page.url()).pathname.replace('/waiver/', '');
}
