import { expect, type Locator, type Page } from '@playwright/test';
import { submit } from '../support/api/people.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { someone } from '../support/e2e/registration.ts';
import { test } from '../support/screens/screens.ts';

const { checkIn, feedback, home, map } = englishTexts;

const tablet = { width: 820, height: 1180 };
const minute = 60_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

const expectToFillTablet = (page: Page) =>
  expect
    .poll(() => page.getByRole('dialog').boundingBox())
    .toEqual({ x: 0, y: 0, width: tablet.width, height: tablet.height });

test('the stamp of a check-in fills a tablet', async ({ newcomer: page }) => {
  await page.setViewportSize(tablet);
  await setLocationNear(page.context(), 'vino-veritas', 5);
  await page.goto('/');
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: checkIn.checkInAt({ name: 'Vino Veritas' }) }).click();
  await expect(page.getByRole('heading', { name: checkIn.checkedInTitle })).toBeVisible();
  await expectToFillTablet(page);
});

test('the whole map fills a tablet', async ({ newcomer: page }) => {
  await page.setViewportSize(tablet);
  await page.goto('/');
  await page.getByRole('link', { name: map.open }).click();
  await expectToFillTablet(page);
  // The sheet has their place at the lower edge.
  const startOf = async (name: string) => (await page.locator(name).last().boundingBox())?.x ?? NaN;
  await expect
    .poll(async () => (await startOf('.walk-map-attribution')) - (await startOf('.walk-map-scale')))
    .toBe(0);
  const attribution = await page.locator('.walk-map-attribution').last().boundingBox();
  expect(attribution?.width).toBeLessThan(160);
});

test('directions are the main action of a business far away on the map', async ({
  newcomer: page,
}) => {
  await setLocationNear(page.context(), 'vino-veritas', 300);
  await page.goto('/?map=open');
  const background = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const panel = page.locator('.map-dialog .business-panel');
  const [checkInHere, directions] = [/^Check in at/, /^Get directions to/].map((name) =>
    panel.getByRole('button', { name }),
  ) as [Locator, Locator];
  await expect(directions).toBeVisible();
  const main = await background(page.locator('.quick-button'));
  await expect.poll(() => background(directions)).toBe(main);
  expect(await background(checkInHere)).not.toBe(main);
});

test('the offer to install covers nothing of a confirmation on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { json } = await submit({ ...someone() });
  await page.clock.install();
  await page.goto(`/waiver/${json.submissionId}`);
  const banner = page.locator('.confirmation-banner');
  await expect(banner).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  const offer = page.locator('.offer-install');
  await expect(offer).toBeVisible();
  const overlap = async () => {
    const [above, below] = [await offer.boundingBox(), await banner.boundingBox()];
    return above && below && above.y + above.height - below.y;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y;

test('both columns after the event begin at the same height', async ({
  attendee: page,
  records,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await records.changeEvent({ startTime: fromNow(-300 * minute), endTime: fromNow(-minute) });
  await page.goto('/');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(heading(feedback.title)).toBeVisible();
  const recap = await topOf(heading(home.summaryTitle));
  expect(recap).toBeDefined();
  await expect.poll(() => topOf(heading(feedback.title))).toBe(recap);
});

test('four ways home are in lines of equal length', async ({ attendee: page }) => {
  await page.goto('/profile');
  const ways = page.getByRole('region', { name: home.wayHomeTitle }).getByRole('link');
  await expect(ways).toHaveCount(4);
  const perLine = async () => {
    const tops = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().y));
    return Object.values(Object.groupBy(tops, String)).map((line) => line?.length);
  };
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set(await perLine()).size).toBe(1);
  }
});

test('the passes of several people are whole on a wide screen, on the ticket and the confirmation', async ({
  newcomer: page,
  person,
}) => {
  const { guests } = englishTexts;
  await page.setViewportSize(tablet);
  await page.goto(`/waiver/${person.submissionId}`);
  await page.getByRole('button', { name: guests.add }).click();
  await page.getByRole('textbox', { name: guests.fullName }).fill('Noor Haddad');
  // Clicks the label, because the drawn box covers the control, and the dialog grows when the release is there.
  await page.getByText(guests.over21({ age: 21 })).click();
  await expect(page.getByRole('checkbox', { name: guests.over21({ age: 21 }) })).toBeChecked();
  await page.getByRole('button', { name: guests.submit }).click();
  await expect(
    page.getByRole('heading', { name: guests.done({ name: 'Noor Haddad' }) }),
  ).toBeVisible();
  const cards = page.locator('.pass-card');
  for (const path of [`/waiver/${person.submissionId}`, '/profile/ticket']) {
    await page.goto(path);
    await expect(cards).toHaveCount(2);
    for (const size of [tablet, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      const isWhole = () =>
        cards.last().evaluate((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          const deck = card.parentElement?.getBoundingClientRect();
          const y = Math.max(top, 0) + 40;
          const corner = document.elementFromPoint(right - 20, Math.min(y, innerHeight - 1));
          const isCovered = top < innerHeight && !card.contains(corner);
          return left >= (deck?.left ?? 0) && right <= (deck?.right ?? 0) && !isCovered;
        });
      await expect.poll(isWhole, { message: `${path} at ${size.width}` }).toBe(true);
    }
  }
});
