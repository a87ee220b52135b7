import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { englishTexts } from '../../../tests/support/catalog-texts.ts';
import { openChromium } from '../../../tools/browser/chromium.ts';
import { demoEventId, runEventNow } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { host, type Ports } from '../../../tools/emulators/ports.ts';
import { type DemoBusiness, readDemoBusinesses } from '../api/requests.ts';
import { type Metric, median } from '../metric.ts';
import { waitForPaint } from './paint-timing.ts';
import { confirmedPage } from './phone.ts';

const { announcements, checkIn: words, confirmation, home } = englishTexts;

const rounds = 5;
const announcementsARound = 3;

interface Round {
  home: number;
  stamp: number;
  pixels: number[];
}

/**
 * Measures the waits of an attendee between registration and the first stamp, for five attendees in sequence.
 */
export async function measureEvening(ports: Ports): Promise<Metric[]> {
  await runEventNow(ports);
  await openDatabase(ports);
  const [place] = await readDemoBusinesses(ports);
  if (!place) throw new Error('The demo has no businesses.');
  await using browser = await openChromium();
  const taken: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    taken.push(await evening(browser, `http://${host}:${ports.hosting}`, place));
  return [
    {
      name: 'From the confirmation to the home',
      value: median(taken.map(({ home: shown }) => shown)),
      unit: 'ms',
      budget: 500,
    },
    {
      name: "Press 'Check in' to the stamp, beyond the server's time",
      value: median(taken.map(({ stamp }) => stamp)),
      unit: 'ms',
      budget: 150,
    },
    {
      name: 'A change sent to the server to its pixels',
      value: median(taken.flatMap(({ pixels }) => pixels)),
      unit: 'ms',
      budget: 100,
    },
  ];
}

async function evening(browser: Browser, url: string, place: DemoBusiness): Promise<Round> {
  const page = await confirmedPage(browser, url);
  try {
    const homePainted = await waitForPaint(page, { text: home.quickCheckIn });
    await page.getByRole('link', { name: confirmation.explore }).click();
    const shown = (await homePainted()).sincePress;
    await listensToAnnouncements(page);
    const pixels = [];
    for (let index = 0; index < announcementsARound; index += 1) pixels.push(await announce(page));
    return { home: shown, pixels, stamp: await stamp(page, place) };
  } finally {
    await page.context().close();
  }
}

/** An announcement that is published before the bell has counted the earlier ones is not shown as new. */
async function listensToAnnouncements(page: Page): Promise<void> {
  const [anyUnread] = announcements.bell({ unread: 1 }).split('1');
  await page.getByRole('button', { name: anyUnread }).waitFor();
}

/** Publishes an announcement. Returns the time until it is painted, in milliseconds. */
async function announce(page: Page): Promise<number> {
  const title = `Water at the corner ${randomUUID().slice(0, 8)}`;
  const seen = await waitForPaint(page, { text: title });
  const now = new Date().toISOString();
  const times = { publishAt: now, createdAt: now, updatedAt: now };
  const path = `${documentPaths.announcements(demoEventId)}/${randomUUID()}`;
  const data = { title, message: 'Come.', isPublished: true, version: 1, ...times };
  const sentAt = Date.now();
  await commit([{ kind: 'create', path, data }]);
  return (await seen()).at - sentAt;
}

/** Checks in. Returns the time from the end of the request until the stamp is painted, in milliseconds. */
async function stamp(page: Page, { name, latitude, longitude }: DemoBusiness): Promise<number> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude, longitude, accuracy: 8 });
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  const press = page.getByRole('button', { name: words.checkInAt({ name }) });
  await press.waitFor();
  const seen = await waitForPaint(page, { selector: '.moment-stamp' });
  const checkInRequest = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/api/checkins'),
  );
  await press.click();
  const [{ sincePress }, request] = await Promise.all([seen(), checkInRequest]);
  return sincePress - request.timing().responseEnd;
}
