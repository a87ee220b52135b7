import type { Page } from '@playwright/test';
import { englishTexts } from '../../../tests/support/catalog-texts.ts';
import { openChromium } from '../../../tools/browser/chromium.ts';
import { runEventNow } from '../../../tools/demo/run-event-now.ts';
import { host, type Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import { waitForPaint } from './paint-timing.ts';
import { registeredPage } from './phone.ts';

const { wines } = englishTexts;
const wine = 'Cabernet Franc 2023';
const rounds = 7;
const liked = `button[aria-pressed="true"][aria-label*="${wine}"]`;

/** Measures the time from the press on a heart until it is painted as liked, with and without a connection. */
export async function measureLikedWines(ports: Ports): Promise<Metric[]> {
  await runEventNow(ports);
  const url = `http://${host}:${ports.hosting}`;
  await using browser = await openChromium();
  const page = await registeredPage(browser, url);
  await page.goto(`${url}/businesses?business=vino-veritas`);
  const metric = async (name: string): Promise<Metric> => ({
    name: `Press on a heart to its pixels, ${name}`,
    value: median(await likes(page)),
    unit: 'ms',
    budget: 100,
  });
  const online = await metric('online');
  await page.context().setOffline(true);
  const offline = await metric('offline');
  await page.context().close();
  return [online, offline];
}

/** Likes a drink and takes it back several times. Returns the times until it is painted, in milliseconds. */
async function likes(page: Page): Promise<number[]> {
  const heart = page.getByRole('button', { name: wines.like({ name: wine }) });
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const seen = await waitForPaint(page, { selector: liked });
    await heart.click();
    times.push((await seen()).sincePress);
    await heart.click();
    await page.getByLabel(wines.note({ name: wine })).waitFor({ state: 'detached' });
  }
  return times;
}
