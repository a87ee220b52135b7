import { type CDPSession, devices, type Locator, type Page } from '@playwright/test';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { portalHref } from '../../../web/src/portal/paths.ts';
import { openChromium } from '../../browser/chromium.ts';
import { openDatabase } from '../../emulators/database.ts';
import { host, type Ports } from '../../emulators/ports.ts';
import { newTickets, signInAdmin } from '../api/admin.ts';
import { importSize, moreRegistrations } from '../api/many.ts';
import { type Metric, median } from '../metric.ts';

const wanted = 20_000;
/** Each goes through so many pages, and then searches. */
const rounds = 5;
const pages = 5;
/** A list is asked for by its emulator, which has no indexes. Milliseconds. */
const patience = 30_000;

const lists = ['tickets', 'registrations'] as const;
type List = (typeof lists)[number];

/**
 * What a page of the portal keeps in its heap of 20,000 tickets or registrations, after its garbage is collected: once
 * the pages of the list were gone through and searched, beside what it was with the first page.
 */
export async function measurePageMemory(ports: Ports): Promise<Metric[]> {
  await haveMany(ports);
  await using browser = await openChromium();
  const context = await browser.newContext({ ...devices['Desktop Chrome'], locale: 'en-US' });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await signIn(page, `http://${host}:${ports.hosting}`);
  const figures: Metric[] = [];
  for (const list of lists) figures.push(...(await memoryOf(list, page, session)));
  return figures;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await page.getByLabel(/^Username/).fill('admin');
  await page.getByLabel(/^Password/).fill('winewalk');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).waitFor();
}

async function memoryOf(list: List, page: Page, session: CDPSession): Promise<Metric[]> {
  await page.goto(new URL(portalHref(list, { walks: 'all' }), page.url()).href);
  const paging = page.getByRole('navigation', { name: 'Pages' });
  const search = page.getByRole('searchbox');
  await paging.waitFor();
  const first = await heapMb(session);
  const heaps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let turned = 0; turned < pages; turned += 1) await turnPage(paging);
    await search.fill('zzz');
    await paging.waitFor({ state: 'hidden' });
    await search.fill('');
    await paging.waitFor();
    heaps.push(await heapMb(session));
  }
  const name = `20,000 ${list}: page memory`;
  return [
    { name: `${name} with the first page`, value: first, unit: 'MB', budget: null },
    {
      name: `${name} after ${rounds * pages} pages and ${rounds} searches, beside that`,
      value: median(heaps.slice(-3)) / first,
      unit: 'times',
      budget: 1.2,
    },
  ];
}

async function turnPage(paging: Locator): Promise<void> {
  const page = Number(/\d+/.exec(await paging.getByRole('status').innerText()));
  await paging.getByRole('button', { name: 'Next' }).click();
  await paging.getByText(`Page ${page + 1}`, { exact: true }).waitFor();
}

async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** Writes down what is missing of 20,000 each. */
async function haveMany(ports: Ports): Promise<void> {
  const database = await openDatabase(ports);
  const at = `http://${host}:${ports.hosting}`;
  const missing = async (list: List) =>
    Math.max(
      0,
      wanted - (await database.collection(documentPaths[list]).count().get()).data().count,
    );
  const admin = await signInAdmin(at);
  for (let left = await missing('tickets'); left > 0; left -= importSize)
    await newTickets(at, admin, Math.min(importSize, left));
  const registrations = await missing('registrations');
  if (registrations > 0) await moreRegistrations(ports, at, registrations);
}
