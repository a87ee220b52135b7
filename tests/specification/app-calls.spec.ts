import { expect, type Page } from '@playwright/test';
import { button, desktop, fillIn, register, test, validate } from './support/screens.ts';
import { send, sendForList } from './support/send.ts';
import { activeEventId, vinoVeritas } from './support/walk.ts';

/** Counts the calls to this path. `status` is answered instead of the server, if given. */
async function countCalls(page: Page, path: string, status?: number) {
  const calls = { count: 0 };
  await page.route(path, (route) => {
    calls.count += 1;
    const body = JSON.stringify({ message: 'No.' });
    return status
      ? route.fulfill({ status, contentType: 'application/json', body })
      : route.continue();
  });
  return calls;
}

/** Lets minutes of the page's clock pass. */
async function passMinutes(page: Page, minutes: number): Promise<void> {
  await page.clock.runFor(minutes * 60_000);
  await page.waitForTimeout(500);
}

/** What a browser tells a page that a person returns to. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

const eventCall = '**/api/events/active';

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/waiver');
  await expect(page.getByRole('textbox', { name: /ticket id/i })).toBeVisible();
}

test.describe('7. The calls it makes: the app', () => {
  test('Data loads: screens watch Firestore live; the calls exist and answer the same', async ({
    newcomer: { page, token, id },
  }) => {
    const eventId = await activeEventId();
    const businesses = await sendForList('GET', `/api/events/${eventId}/businesses`);
    await page.goto('/businesses');
    for (const { name } of businesses)
      await expect(page.getByText(String(name), { exact: true }).first()).toBeAttached();
    const rewards = await sendForList('GET', `/api/participants/${id}/rewards/${eventId}`, {
      token,
    });
    await page.goto('/rewards');
    for (const { name } of rewards)
      await expect(page.getByText(String(name), { exact: true }).first()).toBeAttached();
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

  test('Check-ins are kept on the phone until they are answered', async ({ open }) => {
    const page = await open({ geolocation: { ...vinoVeritas, accuracy: 8 } });
    const { id, token } = await register(page, 'Perry Croft');
    const path = `/api/participants/${id}/checkins/${await activeEventId()}`;
    const unsent = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/checkins'),
    );
    await page.route('**/api/checkins', (route) => route.abort());
    await page.goto('/');
    await button(page, /quick check-in/i).click();
    await button(page.getByRole('dialog'), `Check in at ${vinoVeritas.name}`).click();
    await unsent;
    expect(await sendForList('GET', path, { token })).toEqual([]);
    await page.unroute('**/api/checkins');
    await page.reload();
    await expect.poll(() => sendForList('GET', path, { token })).toHaveLength(1);
  });

  test('By default no polling', async ({ page }) => {
    await page.clock.install();
    const calls = await countCalls(page, eventCall);
    await openRegistration(page);
    await passMinutes(page, 10);
    expect(calls.count).toBe(1);
  });

  test('By default refetch on window focus', async ({ page }) => {
    const calls = await countCalls(page, eventCall);
    await openRegistration(page);
    await returnTo(page);
    await expect.poll(() => calls.count).toBe(2);
  });

  test('By default data stale immediately', async ({ open, newcomer: { session, id } }) => {
    const page = await open({ storageState: session });
    const calls = await countCalls(page, `**/api/participants/${id}`);
    await page.goto('/profile');
    // Live progress that arrives after the first answer asks for the totals again.
    let count = 0;
    await expect
      .poll(async () => {
        ({ count } = calls);
        await page.waitForTimeout(500);
        return count > 0 && count === calls.count;
      })
      .toBe(true);
    const bar = page.getByRole('navigation');
    await bar.getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/events');
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

  test('A 401 throws', async ({ page, attendee: { submissionId } }) => {
    await countCalls(page, '**/api/waiver/*', 401);
    await page.goto(`/waiver/${submissionId}`);
    await expect(page.getByText('Unable to load confirmation')).toBeVisible();
  });

  test('Responses are parsed as JSON when the content type says so', async ({ page }) => {
    await page.route('**/api/tickets/validate', (route) =>
      route.fulfill({ contentType: 'text/html', body: '{"isValid":true,"message":"Yes"}' }),
    );
    await openRegistration(page);
    await validate(page, 'WW2024-001234');
    await expect(page.getByText('Validation Error').first()).toBeVisible();
  });

  test('Browser navigations: /api/login and /api/logout', async () => {
    for (const path of ['/api/login', '/api/logout']) {
      const { status, headers } = await send('GET', path);
      expect(status).toBe(302);
      expect(headers.get('location')).toMatch(/^\/(?:$|\?)/);
    }
  });

  test('External: a maps service for walking directions and map search', async ({
    open,
    newcomer: { session },
  }) => {
    const page = await open({ ...desktop, storageState: session });
    await page.goto('/');
    const opened = page.waitForEvent('popup');
    await button(page, 'Get Directions').click();
    await expect(await opened).toHaveURL(/maps.*walking/);
    await page.goto('/businesses');
    await page.getByRole('link', { name: 'Vino Veritas' }).first().click();
    const search = page.getByRole('dialog').locator('a[href*="maps"]').first();
    await expect(search).toHaveAttribute('href', /search/);
  });

  test('On mobile, a deep link falls back to the web after 1 second', async ({
    open,
    newcomer: { session },
  }) => {
    const page = await open({ storageState: session });
    await page.goto('/');
    const opened = page.waitForEvent('popup');
    const start = Date.now();
    await button(page, 'Get Directions').click();
    await expect(await opened).toHaveURL(/maps.*walking/);
    expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  });
});
