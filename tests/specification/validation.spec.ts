import { expect, type Page } from '@playwright/test';
import {
  button,
  check,
  fillIn,
  show,
  test,
  toast,
  validate,
  watchLocationRequests,
} from './support/screens.ts';
import { sendCheckIn, vinoVeritas, westOf } from './support/walk.ts';

/** Expects a message of the specification, 'Title - text', as a toast; the text may stand at the field instead. */
async function expectMessage(page: Page, message: string): Promise<void> {
  const [title, text] = message.split(' - ');
  await expect(toast(page, String(title))).toBeVisible();
  await expect(page.getByText(String(text)).first()).toBeVisible();
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Names on the cards, in their order. */
const shownNames = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

test.describe('5. Validation rules', () => {
  test('Check-in requires device location support', async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session });
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.goto('/');
    await page.getByRole('button', { name: /quick check-in/i }).click();
    await button(page, /use my location/i).click();
    await expect(page.getByText('Location access required').first()).toBeVisible();
  });

  test('Check-in requires permission', async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session, permissions: [] });
    await page.goto('/');
    await page.getByRole('button', { name: /quick check-in/i }).click();
    await button(page, /use my location/i).click();
    await expect(page.getByText('Location permission denied').first()).toBeVisible();
  });

  test('Location request: high accuracy, 10 second timeout, 60 second maximum age', async ({
    open,
    newcomer,
  }) => {
    const page = await open({ storageState: newcomer.session });
    const asked = await watchLocationRequests(page);
    await page.goto('/');
    await page.getByRole('button', { name: /quick check-in/i }).click();
    const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };
    await expect.poll(asked).toContainEqual(options);
  });

  test('Nearby filter: distance under 0.5 miles', async ({ open, newcomer }) => {
    const page = await open({
      storageState: newcomer.session,
      geolocation: { ...westOf(vinoVeritas, 800), accuracy: 8 },
    });
    await page.goto('/businesses');
    await button(page, 'Nearby').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(vinoVeritas.name);
  });

  test('Nearby filter: missing distance counts as 0', async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session, permissions: [] });
    await page.goto('/businesses');
    await expect(cards(page).first()).toBeVisible();
    const all = await cards(page).count();
    await button(page, 'Nearby').click();
    await expect(button(page, 'Nearby')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(all);
  });

  test('Search: case-insensitive on name or description', async ({ newcomer: { page } }) => {
    await page.goto('/businesses');
    for (const text of ['VINO veritas', 'BRICK-vaulted bank']) {
      await page.getByRole('searchbox').fill(text);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText(vinoVeritas.name);
    }
  });

  test('Search: also category, address and offers; matches by name come first', async ({
    newcomer: { page },
  }) => {
    await page.goto('/businesses');
    const search = page.getByRole('searchbox');
    await search.fill('antiques');
    await expect(cards(page).filter({ hasText: 'Lantern & Loom' })).toBeVisible();
    expect((await shownNames(page))[0]).toBe('Old Depot Antiques');
    await search.fill('canal');
    await search.fill('depot square');
    await expect(cards(page).filter({ hasText: 'Gilt Frame Gallery' })).toBeVisible();
    await search.fill('cabernet franc');
    await expect(cards(page).filter({ hasText: 'Oak & Ash' })).toBeVisible();
    await search.fill('');
  });

  test('Distance check at check-in (within 50 meters) is server-side', async ({ attendee }) => {
    const answer = await sendCheckIn(attendee, vinoVeritas, 55);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('meters away');
  });

  const requiredTicket = 'Ticket ID Required - Please enter your ticket ID to continue.';
  test(`Ticket id must be non-empty after trimming: '${requiredTicket}'`, async ({ open }) => {
    const page = await open();
    await page.goto('/waiver');
    await validate(page, '   ');
    await expectMessage(page, requiredTicket);
  });

  const agreements =
    'Required Agreements - Please confirm you are 21+ and accept the liability waiver.';
  test(`Registration needs 21+ and waiver both checked: '${agreements}'`, async ({ open }) => {
    const page = await open();
    await page.goto('/waiver');
    await page.getByRole('textbox', { name: /full legal name/i }).fill('Ada Quill');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await check(page, /21/);
    await page.getByRole('textbox', { name: 'Email' }).press('Enter');
    await expectMessage(page, agreements);
  });

  const validTicket =
    'Ticket Validation Required - Please validate your ticket or purchase one to continue.';
  test(`Registration needs a valid ticket or the on-site purchase path: '${validTicket}'`, async ({
    open,
  }) => {
    const page = await open();
    await page.goto('/waiver');
    await fillIn(page, { fullName: 'Ada Quill', email: 'ada@example.com' });
    await button(page, 'Complete Registration').click();
    await expectMessage(page, validTicket);
  });

  test('Full name and email required; email must be email-type; phone fields optional', async ({
    visitor: page,
  }) => {
    await show(page, '/waiver');
    const box = (name: string | RegExp) => page.getByRole('textbox', { name });
    const isValid = (name: string | RegExp) =>
      box(name).evaluate((input: HTMLInputElement) => input.checkValidity());
    for (const name of [/full legal name/i, 'Email']) expect(await isValid(name)).toBe(false);
    for (const name of [/^phone/i, /emergency contact phone/i])
      expect(await isValid(name)).toBe(true);
    await box('Email').fill('ada');
    expect(await isValid('Email')).toBe(false);
    await box('Email').fill('ada@example.com');
    expect(await isValid('Email')).toBe(true);
    await box('Email').fill('');
  });

  const missing = 'Missing Information - Please enter both username and password';
  test(`Admin login: username and password both required ('${missing}')`, async ({ visitor }) => {
    await visitor.goto('/admin');
    await button(visitor, 'Sign In').click();
    await expectMessage(visitor, missing);
  });
});

test.describe('5. Validation rules: Change password', () => {
  /** Fills in the form and sends it. */
  async function change(page: Page, current: string, next: string, confirmation: string) {
    await show(page, '/admin');
    await button(page, 'Credentials').click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: /current password/i }).fill(current);
    await form.getByRole('textbox', { name: /^new password/i }).fill(next);
    await form.getByRole('textbox', { name: /confirm/i }).fill(confirmation);
    await form.getByRole('button', { name: /update/i }).click();
    return form;
  }

  test('Current password required', async ({ staff: { page } }) => {
    const form = await change(page, '', 'long-enough', 'long-enough');
    const current = form.getByRole('textbox', { name: /current password/i });
    await expect(current).toHaveJSProperty('required', true);
    await expect(toast(page, 'Credentials Updated')).toHaveCount(0);
  });

  const mismatch = 'Password Mismatch - New password and confirmation do not match.';
  test(`New and confirm must match ('${mismatch}')`, async ({ staff: { page } }) => {
    await change(page, 'winewalk', 'long-enough', 'long-enougH');
    await expectMessage(page, mismatch);
  });

  const short = 'Password Too Short - New password must be at least 6 characters long.';
  test(`New password at least 6 characters ('${short}')`, async ({ staff: { page } }) => {
    await change(page, 'winewalk', 'abcde', 'abcde');
    await expectMessage(page, short);
  });
});

test.describe('5. Validation rules: Forms', () => {
  const field = (page: Page, name: string) =>
    page.getByRole('form').getByLabel(new RegExp(`^${name}\\b`));

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
    await page.goto('/admin/businesses?new=1');
    await field(page, 'Name').fill('Quill & Quire');
    await field(page, 'Category').selectOption('Retail');
    await field(page, 'Address').fill('1 Mill Street');
    await field(page, 'Latitude').fill('north');
    await field(page, 'Longitude').fill('-79.0731');
    await button(page, 'Save business').click();
    await expect(field(page, 'Latitude')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Latitude').fill('38.1501');
    await expect(field(page, 'Longitude')).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('Business form: image URL must be URL-type; `https://` only', async ({
    staff: { page },
  }) => {
    await page.goto('/admin/businesses?new=1');
    const image = field(page, 'Image URL');
    await expect(image).toHaveAttribute('type', 'url');
    for (const url of ['quill.jpg', 'http://example.com/quill.jpg']) {
      await image.fill(url);
      await button(page, 'Save business').click();
      await expect(image).toHaveAttribute('aria-invalid', 'true');
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

  test('Event form: sent as ISO timestamps', async ({ staff: { page } }) => {
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
    await page.unroute('**/api/admin/events');
  });

  test('Reward form: name, description, reward type and required count required', async ({
    staff: { page },
  }) => {
    await page.goto('/admin/rewards?new=1');
    await expectRequired(page, ['Name', 'Description', 'Reward type', 'Visits']);
  });

  test('Reward form: count at least 1', async ({ staff: { page } }) => {
    await page.goto('/admin/rewards?new=1');
    const results: Record<string, boolean> = {};
    for (const count of ['0', '1', '8', '1.5'])
      results[count] = await accepts(page, 'Visits', count);
    expect(results).toEqual({ 0: false, 1: true, 8: true, 1.5: false });
  });

  test('Reward form: the label reads Visits for visit_count, otherwise Completions', async ({
    staff: { page },
  }) => {
    await page.goto('/admin/rewards?new=1');
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
