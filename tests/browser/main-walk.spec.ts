import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { checkIn } from '../../web/src/texts/en/check-in.ts';
import { common } from '../../web/src/texts/en/common.ts';
import { confirmation } from '../../web/src/texts/en/confirmation.ts';
import { home } from '../../web/src/texts/en/home.ts';
import { registration } from '../../web/src/texts/en/registration.ts';
import { rewards } from '../../web/src/texts/en/rewards.ts';
import { shell } from '../../web/src/texts/en/shell.ts';
import { english } from '../../web/src/texts/plain/en.ts';
import { signInByEmailLink } from './support/email-link.ts';
import { business, standNear } from './support/places.ts';
import { complete, fillIn, validateTicket } from './support/registration.ts';

const door = business('vino-veritas');
const firstReward = 'First Pour';
/** A ticket for each project: a ticket is redeemed once. */
const tickets: Record<string, string> = { phone: 'WW2024-001240', desktop: 'WW2024-001241' };

test('from the landing to the first reward, and back by email link', async ({ page, context }, {
  project,
}) => {
  // Half a minute where the machine is idle: the longest journey there is.
  test.setTimeout(180_000);
  const ticket = tickets[project.name] ?? '';
  const person = { fullName: 'Iris Okafor', email: `iris.${randomUUID()}@example.com` };
  await standNear(context, door.id, 130);

  await test.step('landing → a validated ticket → waiver → confirmation', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Register & Check-In' }).first().click();
    await expect(page).toHaveURL('/waiver');
    const submit = page.getByRole('button', { name: registration.submit });
    await expect(submit).toBeDisabled();
    await expect(
      page.getByText('Please complete all required fields and accept the legal agreements'),
    ).toBeVisible();
    await validateTicket(page, ticket);
    await expect(page.getByText('Ticket Validated!').first()).toBeVisible();
    await fillIn(page, person);
    await complete(page);
    await expect(page.getByText('Ticket Verified - Ready for event')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(ticket);
    await expect(page.getByRole('main')).toContainText(person.fullName);
  });

  await test.step('home, with everything still ahead', async () => {
    await page.getByRole('link', { name: 'Start Exploring Businesses' }).click();
    await expectStanding(page, { visited: 0, badge: common.specialReward, isUnlocked: false });
  });
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  await test.step('too far', async () => {
    await page.getByRole('button', { name: home.quickCheckIn }).click();
    await page.getByRole('button', { name: checkIn.checkInAt(door.name) }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Too far from business')).toBeVisible();
    await expect(sheet.getByText(/You are 1\d\d meters away from Vino Veritas/)).toBeVisible();
  });

  await test.step('moved within 50 m: checked in', async () => {
    await standNear(context, door.id, 10);
    await expect(page.getByText(checkIn.atDoor).first()).toBeVisible();
    await page.getByRole('button', { name: checkIn.checkInAt(door.name) }).click();
    const moment = page.getByRole('dialog', { name: checkIn.youAreIn });
    await expect(moment).toBeVisible();
    await expect(moment.getByText(checkIn.rewardUnlocked)).toBeVisible();
    await expect(moment.getByText(firstReward)).toBeVisible();
    await moment.getByRole('button', { name: common.close }).click();
  });

  const stamped = { visited: 1, badge: common.visited, isUnlocked: true };
  await test.step('badge, progress and reward have changed without a reload', async () => {
    await expectStanding(page, stamped);
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage') as unknown)).toBe(true);
  });

  await test.step('a reload keeps them', async () => {
    await page.reload();
    await expectStanding(page, stamped);
  });

  await test.step('signed out, and in again by email link: the same progress', async () => {
    await page.getByRole('link', { name: shell.signOut }).click();
    await expect(page.getByText(english.landing.signedOut)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: english.landing.title })).toBeVisible();
    await signInByEmailLink(page, person.email);
    await expectStanding(page, stamped);
  });
});

interface Standing {
  visited: number;
  /** On the card of the business that is checked in at. */
  badge: string;
  isUnlocked: boolean;
}

/** What the home screen says of the walk. */
async function expectStanding(page: Page, { visited, badge, isUnlocked }: Standing): Promise<void> {
  await expect(page.getByRole('progressbar', { name: home.visitedOf(visited, 15) })).toBeVisible();
  await expect(page.getByText(home.rewardsUnlocked(isUnlocked ? 1 : 0))).toBeVisible();
  const all = page.getByRole('button', { name: home.all, exact: true });
  if ((await all.getAttribute('aria-pressed')) !== 'true') await all.click();
  const card = page.getByRole('listitem').filter({ hasText: door.name });
  await expect(card.getByText(badge, { exact: true })).toBeVisible();
  const reward = page.getByRole('listitem').filter({ hasText: firstReward });
  await expect(
    reward.getByText(isUnlocked ? rewards.unlocked : rewards.visitsDone(0, 1), { exact: true }),
  ).toBeVisible();
}

test('an unknown ticket leads on to cash, which the confirmation asks for', async ({ page }) => {
  await page.goto('/waiver');
  await validateTicket(page, 'WW2024-999999');
  await expect(page.getByText('Ticket Not Found').first()).toBeVisible();
  await expect(page.getByText(registration.purchaseTitle)).toBeVisible();
  await expect(page.getByText('$35', { exact: true })).toBeVisible();
  await fillIn(page, { fullName: 'Cass Moreno', email: `cass.${randomUUID()}@example.com` });
  const id = await complete(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(id);
  await expect(main).toContainText(confirmation.cashTitle);
  await expect(main).toContainText('Cash at the desk');
  await expect(main).not.toContainText('Ticket Verified');
  await expect(main).toContainText('Depot Square');
});

test('a used ticket is refused, and nothing typed is lost', async ({ page }) => {
  await page.goto('/waiver');
  await fillIn(page, { fullName: 'Cass Moreno', email: `cass.${randomUUID()}@example.com` });
  await validateTicket(page, 'WW2024-000002');
  await expect(page.getByText('Ticket Not Found').first()).toBeVisible();
  await expect(page.getByText(/WW2024-000002 has already been used/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: registration.fullName })).toHaveValue(
    'Cass Moreno',
  );
  await expect(page.getByText('Ticket Not Found')).toHaveCount(0);
});

test('the landing has a way in for staff, and any other address is not found', async ({ page }) => {
  await page.goto('/');
  const admin = page.getByRole('link', { name: 'Admin', exact: true });
  await expect(admin).toBeVisible();
  await expect(admin).toHaveAttribute('href', '/admin');
  await page.goto('/no/such/street');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
