import { expect, type Locator, type Page } from '@playwright/test';
import { holdBeforeCamera, pictureOf } from '../support/camera.ts';
import { openMaps } from '../support/device.ts';
import { whileInactive } from '../support/records.ts';
import { button, desktop, show, test, toast } from '../support/screens.ts';
import type { Fields } from '../support/send.ts';
import { timesOf } from '../support/times.ts';
import {
  activeEvent,
  businessesOf,
  progressOf,
  rewardsOf,
  vinoVeritas,
  westOf,
} from '../support/walk.ts';

const businesses = (page: Page) => page.getByRole('region', { name: /participating businesses/i });

/** Progress banner on the home screen. */
async function bannerOn(page: Page): Promise<Locator> {
  await show(page, '/');
  return page.getByRole('region', { name: String((await activeEvent()).name) });
}

const namesOf = (list: Fields[]) => list.map(({ name }) => String(name)).toSorted();

/** Expects the listed businesses to be these. */
async function expectListed(page: Page, names: string[]): Promise<void> {
  const links = businesses(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(names.length);
  expect((await links.allTextContents()).toSorted()).toEqual(names);
}

test.describe('2. Screens and routes: Home / map screen (signed in)', () => {
  test('Progress banner: event name, date, start-end times', async ({ newcomer: { page } }) => {
    const banner = await bannerOn(page);
    const event = await activeEvent();
    for (const text of Object.values(timesOf(event))) await expect(banner).toContainText(text);
    await expect(banner.getByRole('heading', { name: String(event.name) })).toBeVisible();
  });

  test('Progress banner: visited/total businesses, percentage bar', async ({ collector }) => {
    const progress = await progressOf(collector);
    const [visited, total] = [progress.visitedBusinesses, progress.totalBusinesses].map(Number);
    const banner = await bannerOn(collector.page);
    await expect(banner).toContainText(`${visited} of ${total}`);
    const percent = Math.round(((visited ?? 0) / (total ?? 0)) * 100);
    await expect(banner.getByText(`${percent}%`)).toBeVisible();
    const bar = banner.getByRole('progressbar');
    await expect(bar).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
  });

  test('Progress banner: number of rewards unlocked', async ({ collector }) => {
    const unlocked = Number((await progressOf(collector)).availableRewards);
    expect(unlocked).toBeGreaterThan(0);
    const banner = await bannerOn(collector.page);
    await expect(banner.getByText(new RegExp(`^${unlocked} rewards? unlocked`))).toBeVisible();
  });

  test('Progress banner: hours and minutes remaining', async ({ newcomer }) => {
    const event = await activeEvent();
    const banner = await bannerOn(newcomer.page);
    const text = await banner.getByText(/left$/).innerText();
    const [hours, minutes] = (text.match(/\d+/g) ?? []).map(Number);
    const remaining = (Date.parse(String(event.endTime)) - Date.now()) / 60_000;
    const shown = (hours ?? 0) * 60 + (minutes ?? 0);
    expect(Math.abs(shown - remaining)).toBeLessThan(2);
  });

  test('Interactive-map card', async ({ newcomer }) => {
    const list = await businessesOf();
    await show(newcomer.page, '/');
    const map = newcomer.page.getByRole('region', { name: /^map/i });
    for (const name of namesOf(list)) await expect(map.getByRole('button', { name })).toBeEnabled();
    await expect(map.getByRole('button', { name: /zoom in/i })).toBeEnabled();
  });

  test('Participating businesses grid with All/Visited/Nearby buttons: They filter', async ({
    tab,
    collector,
  }) => {
    const list = await businessesOf(collector);
    const geolocation = { ...westOf(vinoVeritas, 780), accuracy: 8 };
    const page = await tab(collector.page, { geolocation });
    await page.goto('/');
    await button(businesses(page), 'All').click();
    await expectListed(page, namesOf(list));
    await button(businesses(page), 'Visited').click();
    await expectListed(page, namesOf(list.filter(({ isVisited }) => isVisited)));
    await button(businesses(page), 'Nearby').click();
    await expectListed(page, [vinoVeritas.name]);
  });

  test('Shows up to 3 unvisited next businesses', async ({ collector }) => {
    const list = await businessesOf(collector);
    await show(collector.page, '/');
    const links = businesses(collector.page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(3);
    const unvisited = namesOf(list.filter(({ isVisited }) => !isVisited));
    for (const name of await links.allTextContents()) expect(unvisited).toContain(name);
  });

  test('Your Rewards section: first 3 rewards, count of available and pending', async ({
    collector,
  }) => {
    const rewards = await rewardsOf(collector);
    const available = rewards.filter(({ isUnlocked, isClaimed }) => isUnlocked && !isClaimed);
    const pending = rewards.filter(({ isUnlocked }) => !isUnlocked);
    await show(collector.page, '/');
    const section = collector.page.getByRole('region', { name: 'Your Rewards' });
    const items = section.getByRole('listitem');
    await expect(items).toHaveCount(3);
    const names = rewards.map(({ name }) => String(name));
    for (const text of await items.allInnerTexts())
      expect(names.filter((name) => text.includes(name))).not.toHaveLength(0);
    await expect(section.getByText(new RegExp(`${available.length} available`))).toBeVisible();
    await expect(section.getByText(new RegExp(`${pending.length} pending`))).toBeVisible();
  });

  test('Scan QR decodes: a venue code starts a check-in there', async ({
    tab,
    staff,
    newcomer,
  }) => {
    const name = namesOf(await businessesOf())[3] ?? '';
    await show(staff.page, '/admin/prints');
    const code = staff.page.getByRole('article', { name }).getByRole('img', { name: /QR code/ });
    const page = await tab(newcomer.page);
    await holdBeforeCamera(page, await pictureOf(code));
    await page.goto('/');
    await button(page, 'Scan QR').click();
    await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Check in' })).toBeVisible();
  });

  test('Scan QR decodes: anything else is named and refused politely', async ({
    tab,
    newcomer,
  }) => {
    await show(newcomer.page, `/waiver/${newcomer.submissionId}`);
    const code = newcomer.page.getByRole('img', { name: /QR code/ });
    const page = await tab(newcomer.page);
    await holdBeforeCamera(page, await pictureOf(code));
    await page.goto('/');
    await button(page, 'Scan QR').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/confirmation|registration|ticket/i).first()).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Check in' })).toHaveCount(0);
  });

  test('Get Directions to the next business (opens a maps service, walking)', async ({
    open,
    newcomer,
  }) => {
    const page = await open({ ...desktop, storageState: newcomer.session });
    await page.goto('/');
    const next = businesses(page).getByRole('listitem').getByRole('link').first();
    await expect(next).toBeVisible();
    // Again if the first location or the crowd has changed the route between the two.
    await expect(async () => {
      const name = await next.textContent();
      const maps = await openMaps(page, () => button(page, 'Get Directions').click());
      await expect(maps).toHaveURL(/maps.*walking/);
      const [destination] = new URL(maps.url()).searchParams.get('destination')?.split(',') ?? [];
      await maps.close();
      expect(destination).toBe(name);
    }).toPass();
  });

  test('Share Progress (device share sheet)', async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page);
    await page.addInitScript(() => {
      const share = async (data?: ShareData) => {
        document.body.setAttribute('data-shared', String(data?.text));
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await page.goto('/');
    await button(page, 'Share Progress').click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', /0 of \d+/);
  });

  test('Share Progress (else copies text to clipboard)', async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      const writeText = async (text: string) => document.body.setAttribute('data-copied', text);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await page.goto('/');
    await button(page, 'Share Progress').click();
    await expect(toast(page, 'Copied to Clipboard')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-copied', /0 of \d+/);
  });

  test('Floating Quick Check-in button. Its text states users must be within 50 meters', async ({
    newcomer: { page },
  }) => {
    await show(page, '/');
    const quick = page.getByRole('button', { name: /quick check-in/i });
    await expect(quick).toContainText('within 50 meters');
    await expect(quick).toBeInViewport();
    const place = async () => (await quick.boundingBox())?.y ?? Number.NaN;
    await expect.poll(place).toBeGreaterThan(0);
    const before = await place();
    await page.mouse.wheel(0, 400);
    await expect(quick).toBeInViewport();
    await expect.poll(place).toBeCloseTo(before, 0);
  });

  test('The Quick Check-in button is placed so that it covers nothing', async ({
    newcomer: { page },
  }) => {
    await show(page, '/');
    const quick = page.getByRole('button', { name: /quick check-in/i });
    await expect(quick).toBeVisible();
    await expect(businesses(page).getByRole('listitem').first()).toBeVisible();
    const section = page.getByRole('region', { name: 'Your Rewards' });
    const last = section.getByRole('link').last();
    await expect(last).toBeVisible();
    await page.mouse.wheel(0, 4000);
    // Scrolls to the link, and fails if the button covers it.
    await last.click({ trial: true });
  });

  test('Skeleton loaders while loading', async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session });
    await page.route('**/google.firestore.v1.Firestore/**', () => undefined);
    await page.goto('/');
    await expect(page.getByRole('navigation')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  });

  test("A 'No Active Event' message when no event is active", { tag: '@alone' }, async ({
    admin,
    newcomer: { page },
  }) => {
    const { id, name } = await activeEvent();
    await whileInactive('events', [id], admin, async () => {
      await page.goto('/');
      await expect(page.getByText('No Active Event')).toBeVisible();
    });
    await expect(page.getByRole('region', { name: String(name) })).toBeVisible();
  });
});
