import { expect as expectSoon, type Page, test } from '@playwright/test';
import {
  adminAtComputer,
  type Desk,
  deskOn,
  joinAsVolunteer,
  openShift,
} from '../support/e2e/desk.ts';
import { readBooks, registerArrivals } from '../support/e2e/desk-arrivals.ts';

/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });
const idChecked = 'ID seen, hand over the glass';
const paid = 'Paid $35, ID seen, hand over the glass';
const waiting = ({ page }: Desk) => page.getByRole('list', { name: 'Waiting on this phone' });

test.use({ actionTimeout: 60_000 });

test('two offline tabs of one desk lose and double nothing when one closes while sending', async ({
  browser,
}) => {
  const arrivals = await registerArrivals({ ticket: 3, cash: 3 });
  const scanOf = (at: number) => arrivals[at]?.scan ?? '';
  const [one, two, three, cashOne, cashTwo, cashThree] = arrivals.map((_, at) => scanOf(at));
  const admin = await adminAtComputer(browser);
  const shift = await openShift(admin);
  await admin.context().close();
  const first = await joinAsVolunteer(browser, shift, 'Ana');
  await first.hasSnapshot();
  const context = first.page.context();
  const second = await anotherTab(first.page);

  await test.step('without a connection each knows what the other did', async () => {
    await context.setOffline(true);
    await admit(first, one, idChecked);
    await second.scan(one ?? '');
    await second.expectRefused('Already used', /, by Ana/);
    await second.scan(cashOne ?? '');
    await second.openTill();
    await second.press(paid);
    await first.scan(cashOne ?? '');
    await first.expectRefused('Already used', /, by Ana/);
    // The till was opened in the other tab.
    await admit(first, cashTwo, paid);
    await admit(second, two, idChecked);
  });

  await test.step('back online, both send and each action arrives once', async () => {
    await context.setOffline(false);
    for (const each of [first, second]) {
      await expect(waiting(each)).toBeHidden();
      await expect(each.page.getByText('Your till: $120, 2 sales')).toBeVisible();
    }
  });

  await test.step('a tab closed before its response leaves the rest to the next tab', async () => {
    await context.setOffline(true);
    await admit(first, three, idChecked);
    await admit(second, cashThree, paid);
    await second.page.close();
    const arrived = first.page.waitForRequest(/\/api\/admin\/desk\/admissions$/);
    await first.page.route(/\/api\/admin\/desk\/admissions$/, async (route) => {
      // The server executes the request but its response is lost.
      await route.fetch();
    });
    await context.setOffline(false);
    await arrived;
    const next = await anotherTab(first.page);
    await expect(waiting(next)).toBeVisible();
    await first.page.close();
    await expect(waiting(next)).toBeHidden();
    await expect(next.page.getByText('Your till: $155, 3 sales')).toBeVisible();
    await next.closeTill('155');
  });

  const books = await readBooks(new Set(arrivals.flatMap(({ submissionIds }) => submissionIds)));
  expect(books).toMatchObject({ arrived: 6, unpaid: 0, conflicts: 0 });
  expect(books.arrivals).toHaveLength(6);
  expect(books.sales).toHaveLength(3);
  expect(books.tills).toMatchObject([{ openingFloatCents: 5000, countedCents: 15_500 }]);
  await context.close();
});

async function admit(desk: Desk, scan: string | undefined, press: string): Promise<void> {
  await desk.scan(scan ?? '');
  await desk.press(press);
}

async function anotherTab(page: Page): Promise<Desk> {
  const tab = deskOn(await page.context().newPage());
  await tab.page.goto('/admin/desk');
  await tab.hasSnapshot();
  return tab;
}
