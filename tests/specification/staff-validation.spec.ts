import { expect, type Page } from '@playwright/test';
import { signInAdmin } from './support/people.ts';
import { changePassword, field, openNew } from './support/portal.ts';
import { countCalls } from './support/requests.ts';
import { button, expectMessage, logIn, show, test } from './support/screens.ts';
import { send } from './support/send.ts';

test.describe('5. Validation rules: Admin login', () => {
  const missing = 'Missing Information - Please enter both username and password';
  for (const [username, password] of [
    ['', ''],
    ['admin', ''],
    ['', 'winewalk'],
  ] as const)
    test(`Admin login: username and password both required ('${missing}'): '${username}', '${password}'`, async ({
      tab,
      visitor,
    }) => {
      const page = await tab(visitor);
      await logIn(page, username, password);
      await expectMessage(page, missing);
    });
});

test.describe('5. Validation rules: Change password', () => {
  test.beforeEach(async ({ staff: { page } }) => {
    await show(page, '/admin');
    await button(page, 'Credentials').click();
  });

  test('Current password required', async ({ tab, staff }) => {
    const page = await tab(staff.page);
    const calls = await countCalls(page, '**/api/admin/change-password', 503);
    await page.goto('/admin');
    await button(page, 'Credentials').click();
    await changePassword(page, '', 'long-enough');
    const current = page.getByRole('textbox', { name: /current password/i });
    await expect(current).toHaveJSProperty('required', true);
    await expect(current).toBeFocused();
    expect(calls.count).toBe(0);
  });

  const mismatch = 'Password Mismatch - New password and confirmation do not match.';
  test(`New and confirm must match ('${mismatch}')`, async ({ staff: { page } }) => {
    await changePassword(page, 'winewalk', 'long-enough', 'long-enougH');
    await expectMessage(page, mismatch);
  });

  const short = 'Password Too Short - New password must be at least 6 characters long.';
  test(`New password at least 6 characters ('${short}')`, async ({ staff: { page } }) => {
    await changePassword(page, 'winewalk', 'abcde');
    await expectMessage(page, short);
  });

  test('Accounts with admin rights refuse guessable ones, with the reason', async ({
    ownAdmin: { username, password: currentPassword },
  }) => {
    const token = await signInAdmin({ username, password: currentPassword });
    for (const newPassword of ['password', username]) {
      const body = { currentPassword, newPassword };
      const answer = await send('POST', '/api/admin/change-password', { body, token });
      expect(answer).toMatchObject({ status: 400 });
      expect(answer.text).toMatch(/guess/i);
    }
  });
});

test.describe('5. Validation rules: Forms', () => {
  /** Sets a value and says if the browser accepts it. */
  const accepts = (page: Page, name: string, value: string) =>
    field(page, name).evaluate((input: HTMLInputElement, typed) => {
      input.value = typed;
      return input.value === typed && input.checkValidity();
    }, value);

  async function expectRequired(page: Page, names: string[]): Promise<void> {
    for (const name of names) await expect(field(page, name)).toHaveJSProperty('required', true);
  }

  test('Business form: name, category, address, latitude, longitude required', async ({
    staff: { page },
  }) => {
    await show(page, '/admin/businesses?new=1');
    await expectRequired(page, ['Name', 'Category', 'Address', 'Latitude', 'Longitude']);
  });

  test('Business form: latitude and longitude decimal numbers', async ({ staff: { page } }) => {
    await openNew(page, 'businesses');
    await field(page, 'Name').fill('Quill & Quire');
    await field(page, 'Category').selectOption('Retail');
    await field(page, 'Address').fill('1 Mill Street');
    for (const [name, wrong, right] of [
      ['Latitude', 'north', '38.1501'],
      ['Longitude', '79 W', '-79.0731'],
    ] as const) {
      await field(page, name).fill(wrong);
      await button(page, 'Save business').click();
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await field(page, name).fill(right);
      await field(page, name).blur();
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('Business form: image URL must be URL-type; `https://` only', async ({
    staff: { page },
  }) => {
    await openNew(page, 'businesses');
    const image = field(page, 'Image URL');
    await image.locator('xpath=ancestor::details/summary').click();
    await expect(image).toHaveAttribute('type', 'url');
    for (const url of ['quill.jpg', 'http://example.com/quill.jpg']) {
      await image.fill(url);
      await button(page, 'Save business').click();
      await expect(image).toHaveAttribute('aria-invalid', 'true');
      await image.fill('https://example.com/quill.jpg');
      await image.blur();
      await expect(image).not.toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('Business form: rating 0 to 5', async ({ staff: { page } }) => {
    await show(page, '/admin/businesses?new=1');
    const results: Record<string, boolean> = {};
    for (const rating of ['-0.1', '0', '4.5', '5', '5.1'])
      results[rating] = await accepts(page, 'Rating', rating);
    expect(results).toEqual({ '-0.1': false, 0: true, 4.5: true, 5: true, 5.1: false });
  });

  test('Event form: name, start and end date-time required', async ({ staff: { page } }) => {
    await show(page, '/admin/events?new=1');
    await expectRequired(page, ['Name', 'Start', 'End']);
    await expect(field(page, 'Start')).toHaveAttribute('type', 'datetime-local');
    await expect(field(page, 'End')).toHaveAttribute('type', 'datetime-local');
  });

  test('Event form: sent as ISO timestamps', async ({ tab, staff }) => {
    const page = await tab(staff.page);
    await page.goto('/admin/events?new=1');
    await field(page, 'Name').fill('Spring Wine Walk');
    await field(page, 'Start').fill('2027-04-20T18:00');
    await field(page, 'End').fill('2027-04-20T22:00');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/admin/events'),
    );
    await page.route('**/api/admin/events', (route) => route.abort());
    await button(page, 'Save event').click();
    expect((await sent).postDataJSON()).toMatchObject({
      startTime: '2027-04-20T22:00:00.000Z',
      endTime: '2027-04-21T02:00:00.000Z',
    });
  });

  test('Reward form: name, description, reward type and required count required', async ({
    staff: { page },
  }) => {
    await openNew(page, 'rewards');
    await expectRequired(page, ['Name', 'Description', 'Reward type', 'Visits']);
  });

  test('Reward form: count at least 1', async ({ staff: { page } }) => {
    await openNew(page, 'rewards');
    const results: Record<string, boolean> = {};
    for (const count of ['0', '1', '8', '1.5'])
      results[count] = await accepts(page, 'Visits', count);
    expect(results).toEqual({ 0: false, 1: true, 8: true, 1.5: false });
  });

  test('Reward form: the label reads Visits for visit_count, otherwise Completions', async ({
    staff: { page },
  }) => {
    await openNew(page, 'rewards');
    const form = page.getByRole('dialog');
    for (const [type, label] of [
      ['visit_count', 'Visits'],
      ['event_completion', 'Completions'],
      ['special_achievement', 'Completions'],
    ] as const) {
      await form.getByLabel(/^Reward type/).selectOption(type);
      await expect(form.getByRole('spinbutton', { name: label })).toBeVisible();
    }
  });
});
