import { expect, type Page } from '@playwright/test';
import { whileInactive } from '../support/records.ts';
import { show, test } from '../support/screens.ts';
import { sendForList } from '../support/send.ts';
import { rewardsOf } from '../support/walk.ts';

/** Value of a counter. */
const counter = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

test.describe('2. Screens and routes: Rewards screen', () => {
  test('Counters Available, Claimed, Locked', async ({ collector }) => {
    const rewards = await rewardsOf(collector);
    const claimed = rewards.filter(({ isClaimed }) => isClaimed).length;
    const unlocked = rewards.filter(({ isUnlocked }) => isUnlocked).length;
    await show(collector.page, '/rewards');
    const { page } = collector;
    await expect(counter(page, 'Available')).toHaveText(String(unlocked - claimed));
    await expect(counter(page, 'Claimed')).toHaveText(String(claimed));
    await expect(counter(page, 'Locked')).toHaveText(String(rewards.length - unlocked));
  });

  test("Sections 'Available to Claim', 'In Progress'", async ({ collector }) => {
    const rewards = await rewardsOf(collector);
    await show(collector.page, '/rewards');
    const section = (name: string) => collector.page.getByRole('region', { name });
    for (const { name, isUnlocked } of rewards) {
      const place = section(isUnlocked ? 'Available to Claim' : 'In Progress');
      await expect(place.getByRole('heading', { name: String(name) })).toBeVisible();
    }
  });

  test("Empty state 'No rewards yet'", async ({ newcomer: { page } }) => {
    await show(page, '/rewards');
    await expect(page.getByText('No rewards yet')).toBeVisible();
  });

  test("Empty state 'No Rewards Available'", { tag: '@alone' }, async ({ admin, newcomer }) => {
    const all = await sendForList('GET', '/api/admin/rewards', { token: admin });
    const active = all.filter(({ isActive }) => isActive).map(({ id }) => id);
    await whileInactive('rewards', active, admin, async () => {
      await newcomer.page.goto('/rewards');
      await expect(newcomer.page.getByText('No Rewards Available')).toBeVisible();
    });
  });
});
