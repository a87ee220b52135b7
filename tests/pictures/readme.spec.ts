import { join } from 'node:path';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { timeZoneText } from '@wine-walk/common/lib/date-text.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { root } from '../../tools/shared/paths.ts';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { openCheckInOf } from '../support/e2e/open-app.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { generateEventDocuments } from '../support/generated-event.ts';
import { pictures } from '../support/pictures/pictures.ts';
import { newcomer, progressMidEvent, setProgress } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';
import type { SharedRecords } from '../support/screens/shared-records.ts';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
const phone = {
  ...pixel,
  viewport: { width: 412, height: 892 },
  deviceScaleFactor: 1,
};
const hourMs = 60 * 60_000;

/** Moves the demo event to a time zone where it is 6 PM now; it began an hour ago. Returns its start and zone. */
async function runInTheEvening(records: SharedRecords) {
  const now = new Date();
  const hours = ((18 - now.getUTCHours() + 12 + 24) % 24) - 12;
  const start = new Date(Math.floor(now.getTime() / hourMs - 1) * hourMs);
  // The sign of these names is that of POSIX.
  const timeZone = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  await records.changeEvent({
    timeZone,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 4.5 * hourMs).toISOString(),
  });
  return { start, timeZone };
}

/** Replaces the name of the zone where it is evening by that of the demo event's own zone. */
async function showOwnZone(page: Page, timeZone: string): Promise<void> {
  const nameOf = (zone: string) =>
    timeZoneText(new Date().toISOString(), { locale: 'en-US', timeZone: zone });
  const names = { evening: nameOf(timeZone), own: nameOf('America/New_York') };
  const named = page.getByText(names.evening);
  await expect(named.first()).toBeVisible();
  await named.evaluateAll((elements, { evening, own }) => {
    for (const element of elements) element.textContent = element.textContent.replace(evening, own);
  }, names);
}

/** Saves screenshots side by side. */
async function saveSideBySide(browser: Browser, shots: readonly Buffer[], path: string) {
  const page = await browser.newPage({ viewport: { width: 1728, height: 920 } });
  const images = shots.map(
    (shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`,
  );
  await page.setContent(`<style>
    body { margin: 0; padding: 14px; display: flex; gap: 17px; background: #e8dfd8 }
    img { border-radius: 12px }
  </style>${images.join('')}`);
  await page.screenshot({ path });
  await page.close();
}

async function shotOf(page: Page): Promise<Buffer> {
  await waitUntilStable(page);
  return page.screenshot({ animations: 'disabled' });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('landing page, home screen, stamp and redemption code', async ({
    browser,
    attendee,
    page,
    person,
    records,
    texts,
  }) => {
    await runInTheEvening(records);
    await page.goto('/');
    await expect(page.getByText(/Tonight/).first()).toBeVisible();
    const landing = await shotOf(page);

    await setProgress(person, newcomer());
    const { id, name } = demoBusiness('vino-veritas');
    await setLocationNear(attendee.context(), id, 6);
    await openCheckInOf(attendee, id, texts.businesses.checkInAt({ name }));
    await attendee.getByRole('button', { name: texts.checkIn.checkInAt({ name }) }).click();
    await attendee.getByRole('dialog', { name: texts.checkIn.checkedInTitle }).waitFor();
    const stamp = await shotOf(attendee);

    await setProgress(person, progressMidEvent());
    await setLocationNear(attendee.context(), 'the-orpheum', 12);
    await attendee.goto('/');
    await expect(attendee.getByText(texts.home.rewardsTitle)).toBeVisible();
    // The live map replaces the sketch, and live data the cached ones with their time.
    await expect(attendee.locator('.leaflet-container canvas').first()).toBeVisible();
    await expect(attendee.getByText(/^As of/)).toHaveCount(0);
    const home = await shotOf(attendee);

    await attendee.goto('/rewards');
    await attendee
      .getByRole('link', { name: texts.rewards.viewRewardNamed({ name: 'Gold Stamp' }) })
      .click();
    const code = attendee.getByRole('dialog').getByRole('img', { name: /\d{4} \d{4}/ });
    await expect(code).toBeVisible();
    const reward = await shotOf(attendee);

    await saveSideBySide(browser, [landing, home, stamp, reward], join(root, pictures.phone.file));
  });
});

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('overview of the portal', async ({ page, records }) => {
    const { start, timeZone } = await runInTheEvening(records);
    const written = generateEventDocuments(60, {
      eventId: demoEventId,
      start: start.getTime(),
      businessIds: ['vino-veritas', 'oak-and-ash', 'corner-books', 'the-orpheum'],
      rewardIds: ['first-pour'],
    });
    const minute = (Date.now() - start.getTime()) / 60_000;
    const past = written.filter((each) => each.minute < minute);
    await records.addDocuments(new Map(past.map(({ path, data }) => [path, data])));
    await openAsStaff(page);
    await expect(page.getByRole('img', { name: /^Check-ins every 10 minutes/ })).toBeVisible();
    await waitUntilStable(page);
    await showOwnZone(page, timeZone);
    await page.screenshot({ path: join(root, pictures.portal.file), animations: 'disabled' });
  });
});
