import { expect, type Page } from '@playwright/test';
import { watchLocationRequests } from './support/device.ts';
import { register } from './support/people.ts';
import {
  askForLocation,
  button,
  check,
  expectMessage,
  fillIn,
  show,
  test,
  validate,
} from './support/screens.ts';
import { sendCheckIn, vinoVeritas, westOf } from './support/walk.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Names on the cards, in their order. */
const shownNames = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

const ada = { fullName: 'Ada Quill', email: 'ada@example.com' };

test.describe('5. Validation rules', () => {
  test('Check-in requires device location support', async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await askForLocation(page);
    await expect(page.getByText('Location access required').first()).toBeVisible();
  });

  test('Check-in requires permission', async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page, { permissions: [] });
    await askForLocation(page);
    await expect(page.getByText('Location permission denied').first()).toBeVisible();
  });

  test('Location request: high accuracy, 10 second timeout, 60 second maximum age', async ({
    tab,
    newcomer,
  }) => {
    const page = await tab(newcomer.page);
    const asked = await watchLocationRequests(page);
    await page.goto('/');
    await button(page, /quick check-in/i).click();
    const options = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };
    await expect.poll(asked).toContainEqual(options);
  });

  test('Nearby filter: distance under 0.5 miles', async ({ tab, newcomer }) => {
    const geolocation = { ...westOf(vinoVeritas, 800), accuracy: 8 };
    const page = await tab(newcomer.page, { geolocation });
    await page.goto('/businesses');
    await button(page, 'Nearby').click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(vinoVeritas.name);
  });

  test('Nearby filter: missing distance counts as 0', async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page, { permissions: [] });
    await page.goto('/businesses');
    await expect(cards(page).first()).toBeVisible();
    const all = await cards(page).count();
    await button(page, 'Nearby').click();
    await expect(button(page, 'Nearby')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page)).toHaveCount(all);
  });

  test('Search: case-insensitive on name or description', async ({ newcomer: { page } }) => {
    await show(page, '/businesses');
    for (const text of ['VINO veritas', 'BRICK-vaulted bank']) {
      await page.getByRole('searchbox').fill(text);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toContainText(vinoVeritas.name);
    }
    await page.getByRole('searchbox').fill('');
  });

  test('Search: also category, address and offers; matches by name come first', async ({
    tab,
    newcomer,
  }) => {
    // Without a location, Lantern & Loom is before Old Depot Antiques in the list.
    const page = await tab(newcomer.page, { permissions: [] });
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
  });

  test('Distance check at check-in (within 50 meters) is server-side', async ({ attendee }) => {
    const answer = await sendCheckIn(attendee, vinoVeritas, 55);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('meters away');
  });

  const requiredTicket = 'Ticket ID Required - Please enter your ticket ID to continue.';
  test(`Ticket id must be non-empty after trimming: '${requiredTicket}'`, async ({ form }) => {
    await validate(form, '   ');
    await expectMessage(form, requiredTicket);
  });

  const agreements =
    'Required Agreements - Please confirm you are 21+ and accept the liability waiver.';
  for (const [missing, accepted] of [
    ['the waiver', /21/],
    ['21+', /liability waiver/i],
  ] as const)
    test(`Registration needs 21+ and waiver both checked: '${agreements}' (without ${missing})`, async ({
      form,
    }) => {
      await form.getByRole('textbox', { name: /full legal name/i }).fill(ada.fullName);
      await form.getByRole('textbox', { name: 'Email' }).fill(ada.email);
      await check(form, accepted);
      await form.getByRole('textbox', { name: 'Email' }).press('Enter');
      await expectMessage(form, agreements);
    });

  const validTicket =
    'Ticket Validation Required - Please validate your ticket or purchase one to continue.';
  test(`Registration needs a valid ticket or the on-site purchase path: '${validTicket}'`, async ({
    form,
  }) => {
    await fillIn(form, ada);
    await button(form, 'Complete Registration').click();
    await expectMessage(form, validTicket);
  });

  test('Full name and email required; email must be email-type; phone fields optional', async ({
    form,
  }) => {
    const box = (name: string | RegExp) => form.getByRole('textbox', { name });
    const isValid = (name: string | RegExp) =>
      box(name).evaluate((input: HTMLInputElement) => input.checkValidity());
    for (const name of [/full legal name/i, 'Email']) expect(await isValid(name)).toBe(false);
    await form.getByText(/in an emergency/i).click();
    for (const name of [/^phone/i, /emergency contact phone/i])
      expect(await isValid(name)).toBe(true);
    await box('Email').fill('ada');
    expect(await isValid('Email')).toBe(false);
    await box('Email').fill(ada.email);
    expect(await isValid('Email')).toBe(true);
  });

  test('Registration with an email: two people may share one', async () => {
    const email = `family.${crypto.randomUUID()}@example.com`;
    const people = await Promise.all(
      ['Ada Quill', 'Grace Quill'].map((fullName) => register({ fullName, email })),
    );
    expect(new Set(people.map(({ id }) => id)).size).toBe(2);
  });
});
