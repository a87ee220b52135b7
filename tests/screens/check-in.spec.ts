import { expect, type Page } from '@playwright/test';
import type { AttendeeTexts } from '../../common/src/messages/types.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { openCheckInOf } from '../support/e2e/open-app.ts';
import { signOutAttendee } from '../support/e2e/session.ts';
import { withoutGeolocation, withoutLocation } from '../support/screens/devices.ts';
import {
  progressBetweenRewards,
  refusePendingCheckIn,
  setProgress,
  setRegistered,
  setUnpaid,
} from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

const business = demoBusiness('vino-veritas');

async function open(page: Page, { home }: AttendeeTexts): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const openAtBusiness = (page: Page, { businesses }: AttendeeTexts) =>
  openCheckInOf(page, business.id, businesses.checkInAt({ name: business.name }));

test('check-in too far away, refused and verified', {
  tag: '@each-screen',
}, async ({ newcomer: page, texts, inspect }) => {
  const { checkIn } = texts;
  await setLocationNear(page.context(), business.id, 130);
  await openAtBusiness(page, texts);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(checkIn.comeCloser).first()).toBeVisible();
  await inspect(page, 'check-in-far');
  await sheet.getByRole('button', { name: checkIn.otherBusiness }).click();
  await expect(sheet.getByRole('list', { name: checkIn.chooseBusiness })).toBeVisible();
  await inspect(page, 'check-in-other-door');
  await sheet.getByRole('button', { name: checkIn.otherBusiness }).click();
  const checkInButton = page.getByRole('button', {
    name: checkIn.checkInAt({ name: business.name }),
  });
  await checkInButton.click();
  await expect(page.getByText(checkIn.tooFarTitle)).toBeVisible();
  await inspect(page, 'check-in-too-far');
  await setLocationNear(page.context(), business.id, 5);
  await expect(page.getByText(checkIn.atBusiness).first()).toBeVisible();
  await inspect(page, 'check-in-at-door');
  await checkInButton.click();
  await expect(page.getByRole('heading', { name: checkIn.checkedInTitle })).toBeVisible();
  await inspect(page, 'checked-in');
});

test('stamp that brings a reward closer', async ({ attendee: page, person, texts, inspect }) => {
  const { businesses, checkIn } = texts;
  await setProgress(person, progressBetweenRewards());
  const { id, name } = demoBusiness('lantern-and-loom');
  await setLocationNear(page.context(), id, 5);
  await openCheckInOf(page, id, businesses.checkInAt({ name }));
  // With reduced motion there would be nothing to end.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: checkIn.checkInAt({ name }) }).click();
  const moment = page.getByRole('dialog', { name: checkIn.checkedInTitle });
  await moment.waitFor();
  await page.keyboard.press('Shift');
  const running = moment.evaluate((dialog) =>
    dialog
      .getAnimations({ subtree: true })
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : ''))
      .filter((name) => name.startsWith('moment')),
  );
  expect(await running, 'any key ends the moment').toEqual([]);
  await expect(moment.getByText(checkIn.nextReward)).toBeVisible();
  await inspect(page, 'checked-in-closer');
});

test('inaccurate location, and a staff refusal', async ({
  newcomer: page,
  person,
  texts,
  inspect,
}) => {
  const { businesses, checkIn } = texts;
  await setLocationNear(page.context(), business.id, 20, 80);
  await open(page, texts);
  await expect(page.getByText(checkIn.cannotTell).first()).toBeVisible();
  await inspect(page, 'check-in-cannot-tell');
  await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
  await expect(page.getByRole('heading', { name: checkIn.pendingTitle })).toBeVisible();
  await inspect(page, 'check-in-pending');
  await refusePendingCheckIn(person, business.id);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: businesses.checkInAgain })).toBeVisible();
  await inspect(page, 'check-in-not-confirmed');
});

test('check-in before payment', async ({ newcomer: page, person, texts, inspect }) => {
  await setUnpaid(person);
  await setLocationNear(page.context(), business.id, 130);
  await openAtBusiness(page, texts);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(texts.ticket.payAtDesk({ price: '$35' }))).toBeVisible();
  await inspect(page, 'check-in-unpaid');
});

test('out of reach of every stop', async ({ newcomer: page, texts, inspect }) => {
  await setLocationNear(page.context(), business.id, 2500);
  await open(page, texts);
  await expect(page.getByText(texts.checkIn.outOfReach).first()).toBeVisible();
  await inspect(page, 'check-in-out-of-reach');
});

test('right code without a location', async ({ newcomer: page, texts, inspect }) => {
  const { checkIn } = texts;
  await withoutGeolocation(page);
  await page.goto(`/?venue=${business.id}.${business.venueCode}`);
  await page.getByRole('button', { name: checkIn.withoutLocation }).click();
  await expect(page.getByText(checkIn.codeWithoutLocation)).toBeVisible();
  await inspect(page, 'check-in-pending-code');
});

test('unstable location', async ({ newcomer: page, texts, inspect }) => {
  await setLocationNear(page.context(), business.id, 5);
  await open(page, texts);
  await expect(page.getByText(texts.checkIn.atBusiness).first()).toBeVisible();
  await setLocationNear(page.context(), business.id, 700);
  await expect(page.getByText(texts.checkIn.jumping).first()).toBeVisible();
  await inspect(page, 'check-in-jumping');
});

test('location permission denied', async ({ attendee: page, texts, inspect }) => {
  const { checkIn } = texts;
  await page.context().clearPermissions();
  await open(page, texts);
  await expect(page.getByText(checkIn.why)).toBeVisible();
  await inspect(page, 'check-in-why');
  await page.getByRole('button', { name: checkIn.useLocation }).click();
  await expect(page.getByText(checkIn.deniedTitle).first()).toBeVisible();
  await inspect(page, 'check-in-denied');
});

test('location timeout', async ({ attendee: page, texts, inspect }) => {
  await withoutLocation(page, 'timeout');
  await open(page, texts);
  await expect(page.getByRole('dialog').getByText(texts.checkIn.help.timeout)).toBeVisible();
  await inspect(page, 'check-in-timeout');
});

test('browser without geolocation', async ({ attendee: page, texts, inspect }) => {
  const { checkIn } = texts;
  await withoutGeolocation(page);
  await open(page, texts);
  await page.getByRole('button', { name: checkIn.useLocation }).click();
  await expect(page.getByText(checkIn.help.unsupported)).toBeVisible();
  await inspect(page, 'check-in-unsupported');
});

test('every business visited', async ({ finisher: page, texts, inspect }) => {
  await open(page, texts);
  await expect(page.getByRole('heading', { name: texts.checkIn.allVisitedTitle })).toBeVisible();
  await inspect(page, 'check-in-all-visited');
});

test('event ends during a check-in', async ({ newcomer: page, records, texts, inspect }) => {
  await open(page, texts);
  await records.changeEvent({ endTime: new Date(Date.now() - 60_000).toISOString() });
  await expect(page.getByRole('heading', { name: texts.checkIn.endedTitle })).toBeVisible();
  await inspect(page, 'check-in-ended');
});

test('check-in without a registration', async ({ newcomer: page, person, texts, inspect }) => {
  await setRegistered(person, false);
  await page.goto(`/?venue=${business.id}.${business.venueCode}`);
  await expect(page.getByRole('dialog').getByText(texts.checkIn.notRegisteredTitle)).toBeVisible();
  await inspect(page, 'check-in-not-registered');
});

test('sign-out link of another site', async ({ newcomer: page, texts, inspect }) => {
  await page.goto('/api/logout');
  const question = page.getByRole('alertdialog', { name: texts.checkIn.signOutQuestion });
  await expect(question).toBeVisible();
  await inspect(page, 'sign-out-by-link');
  await page.getByRole('button', { name: texts.checkIn.staySignedIn }).click();
  await expect(question).toBeHidden();
});

test('offline check-in that is refused later', async ({ newcomer: page, texts, inspect }) => {
  const { checkIn } = texts;
  await setLocationNear(page.context(), business.id, 130);
  await openAtBusiness(page, texts);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
  await expect(page.getByRole('heading', { name: checkIn.queuedTitle })).toBeVisible();
  await inspect(page, 'check-in-kept');
  await page.getByRole('button', { name: checkIn.done }).click();
  const card = page.getByRole('dialog', { name: business.name });
  await card.getByRole('button', { name: texts.common.close }).click();
  await page.getByRole('link', { name: texts.shell.map, exact: true }).click();
  const queuedCheckIns = page.getByRole('region', { name: checkIn.waitingTitle });
  await expect(queuedCheckIns).toContainText(business.name);
  await inspect(page, 'home-waiting');
  await signOutAttendee(page, texts);
  await expect(page.getByRole('alertdialog')).toContainText(checkIn.notSent({ count: 1 }));
  await inspect(page, 'sign-out-unsent');
  await page.getByRole('button', { name: checkIn.staySignedIn }).click();
  await page.context().setOffline(false);
  await expect(queuedCheckIns.getByText(checkIn.tooFarTitle)).toBeVisible();
  await inspect(page, 'home-refused-later');
});

test('check-in that waits in business, passport and map', async ({
  newcomer: page,
  texts: { businesses, checkIn, common, shell },
  inspect,
}) => {
  // Without `setOffline`, which would also keep the code of the next screens away.
  await page.route('**/api/checkins', (route) => route.abort());
  await setLocationNear(page.context(), business.id, 5);
  await openCheckInOf(page, business.id, businesses.checkInAt({ name: business.name }));
  await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
  await page.getByRole('button', { name: checkIn.done }).click();
  const card = page.getByRole('dialog', { name: business.name });
  const waiting = { name: common.pendingStampOf({ name: business.name, time: '' }) };
  await expect(card.getByRole('img', waiting)).toBeVisible();
  await inspect(page, 'business-waiting');
  await card.getByRole('button', { name: common.close }).click();
  await page.getByRole('link', { name: shell.profile, exact: true }).click();
  await expect(page.getByRole('img', waiting)).toBeVisible();
  await inspect(page, 'profile-waiting');
  await page.getByRole('link', { name: shell.map, exact: true }).click();
  const pin = page.getByRole('button', {
    name: new RegExp(`^${business.name}, .*${common.pending}`),
  });
  await expect(pin).toBeVisible();
});

test('server error and expired session', async ({ newcomer: page, texts, inspect }) => {
  const { checkIn } = texts;
  let answer = { status: 500, json: { code: 'unexpected', message: 'Something went wrong.' } };
  await page.route('**/api/checkins', (route) => route.fulfill(answer));
  await setLocationNear(page.context(), business.id, 5);
  await open(page, texts);
  await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(checkIn.queuedNoResponse({ name: business.name }))).toBeVisible();
  await inspect(page, 'check-in-server-trouble');
  answer = { status: 401, json: { code: 'session-expired', message: 'Your session has ended.' } };
  await sheet.getByRole('button', { name: texts.common.retry }).click();
  await expect(sheet.getByText(checkIn.sessionOver({ name: business.name }))).toBeVisible();
  await inspect(page, 'check-in-session-over');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: checkIn.signInToSend })).toBeVisible();
  await inspect(page, 'home-waiting-for-sign-in');
});
