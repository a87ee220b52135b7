import { expect, type Locator, type Page } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { test } from '../support/screens/screens.ts';

const { businesses, checkIn, feedback, home, map } = englishTexts;

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
  const startOf = async (name: string) => (await page.locator(name).last().boundingBox())?.x;
  const scale = await startOf('.walk-map-scale');
  expect(scale).toBeDefined();
  await expect.poll(() => startOf('.walk-map-attribution')).toBe(scale);
  const attribution = await page.locator('.walk-map-attribution').last().boundingBox();
  expect(attribution?.width).toBeLessThan(160);
});

test('directions are the main action of a business far away on the map', async ({
  newcomer: page,
}) => {
  await setLocationNear(page.context(), 'vino-veritas', 300);
  await page.goto('/?map=open');
  const name = 'Vino Veritas';
  const panel = page.getByRole('dialog').getByRole('region', { name });
  const background = (button: string) =>
    panel
      .getByRole('button', { name: button })
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const backgrounds = async () => ({
    directions: await background(businesses.directionsTo({ name })),
    checkIn: await background(businesses.checkInAt({ name })),
  });
  const far = await backgrounds();
  expect(far.directions).not.toBe(far.checkIn);
  await setLocationNear(page.context(), 'vino-veritas', 5);
  await expect.poll(backgrounds).toEqual({ directions: far.checkIn, checkIn: far.directions });
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y;

test('both columns after the event begin at the same height, with ways home in equal lines', async ({
  attendee: page,
  records,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await records.changeEvent({
    startTime: fromNow(-300 * minute),
    endTime: fromNow(-minute),
  });
  await page.goto('/');
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(heading(feedback.title)).toBeVisible();
  const wayHome = await topOf(heading(home.wayHomeTitle));
  expect(wayHome).toBeDefined();
  await expect.poll(() => topOf(heading(feedback.title))).toBe(wayHome);
  const ways = page.getByRole('region', { name: home.wayHomeTitle }).getByRole('link');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const perLine = async () => {
      const tops = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().y));
      return Object.values(Object.groupBy(tops, String)).map((line) => line?.length);
    };
    await expect.poll(async () => new Set(await perLine()).size).toBe(1);
  }
});
