import { expect } from '@playwright/test';
import { button, complete, continueAsCash, fillIn, show, test } from './support/screens.ts';
import type { Fields } from './support/send.ts';
import { dayOf } from './support/times.ts';
import { placesOfEvent, rewardsOf, sendCheckIn, vinoVeritas } from './support/walk.ts';

test.describe('4. States and transitions: Rewards', () => {
  test('Reward: locked (progress bar and completed count of required visits)', async ({
    newcomer: { page },
  }) => {
    await show(page, '/rewards');
    const reward = page.getByRole('listitem').filter({ hasText: 'Three Doors Down' });
    await expect(reward.getByRole('progressbar')).toBeVisible();
    await expect(reward).toContainText(/0 of 3/);
  });

  test("Reward: available/unlocked ('View Reward' shows a congratulations message telling the user to show it to a participating business)", async ({
    openAs,
    admin,
  }) => {
    const places = await placesOfEvent(admin);
    const { page, ...person } = await openAs('Lena Fox');
    // Seconds to walk to each; who is faster waits for staff.
    const way = { 'The Orpheum': 0, 'Lantern & Loom': 4, 'The Print Room': 8 };
    for (const [name, seconds] of Object.entries(way)) {
      await page.waitForTimeout(seconds * 1000);
      const place = places.find((each) => each.name === name);
      if (place) await sendCheckIn(person, place);
    }
    await page.goto('/rewards');
    await button(page, /^View Reward.*Three Doors Down/).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/congratulations/i)).toBeVisible();
    await expect(dialog.getByText(/show (it|this) to a participating business/i)).toBeVisible();
  });

  test("'View Reward' shows also a one-time redemption code (QR and digits). A staff member redeems it; only that marks it claimed, once, with its date", async ({
    openAs,
    staff,
  }) => {
    const { page, ...person } = await openAs('Omar Reed');
    await sendCheckIn(person, vinoVeritas);
    await page.goto('/rewards');
    await button(page, /^View Reward.*First Pour/).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    const code = await dialog.getByText(/^\d{4} \d{4}$/).innerText();
    const find = async () => {
      await show(staff.page, '/admin/desk');
      await staff.page.getByRole('searchbox').fill(code);
      await staff.page.getByRole('button', { name: 'Find' }).click();
      return staff.page.getByRole('dialog');
    };
    const handOver = (await find()).getByRole('button', { name: /hand/i });
    await expect(handOver).toBeVisible();
    const [claimed] = await rewardsOf(person);
    expect(claimed).toMatchObject({ isClaimed: false });
    await handOver.click();
    await expect(page.getByText(/claimed/i).first()).toBeVisible();
    await page.goto('/rewards');
    const section = page.getByRole('region', { name: 'Claimed Rewards' });
    const firstPour = section.getByRole('listitem').filter({ hasText: 'First Pour' });
    const isFirstPour = ({ id }: Fields) => id === claimed?.id;
    const { claimedAt } = (await rewardsOf(person)).find(isFirstPour) ?? {};
    await expect(firstPour).toContainText(`Claimed ${dayOf(claimedAt)}`);
    const again = await find();
    await expect(again).toBeVisible();
    await expect(again.getByRole('button', { name: /^hand/i })).toHaveCount(0);
  });

  test("'View Reward': while the payment is due, what is due, where, and 'Show my ticket'", async ({
    open,
  }) => {
    const page = await open();
    await page.goto('/waiver');
    await continueAsCash(page);
    await fillIn(page, { fullName: 'Cal Bright', email: `cal.${Date.now()}@example.com` });
    await sendCheckIn(await complete(page), vinoVeritas);
    await page.goto('/rewards');
    await expect(page.getByText(/\$35 at the desk/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show my ticket' })).toBeVisible();
    await expect(button(page, /^View Reward/)).toHaveCount(0);
  });

  test("'View Reward': a reward that is picked up at the desk says so", async ({
    collector: { page },
  }) => {
    await show(page, '/rewards');
    await button(page, /^View Reward.*First Pour/).click();
    await expect(page.getByRole('dialog')).toContainText(/show this at the registration desk/i);
  });
});
