import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { englishTexts } from '../../../tests/support/catalog-texts.ts';
import { demoOrganization } from '../../../tests/support/organization.ts';
import { waitForPaintOnNextPage } from './paint-timing.ts';

const { confirmation, map, registration } = englishTexts;

/** Timeout of each step in milliseconds; long enough for a busy machine. */
const timeoutMs = 60_000;

/** Returns the home screen of a newly registered attendee, on a phone. */
export async function registeredPage(browser: Browser, url: string): Promise<Page> {
  const page = await confirmedPage(browser, url);
  await page.getByRole('link', { name: confirmation.explore }).click();
  await page.getByText('along the streets').waitFor();
  await page.getByRole('link', { name: map.open }).waitFor();
  return page;
}

/** Returns the confirmation of a newly registered attendee, on a phone. */
export async function confirmedPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-US' });
  context.setDefaultTimeout(timeoutMs);
  const page = await context.newPage();
  await page.goto(`${url}/waiver`);
  await page.getByRole('button', { name: registration.noTicket }).click();
  await page.getByRole('textbox', { name: registration.fullName }).fill('Ada Quill');
  await page
    .getByRole('textbox', { name: registration.email })
    .fill(`ada.${randomUUID()}@example.com`);
  for (const agreement of [
    registration.over21({ age: demoOrganization.minimumAge }),
    registration.liabilityWaiver,
  ])
    await page.getByText(agreement).click();
  await page.getByRole('button', { name: registration.submit }).click();
  await page.getByRole('link', { name: confirmation.explore }).waitFor();
  return page;
}

/** Slowdown of the processor to that of a low-end phone, as in Lighthouse. */
export const cpuThrottlingRate = 4;

export type Device = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Returns the storage of a registered attendee's device without cached event data. */
export async function signedInDevice(browser: Browser, url: string): Promise<Device> {
  const page = await registeredPage(browser, url);
  await using context = page.context();
  const device = await context.storageState({ indexedDB: true });
  for (const origin of device.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name === 'ww:signed-in');
  return device;
}

/** Opens the app. Returns the time until the event's progress is painted, in milliseconds. */
export async function openAppAndTime(page: Page, url: string): Promise<number> {
  const progressPainted = await waitForPaintOnNextPage(page, { selector: '[role="progressbar"]' });
  await page.goto(url, { waitUntil: 'commit' });
  return (await progressPainted()).sinceNavigation;
}
