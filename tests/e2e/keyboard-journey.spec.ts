import { expect, type Locator, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { expectFocusInView, expectFocusWithin } from '../support/e2e/accessibility.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { anybodysTicket, registerAsNew } from '../support/e2e/registration.ts';

const business = demoBusiness('vino-veritas');
const { checkIn, common, home, registration, rewards, shell, ticket } = englishTexts;

// Animations cover elements for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Presses Tab until this element has the focus, which must always be visible. Returns the number of presses. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInView(page);
    if (await isThere()) return presses + 1;
  }
  throw new Error('80 presses of Tab do not reach the element.');
}

/** Expects no dialog; waits for a closing one, whose backdrop covers the page. */
async function expectNoDialog(page: Page): Promise<void> {
  await expect(page.locator('[data-scope=dialog]')).toHaveCount(0);
}

test('the keyboard alone checks in, opens the rewards and shows one', async ({ page, context }) => {
  test.setTimeout(120_000);
  await setLocationNear(context, business.id, 5);
  await registerAsNew(page, 'Ada Quill', await anybodysTicket());
  await expect(page.getByText(home.rewardsTitle)).toBeVisible();
  // The toast covers the top until it closes.
  await expect(page.getByText(registration.complete)).toBeHidden();

  await test.step('Quick Check-in, and back to it', async () => {
    const quick = page.getByRole('button', { name: home.quickCheckIn });
    await page.reload();
    await expect(quick).toBeVisible();
    expect(await tabTo(page, quick)).toBeLessThanOrEqual(10);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    const main = sheet.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) });
    await expect(main).toBeFocused();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await expect(quick).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
  });

  await test.step('the check-in is announced, and its confirmation closes', async () => {
    await page.keyboard.press('Enter');
    const moment = page.getByRole('dialog', { name: checkIn.checkedInTitle });
    await expectFocusWithin(moment);
    await tabTo(page, moment.getByRole('button', { name: common.close }));
    await page.keyboard.press('Enter');
    await expectNoDialog(page);
  });

  await test.step('to the rewards, and one opened and closed', async () => {
    const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
    await tabTo(page, navigation.getByRole('link', { name: shell.rewards, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const view = page.getByRole('link', { name: rewards.viewRewardNamed({ name: 'First Pour' }) });
    await tabTo(page, view);
    await page.keyboard.press('Enter');
    await expectFocusWithin(page.getByRole('dialog'));
    await expect(page.getByText(rewards.codeLabel).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await expect(view).toBeFocused();
  });

  await test.step('to my ticket, whose heading has the focus', async () => {
    await tabTo(page, page.getByRole('link', { name: shell.profile, exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: ticket.title }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile/ticket');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
