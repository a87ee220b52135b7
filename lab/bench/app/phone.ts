import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { confirmation } from '../../../web/src/i18n/en/confirmation.ts';
import { map } from '../../../web/src/i18n/en/map.ts';
import { registration } from '../../../web/src/i18n/en/registration.ts';
import { waitForPaintOnNextPage } from './paint-timing.ts';

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

/** A cheap phone's processor, as Lighthouse has it: so much slower than this machine's. */
export const cpuThrottlingRate = 4;

export type Device = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a device keeps of somebody who has registered at this address, and nothing of their walk. */
export async function signedInDevice(browser: Browser, url: string): Promise<Device> {
  const page = await registeredPage(browser, url);
  await using context = page.context();
  const device = await context.storageState({ indexedDB: true });
  for (const origin of device.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name === 'ww:signed-in');
  return device;
}

/** Opens the app. Answers how long it takes until the walk's progress is on the screen. Milliseconds. */
export async function openAppAndTime(page: Page, url: string): Promise<number> {
  const walkSeen = await waitForPaintOnNextPage(page, { selector: '[role="progressbar"]' });
  await page.goto(url, { waitUntil: 'commit' });
  return (await walkSeen()).sinceAsked;
}
