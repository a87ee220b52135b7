import type { Browser, BrowserContext, Page } from '@playwright/test';
import { registeredPage } from '../registered-page.ts';
import { waitForPaintOnNextPage } from './paint-timing.ts';

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
