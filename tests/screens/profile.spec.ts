import { expect } from '@playwright/test';
import { withoutParticipant } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

test('profile before the first visit', async ({ newcomer: page, texts: { profile }, inspect }) => {
  await page.goto('/profile');
  await expect(page.getByText(profile.noCheckIns)).toBeVisible();
  await inspect(page, 'profile-before');
});

test('profile and joining the leaderboard', { tag: '@each-screen' }, async ({
  attendee: page,
  texts,
  inspect,
}) => {
  const { profile } = texts;
  await page.goto('/profile');
  await expect(page.getByText('Maya Castellanos').first()).toBeVisible();
  await expect(page.getByText(profile.checkInsTitle)).toBeVisible();
  await inspect(page, 'profile');
  await page.getByRole('link', { name: profile.togetherTitle }).click();
  await expect(page.getByText(profile.leaderboardEmpty)).toBeVisible();
  await inspect(page, 'together');
  await page.getByRole('button', { name: profile.join }).click();
  await page.getByRole('button', { name: profile.joinNow, exact: true }).click();
  await expect(page.getByText(profile.displayNameShort)).toBeVisible();
  await inspect(page, 'together-leaderboard-name');
  await page.getByLabel(profile.displayName).fill('Maya on Mill Street');
  await page.getByRole('button', { name: profile.joinNow, exact: true }).click();
  await expect(page.getByText(profile.joinedAs({ name: 'Maya on Mill Street' }))).toBeVisible();
  await expect(page.getByRole('list', { name: profile.standingsLabel })).toBeVisible();
  await inspect(page, 'together-on-leaderboard');
  await page.getByRole('button', { name: profile.leave, exact: true }).click();
  await expect(page.getByRole('button', { name: profile.join })).toBeVisible();
});

test('settings, transfer code and storage use', { tag: '@each-screen' }, async ({
  attendee: page,
  texts,
  inspect,
}) => {
  await page.goto('/profile/settings');
  await expect(page.getByText(texts.device.storage.title)).toBeVisible();
  await inspect(page, 'settings');
  await page.getByRole('button', { name: texts.device.transfer.get }).click();
  await expect(page.getByLabel(texts.device.transfer.label)).toBeVisible();
  await inspect(page, 'settings-code');
});

test('pass', { tag: '@each-screen' }, async ({ attendee: page, texts, inspect }) => {
  await page.goto('/profile/ticket');
  await expect(page.getByText(texts.confirmation.facts)).toBeVisible();
  await inspect(page, 'pass');
});

test('group', { tag: '@each-screen' }, async ({ attendee: page, texts, inspect }) => {
  await page.goto('/profile/together');
  await page.getByRole('button', { name: texts.groups.start }).click();
  await expect(page.getByRole('list', { name: texts.groups.members })).toBeVisible();
  await inspect(page, 'together-group');
  await page.getByRole('button', { name: texts.groups.leave }).click();
  await expect(page.getByRole('button', { name: texts.groups.start })).toBeVisible();
  await page.goto('/group/no-group');
  await expect(page.getByRole('heading', { name: texts.groups.unknownTitle })).toBeVisible();
  await inspect(page, 'group-unknown');
});

test('every business visited', async ({ finisher: page, texts: { profile }, inspect }) => {
  await page.goto('/profile');
  await expect(page.getByText(profile.stampsCount({ stamped: 15, total: 15 }))).toBeVisible();
  await inspect(page, 'profile-all-visited');
});

test('profile with parts that cannot be loaded', async ({
  attendee: page,
  texts: { profile },
  inspect,
}) => {
  await page.route(/\/api\/(participants|events)\//, (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText(profile.achievementsFailed)).toBeVisible();
  await inspect(page, 'profile-parts-failed');
  await page.goto('/profile/together');
  await expect(page.getByText(profile.leaderboardFailed)).toBeVisible();
  await inspect(page, 'together-failed');
});

test('participant not found', async ({ attendee: page, person, texts: { profile }, inspect }) => {
  await page.route('**/api/participants', (route) => route.abort());
  await withoutParticipant(person, async () => {
    await page.goto('/profile');
    await expect(page.getByText(profile.notFoundTitle)).toBeVisible();
    await inspect(page, 'profile-not-found');
  });
});
