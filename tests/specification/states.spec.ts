import { expect, type Page } from '@playwright/test';
import { signedInAgo, storedAgo } from './support/credentials.ts';
import { confirmationOf, findUnusedTicket, register as registerByCall } from './support/people.ts';
import { fillInNew, kinds, openNew, save } from './support/portal.ts';
import { changeRecord, createRecord, listedRecord } from './support/records.ts';
import {
  button,
  check,
  complete,
  continueAsCash,
  desktop,
  fillIn,
  onSiteNotice,
  register,
  show,
  signInToPortal,
  test,
  toast,
  validate,
} from './support/screens.ts';
import { send, sendForList } from './support/send.ts';
import { statusOfStored } from './support/stored.ts';
import { day, hour, minute, timeOf } from './support/times.ts';
import { businessesOf, checkInsOf, placesOfEvent, vinoVeritas } from './support/walk.ts';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Expects the badge of a business on its card. */
async function expectBadge(page: Page, name: string, badge: string): Promise<void> {
  await show(page, '/businesses');
  await expect(card(page, name).getByText(badge, { exact: true })).toBeVisible();
}

/** Checks in by Quick Check-in at the location of the page. */
async function quickCheckIn(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /quick check-in/i }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Check in at ${name}` })
    .click();
}

/** Place of Oak & Ash, which has no special reward. */
async function oakAndAsh(admin: string) {
  const found = (await placesOfEvent(admin)).find(({ id }) => id === 'oak-and-ash');
  if (!found) throw new Error('The demo has no Oak & Ash.');
  return found;
}

test.describe('4. States and transitions', () => {
  test('Business: not visited -> visited after a successful check-in. Visited shows the check-in time', async ({
    openAs,
    admin,
  }) => {
    const place = await oakAndAsh(admin);
    const geolocation = { ...place, accuracy: 8 };
    const { page } = await openAs('Hana Kim', { geolocation });
    await expectBadge(page, place.name, 'Not Visited');
    const before = new Date();
    const answered = page.waitForResponse('**/api/checkins');
    await quickCheckIn(page, place.name);
    expect((await answered).ok()).toBe(true);
    await expectBadge(page, place.name, 'Visited');
    const times = [before, new Date()].map(timeOf).join('|');
    await expect(card(page, place.name)).toContainText(new RegExp(`Visited.*(${times})`));
  });

  test('Business: badge shows Visited; else Special Reward if it has one; else Not Visited', async ({
    newcomer,
    collector,
  }) => {
    await expectBadge(collector.page, vinoVeritas.name, 'Visited');
    await expectBadge(newcomer.page, vinoVeritas.name, 'Special Reward');
    await expectBadge(newcomer.page, 'Oak & Ash', 'Not Visited');
  });

  test('Business: also Pending, in front of the others', async ({ collector }) => {
    const pending = (await checkInsOf(collector)).find(({ isVerified }) => !isVerified);
    const places = await businessesOf(collector);
    const { name } = places.find((each) => each.id === pending?.businessId) ?? {};
    await expectBadge(collector.page, String(name), 'Pending');
  });

  test('Business: also Closed tonight and Sold out, in front of the others', {
    tag: '@alone',
  }, async ({ newcomer, staff }) => {
    const mark = (state: string) =>
      staff.page.getByRole('button', { name: `${state}: ${vinoVeritas.name}` }).click();
    await staff.page.goto('/admin');
    try {
      await mark('Closed');
      await expectBadge(newcomer.page, vinoVeritas.name, 'Closed tonight');
      await mark('Sold out');
      await expectBadge(newcomer.page, vinoVeritas.name, 'Sold out');
    } finally {
      await mark('Open');
    }
    await expectBadge(newcomer.page, vinoVeritas.name, 'Special Reward');
  });

  test('Ticket validation: unvalidated -> valid (confirmation toast)', async ({ form }) => {
    const { ticketId } = await findUnusedTicket();
    await expect(form.getByText('Ticket Validated!')).toHaveCount(0);
    await validate(form, ticketId);
    await expect(toast(form, 'Ticket Validated!')).toBeVisible();
  });

  test('Ticket validation: not found reveals an on-site purchase notice and lets the user continue as cash payment', async ({
    open,
  }) => {
    const page = await open();
    await page.goto('/waiver');
    await expect(onSiteNotice(page)).toBeHidden();
    await continueAsCash(page);
    await fillIn(page, { fullName: 'Cal Bright', email: `cal.${Date.now()}@example.com` });
    const { sent } = await complete(page);
    expect(sent).toMatchObject({ paymentMethod: 'cash' });
  });

  test("A used ticket: 'Ticket Already Used', with when and what to do", async ({ form }) => {
    await validate(form, 'WW2024-000002');
    const notice = form.getByRole('status').filter({ hasText: 'Ticket Already Used' });
    await expect(notice).toContainText(/Aug 20/);
    await expect(notice).toContainText(/sign in|registration desk/i);
  });

  test('A ticket sold to a known email or name is redeemed only by a registration that matches it; otherwise the registrant is told so and can continue on the cash/desk path', async ({
    open,
  }) => {
    const page = await open();
    await page.goto('/waiver');
    await validate(page, 'WW2024-000001');
    const part = page.getByRole('region', { name: /ticket verification/i });
    await expect(part).toContainText('Maya R.');
    await part.getByRole('button', { name: /desk/i }).first().click();
    await fillIn(page, { fullName: 'Cal Bright', email: `cal.${Date.now()}@example.com` });
    const { submissionId, token } = await complete(page);
    const expected = { paymentMethod: 'cash', isVerified: false };
    expect(await confirmationOf(submissionId, token)).toMatchObject(expected);
  });

  test("Registration: paymentMethod is 'prepaid' when the ticket was validated, otherwise 'cash'", async ({
    newcomer,
  }) => {
    expect(newcomer.sent).toMatchObject({ paymentMethod: 'prepaid', ticketId: newcomer.ticketId });
    const { submissionId, token } = await registerByCall();
    const confirmation = await confirmationOf(submissionId, token);
    expect(confirmation).toMatchObject({ paymentMethod: 'cash' });
  });

  test('Registration: on success the user is logged in with the returned user and session id and sees the confirmation view', async ({
    open,
  }) => {
    const page = await open();
    const { submissionId } = await register(page, 'Gus Lane');
    await expect(page).toHaveURL(`/waiver/${submissionId}`);
    await page.goto('/profile');
    await expect(page.getByText('Gus Lane', { exact: true })).toBeVisible();
  });

  test('sessionId is exchanged at once by the client and stored nowhere', async ({ newcomer }) => {
    const kept = JSON.stringify(newcomer.session);
    expect(kept).toContain(newcomer.id);
    expect(kept).not.toContain(newcomer.sessionId);
  });

  test('Session expires 30 days after it was stored', async ({ open, newcomer }) => {
    const opened = async (age: number) => {
      const page = await open({ storageState: storedAgo(newcomer.session, age) });
      await page.goto('/profile');
      return page;
    };
    await expect((await opened(30 * day - hour)).getByRole('navigation')).toBeVisible();
    const page = await opened(30 * day + minute);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  test('Rules and API refuse a credential whose auth_time is over 30 days old (staff: 12 hours)', async ({
    newcomer: { id, token },
    admin,
  }) => {
    const status = async (path: string, credential: string, age: number) =>
      (await send('GET', path, { token: signedInAgo(credential, age) })).status;
    const own = `/api/participants/${id}`;
    expect(await status(own, token, 30 * day - minute)).toBe(200);
    expect(await status(own, token, 30 * day + minute)).toBe(401);
    const stored = (age: number) => statusOfStored(id, signedInAgo(token, age));
    expect(await stored(30 * day - minute)).toBe(200);
    expect(await stored(30 * day + minute)).toBe(403);
    const staff = '/api/admin/tickets';
    expect(await status(staff, admin, 12 * hour - minute)).toBe(200);
    expect(await status(staff, admin, 12 * hour + minute)).toBe(401);
  });

  test('Admin: logged out shows the login form; login success shows the dashboard; logout or sign-out returns to login', async ({
    open,
    ownAdmin,
  }) => {
    const page = await open(desktop);
    await signInToPortal(page, ownAdmin);
    await expect(button(page, 'Credentials')).toBeVisible();
    await button(page, 'Sign Out').click();
    await expect(page.getByRole('textbox', { name: /username/i })).toBeVisible();
  });

  for (const [kind, , record] of kinds) {
    test(`${record} records have an active/inactive flag (default active), set by a checkbox`, async ({
      staff: { page },
      admin: token,
    }) => {
      await openNew(page, kind);
      const checkbox = page.getByRole('form').getByRole('checkbox', { name: /^active/i });
      await expect(checkbox).toBeChecked();
      const name = `Idle ${Date.now()}`;
      await fillInNew(page, kind, name);
      await expect(checkbox).not.toBeChecked();
      await save(page);
      await expect(toast(page, `${record} created successfully`)).toBeVisible();
      const list = await sendForList('GET', `/api/admin/${kind}`, { token });
      expect(list.find((each) => each.name === name)).toMatchObject({ isActive: false });
    });
  }

  test('Business, event and reward records have an active/inactive flag (default active): in a call', {
    tag: '@alone',
  }, async ({ admin: token }) => {
    for (const [kind] of kinds) {
      const created = await createRecord(kind, token, { isActive: undefined });
      expect(created).toMatchObject({ isActive: true });
      await changeRecord(kind, created.id, token, { isActive: false });
      expect(await listedRecord(kind, created.id, token)).toMatchObject({ isActive: false });
    }
  });

  test('Event records: a walk that has never been active is shown as Inactive with "Not published"; switching it on shows the checklist first', async ({
    staff: { page },
    admin,
  }) => {
    const name = `Draft ${Date.now()}`;
    const [startTime, endTime] = [300, 301].map((days) => new Date(Date.now() + days * day));
    await createRecord('events', admin, { name, startTime, endTime, isActive: false });
    await show(page, '/admin/events');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(row.getByText('Not published')).toBeVisible();
    await row.getByRole('button', { name: /^edit/i }).click();
    await check(page, /^active/i);
    await page.getByRole('button', { name: 'Save event' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/checklist|ready/i);
    await question.getByRole('button', { name: 'Not yet' }).click();
    await expect(row.getByText('Not published')).toBeVisible();
    await expect(row.getByText('Active', { exact: true })).toHaveCount(0);
  });

  test('Check-in: verified or pending', async ({ collector }) => {
    const checkIns = await checkInsOf(collector);
    const states = new Set(checkIns.map(({ isVerified }) => isVerified));
    expect([...states].toSorted()).toEqual([false, true]);
  });
});
