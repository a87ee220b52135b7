import { randomUUID } from 'node:crypto';
import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
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
import { checkInAt } from '../support/e2e/open-app.ts';
import { anybodysTicket } from '../support/e2e/registration.ts';
import { openTab, signOut } from '../support/e2e/staff-portal.ts';

const { confirmation, rewards } = englishTexts;
/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
const vino = demoBusiness('vino-veritas');
const oak = demoBusiness('oak-and-ash');
const reward = 'First Pour';
/** Unique name per run. */
const ownName = randomUUID().slice(0, 6);
const names = { maya: `Maya R${ownName}`, rosa: `Rosa L${ownName}`, otto: `Otto L${ownName}` };
const idChecked = 'ID seen, hand over the glass';

const cut = ({ page }: Desk) => page.context().setOffline(true);
const reconnect = ({ page }: Desk) => page.context().setOffline(false);
const waiting = ({ page }: Desk) => page.getByRole('list', { name: 'Waiting on this phone' });

test.use({ actionTimeout: 60_000 });

test('the desk loses and doubles nothing when its connection is cut three times', async ({
  browser,
}) => {
  const admin = await adminAtComputer(browser);
  const shift = await openShift(admin);
  const [ofMaya, ofRosa] = [await anybodysTicket(), await anybodysTicket()];
  const maya = await attendeeWithPhone(browser, names.maya, ofMaya);
  const rosa = await attendeeWithPhone(browser, names.rosa, ofRosa);
  const otto = await attendeeWithPhone(browser, names.otto);
  const desk = await joinAsVolunteer(browser, shift, 'Ana');
  const second = await joinAsVolunteer(browser, shift, 'Ben');
  await desk.hasSnapshot();
  await second.hasSnapshot();
  await desk.page.evaluate(() => navigator.serviceWorker.ready);

  await test.step('offline: admit by ticket and by cash, reject a second scan, retain all after a reload', async () => {
    await cut(desk);
    await expect(desk.page.getByText(/^Offline\. Using the list from /)).toBeVisible();
    await desk.scan(ofMaya);
    await expect(desk.answer.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
    await expect(desk.answer.getByText(/^Offline, using the list from /)).toBeVisible();
    await desk.press(idChecked);
    await desk.scan(maya.submissionId);
    await desk.expectRefused('Already used', /^Maya R\. arrived at \d+:\d\d [AP]M, by Ana\.$/);
    await desk.scan(`l${ownName}, otto`);
    await expect(desk.answer.getByRole('heading', { name: '$35 to collect' })).toBeVisible();
    await desk.openTill();
    await desk.press('Paid $35, ID seen, hand over the glass');
    await expect(waiting(desk).getByRole('listitem')).toHaveCount(2);
    await desk.page.reload();
    await expect(waiting(desk).getByRole('listitem')).toHaveCount(2);
    await desk.scan(maya.submissionId);
    await desk.expectRefused('Already used');
    await desk.scan(otto.submissionId);
    await desk.expectRefused('Already used', /^Otto L\. arrived at/);
    await desk.scan('WW2024-999999');
    await desk.expectRefused('Unknown', /isn’t on this phone’s list/);
  });

  await test.step('another desk admits one of them; back online, everything is sent once', async () => {
    await second.scan(ofMaya);
    await second.press(idChecked);
    await reconnect(desk);
    await expect(waiting(desk)).toBeHidden();
    await expect(desk.page.getByText('Your till: $85, 1 sale')).toBeVisible();
    await expect(otto.page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
    await expect(
      desk.page.getByText(/^Maya R\. is in.*They had already checked in at the desk/),
    ).toBeVisible();
    await desk.page.getByRole('button', { name: 'OK: Maya R. is in' }).click();
  });

  await test.step('list conflicts for the admin, who resolves them', async () => {
    await openTab(admin, 'Desk');
    await resolve(admin, `${names.maya} arrived.`, async (dialog) => {
      await expect(dialog.getByText(/Here at .* by Ana.*, and earlier at .* by Ben/)).toBeVisible();
      await dialog.getByLabel(/^How you resolved it/).fill('Scanned at both desks.');
    });
  });

  await test.step('offline again: check in an attendee at a business, and undo another check-in', async () => {
    await cut(desk);
    await desk.page.getByLabel('Your spot').selectOption(oak.id);
    await desk.scan(maya.submissionId);
    await desk.press(`Check in at ${oak.name}`);
    await desk.page.getByLabel('Your spot').selectOption('');
    await desk.scan(rosa.submissionId);
    await desk.press(idChecked);
    await desk.page.getByRole('button', { name: 'Undo: Rosa L. is in' }).click();
    await expect(waiting(desk).getByRole('listitem')).toHaveCount(1);
    await reconnect(desk);
    await expect(waiting(desk)).toBeHidden();
    await maya.page.getByRole('link', { name: confirmation.explore }).click();
    await expect(maya.page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
    await expect(rosa.page.getByText(confirmation.arrived, { exact: true })).toBeHidden();
  });

  await test.step('offline a third time: one reward at two desks, the second gets a conflict', async () => {
    await setLocationNear(maya.page.context(), vino.id, 10);
    await checkInAt(maya.page, vino.name);
    const code = await showRewardCode(maya.page, reward);
    await cut(desk);
    await cut(second);
    for (const each of [desk, second]) {
      await each.scan(code);
      await expect(each.answer.getByText(/can’t be checked offline/)).toBeVisible();
      await each.press('Handed over');
      await each.scan(code);
      await each.expectRefused('Already used');
    }
    await reconnect(desk);
    await expect(waiting(desk)).toBeHidden();
    await expect(maya.page.getByText(rewards.claimedTitle, { exact: true })).toBeVisible();
    await reconnect(second);
    await expect(
      second.page.getByText(/^A reward handed over.*It had already been handed over/),
    ).toBeVisible();
    await resolve(admin, `${reward} for ${names.maya}.`, (dialog) =>
      dialog.getByLabel(/^How you resolved it/).fill('Two glasses.'),
    );
  });

  await test.step('the books: one sale, one arrival each, and a till that balances', async () => {
    await expectArrived(desk, maya.submissionId);
    await expectArrived(desk, otto.submissionId);
    await desk.scan(rosa.submissionId);
    await desk.press(idChecked);
    await expect(rosa.page.getByText(confirmation.arrived, { exact: true })).toBeVisible();
    await desk.closeTill('85');
  });

  await test.step('the list is gone with the shift', async () => {
    await signOut(desk.page);
    await expect(desk.page.getByLabel(/^(PIN|Username)/)).toBeVisible();
    await expect.poll(() => databasesOf(desk.page)).not.toContain('ww-desk-snapshot');
  });
  for (const page of [admin, desk.page, second.page, maya.page, rosa.page, otto.page])
    await page.context().close();
});

/** Resolves a conflict, also so that the stack has none for later journeys. */
async function resolve(
  admin: Page,
  conflict: string,
  explain: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const button = admin.getByRole('button', { name: `Resolve: ${conflict}` });
  await button.click();
  const dialog = admin.getByRole('dialog', { name: 'Resolve this' });
  await explain(dialog);
  await dialog.getByRole('button', { name: 'Resolved' }).click();
  await expect(button).toBeHidden();
}

async function expectArrived(desk: Desk, submissionId: string): Promise<void> {
  await desk.scan(submissionId);
  await desk.expectRefused('Already used');
}

function databasesOf(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}
