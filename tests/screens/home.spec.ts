import { expect } from '@playwright/test';
import { withoutSharing } from '../support/screens/devices.ts';
import { setRegistered } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

const hour = 60 * 60_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
/** Outside every district. */
const faraway = { latitude: 40.7, longitude: -74, accuracy: 8 };

test('first visit to the home screen', async ({ newcomer: page, texts: { home }, inspect }) => {
  await page.goto('/');
  await expect(page.getByText(home.rewardsTitle)).toBeVisible();
  await inspect(page, 'home-before');
  await page.getByRole('button', { name: home.visited, exact: true }).click();
  await expect(page.getByText(home.noneVisited)).toBeVisible();
  await inspect(page, 'home-visited-none');
  await page.context().setGeolocation(faraway);
  await page.getByRole('button', { name: home.nearby, exact: true }).click();
  await expect(page.getByText(home.noneNearby)).toBeVisible();
  await inspect(page, 'home-nearby-none');
});

test('event in progress', { tag: '@each-screen' }, async ({
  attendee: page,
  texts: { home },
  inspect,
}) => {
  await page.goto('/');
  await expect(page.getByText(home.rewardsTitle)).toBeVisible();
  await inspect(page, 'home');
  await page.getByRole('button', { name: home.visited, exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Corner Books' })).toBeVisible();
  await inspect(page, 'home-visited');
});

test('every business visited', async ({ finisher: page, texts: { home }, inspect }) => {
  await page.goto('/');
  await expect(page.getByText(home.noneNext)).toBeVisible();
  await inspect(page, 'home-all-visited');
  await page.getByRole('button', { name: home.directions }).click();
  await expect(page.getByText(home.noneLeftTitle)).toBeVisible();
  await inspect(page, 'home-nowhere-to-walk');
});

test('share dialog without Web Share', async ({ attendee: page, texts: { home }, inspect }) => {
  await withoutSharing(page);
  await page.goto('/');
  await page.getByRole('button', { name: home.share }).click();
  await expect(page.getByRole('dialog').getByText(home.shareHelp)).toBeVisible();
  await inspect(page, 'share-text');
});

test('home screen without a registration', async ({
  newcomer: page,
  person,
  texts: { home },
  inspect,
}) => {
  await setRegistered(person, false);
  await page.goto('/');
  await expect(page.getByText(home.registerText)).toBeVisible();
  await inspect(page, 'home-not-registered');
});

test('home screen before, after and without an event', { tag: '@each-screen' }, async ({
  attendee: page,
  records,
  texts,
  inspect,
}) => {
  const { home, common } = texts;
  await records.changeEvent({ startTime: fromNow(3.4 * hour), endTime: fromNow(8 * hour) });
  await page.goto('/');
  await expect(page.getByText(home.untilStart)).toBeVisible();
  await inspect(page, 'home-countdown');
  await records.changeEvent({ startTime: fromNow(-5 * hour), endTime: fromNow(-60_000) });
  await expect(page.getByText(home.summaryTitle)).toBeVisible();
  // The recap comes first, with the ways home in reach of the thumb.
  await expect(page.getByText(home.summaryTitle)).toBeInViewport();
  await expect(page.getByRole('link', { name: home.taxi })).toBeInViewport();
  await inspect(page, 'home-summary');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: home.shareAsPicture }).click();
  await saved;
  await expect(page.getByText(home.savedTitle)).toBeVisible();
  await inspect(page, 'home-summary-saved');
  // Its participants keep the links for their way home.
  await records.changeEvent({ isActive: false, updatedAt: fromNow(0) });
  await expect(page.getByText(common.noActiveEvent)).toBeVisible();
  await expect(page.getByRole('link', { name: home.taxi })).toBeVisible();
  await expect(page.getByText(home.summaryTitle)).toBeVisible();
  await inspect(page, 'home-inactive-event');
  await page.reload();
  await expect(page.getByText(home.summaryTitle)).toBeVisible();
  await records.changeEvent({ startTime: fromNow(-30 * hour), endTime: fromNow(-25 * hour) });
  await expect(page.getByText(home.summaryTitle)).toBeHidden();
  await expect(page.getByText(common.noActiveEvent)).toBeVisible();
  await inspect(page, 'home-no-event');
  for (const place of ['businesses', 'rewards', 'events', 'profile'] as const) {
    await page.getByRole('link', { name: texts.shell[place], exact: true }).click();
    await expect(page).toHaveURL(`/${place}`);
    await expect(page.getByRole('status', { name: common.loading })).toHaveCount(0);
    await inspect(page, `${place}-no-event`);
  }
});

test('last half hour', async ({ attendee: page, records, texts: { home }, inspect }) => {
  await records.changeEvent({ startTime: fromNow(-3 * hour), endTime: fromNow(0.4 * hour) });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(home.wayHomeTitle);
  await inspect(page, 'home-last-half-hour');
});

test('recap without a stamp', async ({ newcomer: page, records, texts: { home }, inspect }) => {
  await records.changeEvent({ startTime: fromNow(-5 * hour), endTime: fromNow(-60_000) });
  await page.goto('/');
  await expect(page.getByText(home.summaryNone)).toBeVisible();
  await inspect(page, 'home-summary-none');
});

test('announcements', { tag: '@each-screen' }, async ({
  attendee: page,
  records,
  texts: { announcements },
  inspect,
}) => {
  await page.goto('/');
  // Two of the demo, and those that tests of the portal published.
  const bell = new RegExp(announcements.bell({ unread: 2 }).replace('2', '\\d+'));
  await page.getByRole('button', { name: bell }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'announcements');
  await records.hushAnnouncements();
  await expect(page.getByText(announcements.emptyTitle)).toBeVisible();
  await inspect(page, 'announcements-none');
});
