import { expect, type Page } from '@playwright/test';
import { phone, show, test } from '../support/screens.ts';
import { sendForFields } from '../support/send.ts';
import { forgetTimeOf } from '../support/stored.ts';
import { fullDayOf } from '../support/times.ts';
import { activeEventId, checkIn, checkInsOf, progressOf, vinoVeritas } from '../support/walk.ts';

const empty = 'No check-ins yet. Start exploring to earn your first check-in!';

/** Value beside a label, in a part of the profile. */
const figure = (page: Page, part: string, label: RegExp) =>
  page
    .getByRole('region', { name: part })
    .getByRole('term')
    .filter({ hasText: label })
    .locator('xpath=following-sibling::dd');

test.describe('2. Screens and routes: Profile screen', () => {
  test("Avatar with initials, name, email, a 'Wine Walk Participant' badge", async ({
    newcomer: { page, fullName, email },
  }) => {
    await show(page, '/profile');
    const main = page.getByRole('main');
    for (const text of ['CM', fullName, email, 'Wine Walk Participant'])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  });

  test('Current Event Progress: visited/total businesses, rewards available, completion percent (rounded visited/total)', async ({
    newcomer,
    collector,
  }) => {
    for (const person of [newcomer, collector]) {
      const progress = await progressOf(person);
      const [visited, total] = [progress.visitedBusinesses, progress.totalBusinesses].map(Number);
      await show(person.page, '/profile');
      const value = (label: RegExp) => figure(person.page, 'Current Event Progress', label);
      await expect(value(/visited/i)).toHaveText(`${visited}/${total}`);
      await expect(value(/rewards available/i)).toHaveText(String(progress.availableRewards));
      const percent = Math.round((100 * (visited ?? 0)) / (total ?? 0));
      await expect(value(/complet/i)).toHaveText(`${percent}%`);
    }
  });

  test("Recent Check-ins: latest 5, each 'Business #{businessId}', time, and a Verified or Pending badge", async ({
    collector,
  }) => {
    const latest = (await checkInsOf(collector)).slice(0, 5);
    await show(collector.page, '/profile');
    const section = collector.page.getByRole('region', { name: 'Recent Check-ins' });
    const items = section.getByRole('listitem');
    await expect(items).toHaveCount(5);
    for (const { businessId, isVerified } of latest) {
      const item = items.filter({ hasText: `Business #${String(businessId)}` });
      await expect(
        item.getByText(isVerified ? 'Verified' : 'Pending', { exact: true }),
      ).toBeVisible();
      await expect(item.getByText(/\d+:\d\d\s?[AP]M/)).toBeVisible();
    }
  });

  test("Recent Check-ins: 'Unknown time'", async ({ openAs }) => {
    const { page, ...person } = await openAs('Ada Quill');
    await checkIn(person);
    await forgetTimeOf(person.id, await activeEventId(), vinoVeritas.id);
    await page.goto('/profile');
    const section = page.getByRole('region', { name: 'Recent Check-ins' });
    await expect(section.getByRole('listitem')).toContainText('Unknown time');
  });

  test(`Empty text: '${empty}'`, async ({ newcomer: { page } }) => {
    await show(page, '/profile');
    await expect(page.getByText(empty)).toBeVisible();
  });

  test("Achievements: total check-ins, events participated, rewards earned, counted from the participant's records", async ({
    newcomer,
    collector,
  }) => {
    const value = (page: Page, label: RegExp) => figure(page, 'Achievements', label);
    await show(newcomer.page, '/profile');
    await expect(value(newcomer.page, /total check-ins/i)).toHaveText('0');
    await show(collector.page, '/profile');
    const all = await checkInsOf(collector);
    const counted = all.filter(({ isVerified }) => isVerified).length;
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(all.length);
    await expect(value(collector.page, /total check-ins/i)).toHaveText(String(counted));
    await expect(value(collector.page, /events participated/i)).toHaveText('1');
    const { availableRewards } = await progressOf(collector);
    await expect(value(collector.page, /rewards earned/i)).toHaveText(String(availableRewards));
  });

  test('Account Info: member since, phone, status Active', async ({
    newcomer: { page, id, token },
  }) => {
    const { createdAt } = await sendForFields('GET', `/api/participants/${id}`, { token });
    await show(page, '/profile');
    const memberSince = figure(page, 'Account Info', /member since/i);
    await expect(memberSince).toContainText(fullDayOf(createdAt));
    await expect(figure(page, 'Account Info', /phone/i)).toContainText(phone);
    await expect(figure(page, 'Account Info', /status/i)).toHaveText('Active');
  });

  test("If the participant is not found: 'Participant not found'", async ({ tab, lost }) => {
    const page = await tab(lost.page);
    // An answer would end the session of a person whom the server does not know.
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/profile');
    await expect(page.getByText('Participant not found')).toBeVisible();
  });
});
