import { randomUUID } from 'node:crypto';
import { expect as expectSoon, test } from '@playwright/test';
import { clicksOn, countClicks } from '../support/e2e/clicks.ts';
import {
  adminAtComputer,
  attendeeWithPhone,
  type Desk,
  joinAsVolunteer,
  openShift,
} from '../support/e2e/desk.ts';
import { someone, ticketHeldFor, ticketsOfOrder } from '../support/e2e/registration.ts';

/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
const paper = 'Waiver signed on paper, ID seen, hand over the glass';

/** Unique name per run. */
const ownName = randomUUID().slice(0, 6);

test.use({ actionTimeout: 60_000 });

test('people without a registration come in offline, and are registered once', async ({
  browser,
}) => {
  const [nora, olga] = [someone(`Nora L${ownName}`), someone(`Olga R${ownName}`)];
  const ofNora = await ticketHeldFor(nora);
  const ofOlga = await ticketHeldFor(olga);
  const ofBen = await ticketHeldFor(someone(`Ben M${ownName}`));
  const perVance = `Per V${ownName}`;
  const [first = '', ...others] = await ticketsOfOrder(4);
  await attendeeWithPhone(browser, 'Eva Holm', first);
  const admin = await adminAtComputer(browser);
  const desk = await joinAsVolunteer(browser, await openShift(admin), 'Ana');
  await desk.hasSnapshot();
  await countClicks(desk.page);
  await desk.page.evaluate(() => navigator.serviceWorker.ready);
  await desk.page.context().setOffline(true);
  await expect(desk.page.getByText(/^Offline\. Using the list from /)).toBeVisible();
  /** Runs a step and expects at most this number of clicks in it. */
  const withClicks = async (most: number, step: () => Promise<void>) => {
    const before = await clicksOn(desk.page);
    await step();
    expect((await clicksOn(desk.page)) - before).toBeLessThanOrEqual(most);
  };

  await test.step('a ticket, a name, another holder', async () => {
    await withClicks(2, async () => {
      await desk.scan(ofNora);
      await desk.press(paper);
    });
    await withClicks(2, async () => {
      await desk.scan(olga.fullName);
      await desk.press(paper);
    });
    await withClicks(3, async () => {
      await desk.scan(ofBen);
      await desk.answer.getByRole('button', { name: 'Someone else has this ticket' }).click();
      await desk.answer.getByLabel('Their full name').fill('Uma Frost');
      await desk.answer.getByRole('button', { name: 'A gift' }).click();
      await desk.press(paper);
    });
  });

  await test.step('a walk-up, and an order of four', async () => {
    await withClicks(4, async () => {
      await desk.page.getByRole('button', { name: 'Sell a ticket' }).click();
      await desk.answer.getByLabel('Full name').fill(perVance);
      await desk.openTill();
      await desk.press('Paid $35, waiver signed on paper, ID seen, hand over the glass');
    });
    await withClicks(2, async () => {
      await desk.scan(first);
      await expect(desk.answer.getByText(/^3 left from the same order/)).toBeVisible();
      await desk.press('All 4: Waiver signed on paper, ID seen, hand over 4 glasses');
    });
  });

  await test.step('a second scan is refused, also after a reload', async () => {
    await desk.page.reload();
    for (const ticket of [ofNora, ofOlga, ofBen, first, ...others]) {
      await desk.scan(ticket);
      await desk.expectRefused('Already used');
    }
  });

  await test.step('online again, all of them are there', async () => {
    await desk.page.context().setOffline(false);
    await expect(desk.page.getByRole('list', { name: 'Waiting on this phone' })).toBeHidden();
    await expect(desk.page.getByText('Your till: $85, 1 sale')).toBeVisible();
    for (const [ticket, name] of [
      [ofNora, nora.fullName],
      [ofOlga, olga.fullName],
      [ofBen, 'Uma Frost'],
    ] as const) {
      await desk.scan(ticket);
      await desk.expectRefused('Already used', new RegExp(`^${name} arrived at`));
    }
    await desk.scan(perVance);
    await desk.expectRefused('Already used', new RegExp(`^${perVance} arrived at`));
    await expectNoConflict(desk);
  });
  await desk.page.context().close();
});

async function expectNoConflict({ page }: Desk): Promise<void> {
  await expect(page.getByRole('heading', { name: 'To resolve' })).toBeHidden();
}
