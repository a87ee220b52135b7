import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AttendeeTexts } from '../../common/src/messages/types.ts';
import { signInByEmailLink } from '../support/e2e/email-link.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import {
  anybodysTicket,
  completeRegistration,
  fillIn,
  someone,
  validateTicket,
} from '../support/e2e/registration.ts';
import { signOutAttendee } from '../support/e2e/session.ts';
import { demoOrganization } from '../support/organization.ts';
import { textsForLocale } from '../support/ui-texts.ts';

test.use({ serviceWorkers: 'allow' });

const business = demoBusiness('vino-veritas');
const firstReward = 'First Pour';

test('from the landing to the first reward and back by email link', async ({
  page,
  context,
  locale,
}) => {
  // The longest journey: about 30 seconds on an idle machine.
  test.setTimeout(180_000);
  const ticket = await anybodysTicket();
  const person = someone('Iris Okafor');
  const texts = textsForLocale(locale);
  const { registration, confirmation, businesses, checkIn, common, shell } = texts;
  const { landing } = texts;
  await setLocationNear(context, business.id, 130);

  await test.step('landing → a validated ticket → waiver → confirmation', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: landing.register }).first().click();
    await expect(page).toHaveURL('/waiver');
    const submit = page.getByRole('button', { name: registration.submit });
    await expect(submit).toBeDisabled();
    await validateTicket(page, ticket, texts);
    await expect(page.getByText(registration.incomplete)).toBeVisible();
    await expect(page.getByText(registration.ticketValidated).first()).toBeVisible();
    await fillIn(page, person, texts);
    await completeRegistration(page, texts);
    await expect(page.getByText(confirmation.verified)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(ticket);
    await expect(page.getByRole('main')).toContainText(person.fullName);
  });

  await test.step('home, with everything still ahead', async () => {
    await page.getByRole('link', { name: confirmation.explore }).click();
    await expectProgress(page, texts, {
      visited: 0,
      badge: common.specialReward,
      isUnlocked: false,
    });
  });
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  await test.step('too far', async () => {
    // From here, Quick Check-in can propose another stop near.
    const card = page.getByRole('listitem').filter({ hasText: business.name });
    await card.getByRole('link', { name: business.name }).click();
    const place = page.getByRole('dialog', { name: business.name });
    await place
      .getByRole('button', { name: businesses.checkInAt({ name: business.name }) })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
    const sheet = page.getByRole('dialog');
    await expect(page.getByText(checkIn.tooFarTitle)).toBeVisible();
    // The toast states the distance of the attempt, the sheet the radius; both in the attendee's units.
    const measure = String.raw`\d+\s\S+`;
    const tooFar = checkIn.tooFar({ away: measure, name: business.name, distance: measure });
    await expect(page.getByText(new RegExp(tooFar))).toBeVisible();
    const [before, after] = checkIn.comeWithinHere({ distance: '|' }).split('|');
    await expect(sheet.getByText(new RegExp(`^${before}\\d+\\s\\S+${after}`))).toBeVisible();
  });

  await test.step('moved within 50 m: checked in', async () => {
    await setLocationNear(context, business.id, 10);
    await expect(page.getByText(checkIn.atBusiness).first()).toBeVisible();
    await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
    const moment = page.getByRole('dialog', { name: checkIn.checkedInTitle });
    await expect(moment).toBeVisible();
    await expect(moment.getByText(checkIn.rewardUnlocked)).toBeVisible();
    await expect(moment.getByText(firstReward)).toBeVisible();
    await moment.getByRole('button', { name: common.close }).click();
    await page
      .getByRole('dialog', { name: business.name })
      .getByRole('button', { name: common.close })
      .click();
    await page.getByRole('link', { name: shell.map, exact: true }).click();
  });

  const stamped = { visited: 1, badge: common.visited, isUnlocked: true };
  await test.step('badge, progress and reward have changed without a reload', async () => {
    await expectProgress(page, texts, stamped);
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage') as unknown)).toBe(true);
  });

  await test.step('a reload keeps them', async () => {
    await page.reload();
    await expectProgress(page, texts, stamped);
  });

  await test.step('signed out, and in again by email link: the same progress', async () => {
    await signOutAttendee(page, texts);
    await expect(page.getByText(texts.app.signedOut)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Autumn Wine Walk' })).toBeVisible();
    await signInByEmailLink(page, person.email, texts);
    await expectProgress(page, texts, stamped);
  });
});

test('the first stamp takes at most 9 presses, and no typed field beyond ticket, name and email', {
  tag: ['@any-screen', '@full'],
}, async ({ page, context, locale }) => {
  const ticket = await anybodysTicket();
  const texts = textsForLocale(locale);
  const { registration, confirmation, home, checkIn } = texts;
  await setLocationNear(context, business.id, 5);
  await page.goto('/');
  // Counted here, because a page load resets counters in the page.
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const { fullName, email } = someone('Iris Okafor');
  await press(page.getByRole('link', { name: texts.landing.register }).first());
  await page.getByRole('textbox', { name: registration.ticketId }).fill(ticket);
  await press(page.getByRole('button', { name: registration.validate, exact: true }));
  await expect(page.getByText(registration.ticketValidated).first()).toBeVisible();
  await page.getByRole('textbox', { name: registration.fullName }).fill(fullName);
  await page.getByRole('textbox', { name: registration.email }).fill(email);
  await press(page.getByText(registration.over21({ age: demoOrganization.minimumAge })));
  await press(page.getByText(registration.liabilityWaiver));
  await press(page.getByRole('button', { name: registration.submit }));
  await press(page.getByRole('link', { name: confirmation.explore }));
  await press(page.getByRole('button', { name: home.quickCheckIn }));
  await press(page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }));
  await expect(page.getByRole('dialog', { name: checkIn.checkedInTitle })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(9);
});

interface ExpectedProgress {
  visited: number;
  /** Badge on the card of the business of the check-in. */
  badge: string;
  isUnlocked: boolean;
}

/** Expects the progress shown on the home screen. */
async function expectProgress(
  page: Page,
  { home, rewards }: AttendeeTexts,
  { visited, badge, isUnlocked }: ExpectedProgress,
): Promise<void> {
  await expect(
    page.getByRole('progressbar', { name: home.visitedOf({ visited, total: 15 }) }),
  ).toBeVisible();
  await expect(page.getByText(home.rewardsUnlocked({ count: isUnlocked ? 1 : 0 }))).toBeVisible();
  const all = page.getByRole('button', { name: home.all, exact: true });
  if ((await all.getAttribute('aria-pressed')) !== 'true') await all.click();
  const card = page.getByRole('listitem').filter({ hasText: business.name });
  await expect(card.getByText(badge, { exact: true })).toBeVisible();
  const reward = page.getByRole('listitem').filter({ hasText: firstReward });
  await expect(
    reward.getByText(isUnlocked ? rewards.unlocked : rewards.visitsDone({ done: 0, required: 1 }), {
      exact: true,
    }),
  ).toBeVisible();
}
