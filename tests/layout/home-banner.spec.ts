import { expect, type Page } from '@playwright/test';
import { setArrived } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

test.use({ locale: 'es-US' });

test('the folded banner is one line on a small phone with every stop made', async ({
  finisher: page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const line = page.locator('.banner-line');
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.height).toBeLessThan(48);
});

test('the ticket is an icon beside the folded banner once the attendee is in', async ({
  finisher: page,
  person,
}) => {
  await setArrived(person);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const ticket = page.locator('[data-step="done"]');
  await expect.poll(async () => (await ticket.boundingBox())?.width).toBe(48);
  const line = await page.locator('.banner-line').boundingBox();
  const icon = await ticket.boundingBox();
  expect(icon?.x).toBeGreaterThanOrEqual((line?.x ?? NaN) + (line?.width ?? NaN));
  expect(Math.abs((icon?.y ?? NaN) - (line?.y ?? NaN))).toBeLessThan(48);
});

test('the map is on the first screen of a small phone in the last half hour, also with the offer to install', async ({
  attendee: page,
  records,
  texts: { home, install },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await records.changeEvent({ endTime: new Date(Date.now() + 20 * 60_000).toISOString() });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('region', { name: home.wayHomeTitle })).toBeVisible();
  await expect.poll(() => visibleMapHeight(page)).toBeGreaterThan(190);
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: install.install, exact: true })).toBeVisible();
  await expect.poll(() => visibleMapHeight(page)).toBeGreaterThan(190);
});

test('the map is on the first screen of a small phone with the offer to install', async ({
  newcomer: page,
  texts: { home, install },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByText(home.rewardsTitle)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(page.getByRole('button', { name: install.install, exact: true })).toBeVisible();
  await expect.poll(() => visibleMapHeight(page)).toBeGreaterThan(150);
});

/** Returns the height of the map between the top of the screen and the docked bar, in pixels. */
async function visibleMapHeight(page: Page): Promise<number> {
  const map = await page.locator('.map-card-canvas').boundingBox();
  const bar = await page.locator('.quick').boundingBox();
  return Math.min((map?.y ?? 0) + (map?.height ?? 0), bar?.y ?? 0) - (map?.y ?? 0);
}

test('the ways home are above the navigation after the end, also on a short page', async ({
  newcomer: page,
  records,
  texts: { home },
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await records.changeEvent({ endTime: new Date(Date.now() - 60_000).toISOString() });
  await page.goto('/');
  await expect(page.getByText(home.summaryNone)).toBeVisible();
  const bar = page.getByRole('region', { name: home.wayHomeTitle });
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  const navigation = await page.locator('.navigation').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(navigation?.y ?? 0, -1);
  for (const link of await bar.getByRole('link').all()) {
    expect(await link.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});
