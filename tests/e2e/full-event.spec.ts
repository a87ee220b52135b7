import { randomUUID } from 'node:crypto';
import { expect as expectSoon, type Page, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import {
  adminAtComputer,
  attendeeWithPhone,
  type Desk,
  joinAsVolunteer,
  openShift,
  showRewardCode,
} from '../support/e2e/desk.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { anybodysTicket } from '../support/e2e/registration.ts';
import { openTab, rowOf } from '../support/e2e/staff-portal.ts';

const { confirmation, home, checkIn, common, rewards, announcements, scanner } = englishTexts;
/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
const vino = demoBusiness('vino-veritas');
const reward = 'First Pour';
/** Unique name per run. */
const ownName = randomUUID().slice(0, 6);
const names = { maya: `Maya R${ownName}`, otto: `Otto L${ownName}` };

test.use({ actionTimeout: 60_000 });

test("admin, desk and two attendees see each other's changes without a reload @full", async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const admin = await adminAtComputer(browser);
  const shift = await openShift(admin);
  const ticket = await anybodysTicket();
  const desk = await joinAsVolunteer(browser, shift, 'Ana');
  const maya = await attendeeWithPhone(browser, names.maya, ticket);
  const otto = await attendeeWithPhone(browser, names.otto);
  const pages = [admin, desk.page, maya.page, otto.page];
  for (const page of pages)
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const find = async (submissionId: string) => {
    await admin.getByRole('searchbox').fill(submissionId);
  };
  await openTab(admin, 'Registrations');

  await test.step('admit by ticket with at most two clicks after the scan, shown to attendee and admin', async () => {
    await find(maya.submissionId);
    await expect(rowOf(admin, names.maya).getByText('Paid', { exact: true })).toBeVisible();
    await desk.scan(ticket);
    await expect(desk.answer.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
    await desk.press('ID seen, hand over the glass');
    await expect(maya.page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
    await expect(rowOf(admin, names.maya).getByText('Arrived')).toBeVisible();
  });

  await test.step('admit by cash: the till opens with its float', async () => {
    await find(otto.submissionId);
    await desk.scan(otto.submissionId);
    await expect(desk.answer.getByRole('heading', { name: '$35 to collect' })).toBeVisible();
    await desk.openTill();
    await desk.press('Paid $35, ID seen, hand over the glass');
    await expect(desk.page.getByText('Your till: $85, 1 sale')).toBeVisible();
    await expect(otto.page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
    await expect(rowOf(admin, names.otto).getByText('Arrived')).toBeVisible();
  });

  await test.step('check in by location; the admin sees the state Walking', async () => {
    await setLocationNear(maya.page.context(), vino.id, 10);
    await maya.page.getByRole('link', { name: confirmation.explore }).click();
    await maya.page.getByRole('button', { name: home.quickCheckIn }).click();
    await maya.page.getByRole('button', { name: checkIn.checkInAt({ name: vino.name }) }).click();
    const moment = maya.page.getByRole('dialog', { name: checkIn.checkedInTitle });
    await moment.getByRole('button', { name: common.close }).click();
    await find(maya.submissionId);
    await expect(rowOf(admin, names.maya).getByText('Walking')).toBeVisible();
  });

  await test.step('check in by venue code without a location, pending until confirmed', async () => {
    await openTab(admin, 'Review');
    await checkInByPin(otto.page);
    await admin
      .getByRole('button', { name: `Confirm ${names.otto} at ${vino.name}`, exact: true })
      .click();
    await expect(otto.page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
  });

  await test.step('redeem a reward once; the attendee sees it', async () => {
    const code = await showRewardCode(maya.page, reward);
    await redeem(desk, code);
    await expect(maya.page.getByText(rewards.claimedTitle, { exact: true })).toBeVisible();
    await desk.scan(code);
    await desk.expectRefused(
      'Already used',
      new RegExp(`^${reward} was handed over at \\d+:\\d\\d [AP]M, by Ana`),
    );
  });

  await test.step('undo returns the reward', async () => {
    const undo = desk.page.getByRole('button', { name: `Undo: ${reward} handed over` });
    await undo.click();
    await expect(undo).toBeHidden();
    await maya.page.keyboard.press('Escape');
    await redeem(desk, await showRewardCode(maya.page, reward));
    await expect(maya.page.getByText(rewards.claimedTitle, { exact: true })).toBeVisible();
    await maya.page.keyboard.press('Escape');
  });

  await test.step('an announcement reaches both', async () => {
    await openTab(admin, 'Overview');
    await admin.getByLabel('Urgent announcement').fill('The last pour is at ten.');
    await admin.getByRole('button', { name: 'Send now' }).click();
    const banner = ({ page }: typeof maya) =>
      page.getByRole('complementary', { name: announcements.latest });
    for (const attendee of [maya, otto])
      await expect(banner(attendee).getByText('The last pour is at ten.')).toBeVisible();
    await banner(maya).getByRole('button', { name: announcements.read, exact: true }).click();
    await expect(
      maya.page
        .getByRole('dialog', { name: announcements.title })
        .getByText('The last pour is at ten.'),
    ).toBeVisible();
  });

  await test.step('the close: a wrong count has to be explained, the right one closes the till', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: /^Count/ }).click();
    const count = page.getByRole('form', { name: 'Count the till' });
    await count.getByLabel(/^Cash in the till/).fill('80');
    await count.getByRole('button', { name: 'Close the till' }).click();
    await expect(
      page.getByText(/^The count is \$5\.00 less than the till should hold/),
    ).toBeVisible();
    await count.getByLabel(/^Cash in the till/).fill('85');
    await count.getByRole('button', { name: 'Close the till' }).click();
    await expect(page.getByText('Till closed')).toBeVisible();
    await expect(page.getByText('Your till opens when you take your first payment.')).toBeVisible();
    const tills = admin.getByRole('table', { name: 'Tills' });
    await expect(tills.getByRole('row', { name: /^Ana.* \$85 \$85$/ })).toBeVisible();
  });

  for (const page of pages) {
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    await page.context().close();
  }
});

/** Checks in with the PIN of the poster on a phone without a location. */
async function checkInByPin(page: Page): Promise<void> {
  await page.context().clearPermissions();
  await page.getByRole('link', { name: confirmation.explore }).click();
  await page.getByRole('button', { name: 'Scan QR' }).click();
  await page.getByRole('button', { name: scanner.typePin }).click();
  await page.getByLabel(checkIn.pin, { exact: true }).fill(vino.venuePin);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: checkIn.withoutLocation }).click();
  await expect(page.getByRole('heading', { name: checkIn.pendingTitle })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function redeem(desk: Desk, code: string): Promise<void> {
  await desk.scan(code);
  await expect(desk.answer.getByRole('heading', { name: reward })).toBeVisible();
  await desk.press('Handed over');
}
