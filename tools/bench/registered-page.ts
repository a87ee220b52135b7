import { randomUUID } from 'node:crypto';
import { type Browser, devices, type Page } from '@playwright/test';
import { confirmation } from '../../web/src/i18n/en/confirmation.ts';
import { map } from '../../web/src/i18n/en/map.ts';
import { registration } from '../../web/src/i18n/en/registration.ts';

/** Of each step; a busy machine takes its time. Milliseconds. */
const patience = 60_000;

/** The home screen, on a phone, of somebody who has just registered at this address. */
export async function registeredPage(browser: Browser, url: string): Promise<Page> {
  const page = await confirmedPage(browser, url);
  await page.getByRole('link', { name: confirmation.explore }).click();
  await page.getByText('along the streets').waitFor();
  await page.getByRole('link', { name: map.open }).waitFor();
  return page;
}

/** The confirmation, on a phone, of somebody who has just registered at this address. */
export async function confirmedPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-US' });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(`${url}/waiver`);
  await page.getByRole('button', { name: registration.noTicket }).click();
  await page.getByRole('textbox', { name: registration.fullName }).fill('Ada Quill');
  await page
    .getByRole('textbox', { name: registration.email })
    .fill(`ada.${randomUUID()}@example.com`);
  for (const agreement of [registration.over21, registration.liabilityWaiver])
    await page.getByText(agreement).click();
  await page.getByRole('button', { name: registration.submit }).click();
  await page.getByRole('link', { name: confirmation.explore }).waitFor();
  return page;
}
