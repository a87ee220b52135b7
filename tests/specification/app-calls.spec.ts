import { expect, type Page } from '@playwright/test';
import { openMaps, passMinutes, pauseClock } from './support/device.ts';
import { demoAdmin, findUnusedTicket } from './support/people.ts';
import { countCalls, recordCalls } from './support/requests.ts';
import {
  button,
  desktop,
  fillIn,
  register,
  show,
  signInToPortal,
  test,
  validate,
} from './support/screens.ts';
import { send } from './support/send.ts';
import { businessesOf, checkIn, checkInsOf, rewardsOf, vinoVeritas } from './support/walk.ts';

/** Dispatches the event that a page gets when a person returns to it. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const eventCall = '**/api/events/active';

const checkInCall = '**/api/checkins';
const atVinoVeritas = { geolocation: { ...vinoVeritas, accuracy: 8 } };

/** Checks in at Vino Veritas without an answer. */
async function checkInUnanswered(page: Page): Promise<void> {
  const unsent = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/checkins'),
  );
  await page.route(checkInCall, (route) => route.abort());
  await page.goto('/');
  await button(page, /quick check-in/i).click();
  await button(page.getByRole('dialog'), `Check in at ${vinoVeritas.name}`).click();
  await unsent;
}

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/waiver');
  await expect(page.getByRole('textbox', { name: /ticket id/i })).toBeVisible();
}

test.describe('7. The calls it makes: the app', () => {
  test('All requests send a JSON content type and include credentials (cookies)', async ({
    open,
  }) => {
    const page = await open(desktop);
    const { made, recorded, deviating } = await recordCalls(page);
    await page.goto('/');
    await expect(button(page, 'Sign In')).toBeVisible();
    const { submissionId } = await register(page, 'Perry Croft');
    for (const path of ['/', '/profile']) {
      await page.goto(path);
      await expect(page.getByRole('navigation').first()).toBeVisible();
    }
    await signInToPortal(page, demoAdmin);
    await page.goto('/admin/tickets');
    await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
    expect([...made]).toEqual(
      expect.arrayContaining([
        'GET /api/events/active',
        'POST /api/tickets/validate',
        'POST /api/waiver/submit',
        `GET /api/waiver/${submissionId}`,
        'POST /api/admin/login',
        'GET /api/admin/tickets',
      ]),
    );
    expect([...made].filter((name) => !recorded.has(name))).toEqual([]);
    expect([...deviating]).toEqual([]);
    // Only when the participant's record is missing.
    expect(made).not.toContain('POST /api/participants');
  });

  test('Data loads: the calls exist and answer the same', async ({ newcomer }) => {
    const { page } = newcomer;
    for (const [path, list] of [
      ['/businesses', await businessesOf(newcomer)],
      ['/rewards', await rewardsOf(newcomer)],
    ] as const) {
      await show(page, path);
      for (const { name } of list)
        await expect(page.getByText(String(name), { exact: true }).first()).toBeAttached();
    }
  });

  test('Data loads: screens watch Firestore live; a check-in is shown without a call', async ({
    openAs,
  }) => {
    const { page, ...person } = await openAs('Perry Croft');
    const calls = await countCalls(page, '**/api/events/*/businesses*');
    await page.goto('/businesses');
    const card = page.getByRole('article').filter({ hasText: vinoVeritas.name });
    await expect(card.getByText('Special Reward', { exact: true })).toBeVisible();
    await checkIn(person);
    await expect(card.getByText('Visited', { exact: true })).toBeVisible();
    expect(calls.count).toBe(0);
  });

  test('By default no retry', async ({ page }) => {
    await page.clock.install();
    const calls = await countCalls(page, eventCall, 503);
    await page.goto('/waiver');
    await expect(button(page, 'Try again')).toBeVisible();
    await passMinutes(page, 5);
    expect(calls.count).toBe(1);
  });

  test('The participant is asked for again while the server answers 503', async ({
    open,
    newcomer: { session, id },
  }) => {
    const page = await open({ storageState: session });
    await page.clock.install();
    const calls = await countCalls(page, `**/api/participants/${id}`, 503);
    await page.goto('/profile');
    await expect.poll(() => calls.count).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return calls.count;
      })
      .toBeGreaterThan(2);
  });

  test('Check-ins are kept on the phone until they are answered', async ({ openAs }) => {
    const { page, ...person } = await openAs('Perry Croft', atVinoVeritas);
    await checkInUnanswered(page);
    expect(await checkInsOf(person)).toEqual([]);
    await page.unroute(checkInCall);
    await page.reload();
    await expect.poll(() => checkInsOf(person)).toHaveLength(1);
  });

  test("POST /api/participants | name (from first and last name, else the email's local part, else 'User'), email, phoneNumber (empty), userId | called on screen load only when the participant's record is missing", async ({
    open,
    lost: { id: userId, fullName, email, session },
  }) => {
    const page = await open({ storageState: session });
    // An answer would end the session of a person whom the server does not know.
    await page.route('**/api/**', (route) => route.abort());
    const sentOnLoad = async () => {
      const sent = page.waitForRequest('**/api/participants');
      await page.goto('/profile');
      return (await sent).postDataJSON() as unknown;
    };
    const forget = (text: string) =>
      page.evaluate((forgotten) => {
        for (const [key, value] of Object.entries(localStorage))
          localStorage.setItem(key, String(value).replaceAll(forgotten, ''));
      }, text);
    const other = { phoneNumber: '', userId };
    expect(await sentOnLoad()).toEqual({ name: fullName, email, ...other });
    await forget(fullName);
    const [localPart] = email.split('@');
    expect(await sentOnLoad()).toEqual({ name: localPart, email, ...other });
    await forget(email);
    expect(await sentOnLoad()).toEqual({ name: 'User', email: '', ...other });
  });

  test('By default no polling', async ({ page }) => {
    await page.clock.install();
    const calls = await countCalls(page, eventCall);
    await openRegistration(page);
    await passMinutes(page, 10);
    expect(calls.count).toBe(1);
  });

  test('By default refetch on window focus', async ({ tab, visitor }) => {
    const page = await tab(visitor);
    const calls = await countCalls(page, eventCall);
    await openRegistration(page);
    await returnTo(page);
    await expect.poll(() => calls.count).toBe(2);
  });

  test('By default data stale immediately', async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page);
    const calls = await countCalls(page, `**/api/participants/${newcomer.id}`);
    await page.goto('/profile');
    // Live progress that arrives after the first answer asks for the totals again.
    let count = 0;
    const isSteady = () => {
      const before = count;
      ({ count } = calls);
      return count > 0 && count === before;
    };
    await expect.poll(isSteady, { intervals: [500] }).toBe(true);
    const bar = page.getByRole('navigation');
    await bar.getByRole('link', { name: 'Events' }).click();
    await expect(page.getByRole('heading', { name: 'Wine Walk Events' })).toBeVisible();
    await bar.getByRole('link', { name: 'Profile' }).click();
    await expect.poll(() => calls.count).toBeGreaterThan(count);
  });

  test('Mutations are not retried', async ({ page }) => {
    await page.clock.install();
    const validations = await countCalls(page, '**/api/tickets/validate', 503);
    const registrations = await countCalls(page, '**/api/waiver/submit', 503);
    await openRegistration(page);
    await validate(page, 'WW2024-001234');
    await expect(page.getByText('Validation Error').first()).toBeVisible();
    await button(page, /no ticket|don.t have/i).click();
    await fillIn(page, { fullName: 'Ada Quill', email: 'ada@example.com' });
    await button(page, 'Complete Registration').click();
    await expect(page.getByText('Registration Failed').first()).toBeVisible();
    await passMinutes(page, 5);
    expect([validations.count, registrations.count]).toEqual([1, 1]);
  });

  test('A 401 throws', async ({ tab, visitor, attendee: { submissionId } }) => {
    const page = await tab(visitor);
    await countCalls(page, '**/api/waiver/*', 401);
    await page.goto(`/waiver/${submissionId}`);
    await expect(page.getByText('Unable to load confirmation')).toBeVisible();
  });

  test('Responses are parsed as JSON when the content type says so', async ({ form }) => {
    let contentType = 'text/html';
    await form.route('**/api/tickets/validate', async (route) =>
      route.fulfill({ response: await route.fetch(), contentType }),
    );
    await validate(form, (await findUnusedTicket()).ticketId);
    await expect(form.getByText('Validation Error').first()).toBeVisible();
    contentType = 'application/json';
    await button(form, 'Validate').click();
    await expect(form.getByText('Ticket Validated!').first()).toBeVisible();
  });

  test('Browser navigations: /api/login and /api/logout', async () => {
    for (const path of ['/api/login', '/api/logout']) {
      const { status, headers } = await send('GET', path);
      expect(status).toBe(302);
      expect(headers.get('location')).toMatch(/^\/(?:$|\?)/);
    }
  });

  test('GET /api/logout: the sign-out icon asks first while a check-in is unsent', async ({
    openAs,
  }) => {
    const { page } = await openAs('Perry Croft', atVinoVeritas);
    await checkInUnanswered(page);
    await page.goto('/profile');
    await button(page, 'Sign out').click();
    await expect(page.getByRole('alertdialog')).toContainText(/sign out/i);
    await expect(page.getByRole('alertdialog')).toContainText(/1 check-in/i);
  });

  test('External: a maps service for walking directions and map search', async ({
    open,
    newcomer: { session },
  }) => {
    const page = await open({ ...desktop, storageState: session });
    await page.goto('/');
    const maps = await openMaps(page, () => button(page, 'Get Directions').click());
    await expect(maps).toHaveURL(/maps.*walking/);
    await page.goto(`/businesses?business=${vinoVeritas.id}`);
    const search = page.getByRole('dialog').locator('a[href*="maps"]').first();
    await expect(search).toHaveAttribute('href', /search/);
  });

  test('On mobile, a deep link falls back to the web after 1 second', async ({
    open,
    newcomer: { session },
  }) => {
    const page = await open({ storageState: session });
    await page.clock.install();
    await page.goto('/');
    await expect(button(page, 'Get Directions')).toBeEnabled();
    await pauseClock(page);
    const maps = await openMaps(page, async () => {
      await button(page, 'Get Directions').click();
      await page.clock.runFor(990);
      expect(page.context().pages()).toHaveLength(1);
      await page.clock.runFor(20);
    });
    await expect(maps).toHaveURL(/maps.*walking/);
  });
});
