import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { openChromium } from '../../browser/chromium.ts';
import { watchReads } from '../../browser/count-document-reads.ts';
import { withBusinesses } from '../../demo/event-size.ts';
import { runEventNow } from '../../demo/run-event-now.ts';
import { host, type Ports } from '../../emulators/ports.ts';
import type { Metric } from '../metric.ts';
import { type Device, openAppAndTime, signedInDevice } from './device.ts';

const sizes = [5, 60] as const;
/** Nothing is heard for so long once everything was. Milliseconds. */
const quietMs = 2000;

/**
 * The documents that Firestore sends to open the app, beyond the announcements: on a device that has nothing of the walk,
 * and on one that kept it. Once paid: while cash is due the registration is one more.
 */
export async function measureOpeningReads(ports: Ports): Promise<Metric[]> {
  await runEventNow(ports);
  const url = `http://${host}:${ports.hosting}`;
  await using browser = await openChromium();
  const device = await signedInDevice(browser, url);
  await inTab(browser, device, async (page) => {
    const due = await readsOfOpening(page, url);
    for (const path of due.filter((each) => each.startsWith(`${documentPaths.registrations}/`)))
      await commit([{ kind: 'update', path, data: { isVerified: true, state: 'paid' } }]);
  });
  const figures: Metric[] = [];
  for (const size of sizes)
    figures.push(
      ...(await withBusinesses(ports, size, () =>
        inTab(browser, device, async (page): Promise<Metric[]> => {
          const cold = (await readsOfOpening(page, url)).length;
          const warm = (await readsOfOpening(page, url)).length;
          const name = `Documents read to open at ${size} businesses, beyond the announcements`;
          const ofWarm = `${name}: warm, where nothing has changed`;
          return [
            { name: `${name}: cold`, value: cold, unit: 'reads', budget: 4 },
            { name: ofWarm, value: warm, unit: 'reads', budget: 0 },
          ];
        }),
      )),
    );
  return figures;
}

async function inTab<T>(
  browser: Browser,
  device: Device,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  await using context = await browser.newContext({ storageState: device });
  return await work(await context.newPage());
}

/** Their paths, but for the announcements'. */
async function readsOfOpening(page: Page, url: string): Promise<string[]> {
  const reads = await watchReads(page);
  await openAppAndTime(page, url);
  let seen: string[] = [];
  for (;;) {
    const now = await reads();
    if (now.length === seen.length && now.length > 0) break;
    seen = now;
    await sleep(quietMs);
  }
  return seen.filter((path) => !path.includes('/announcements/'));
}
