import { expect, type Page } from '@playwright/test';
import { breakCamera } from './support/camera.ts';
import { findUnusedTicket } from './support/people.ts';
import { button, failure, fillIn, register, test, toast, validate } from './support/screens.ts';
import { send } from './support/send.ts';
import { forgetParticipant } from './support/stored.ts';
import { placesOfEvent, sendCheckIn, vinoVeritas, westOf } from './support/walk.ts';

/** Expects a toast with this title, and this text in it if given. */
async function expectToast(page: Page, title: string, text = ''): Promise<void> {
  const shown = toast(page, title);
  await expect(shown).toBeVisible();
  await expect(shown).toContainText(text);
}

/** Opens the check-in of Vino Veritas and sends it. */
async function tryCheckIn(page: Page): Promise<void> {
  await page.goto(`/businesses?business=${vinoVeritas.id}`);
  const press = () =>
    page.getByRole('dialog').getByRole('button', { name: `Check in at ${vinoVeritas.name}` });
  await press().click();
  await expect(page.getByRole('dialog', { name: vinoVeritas.name })).toHaveCount(0);
  await press().click();
}

const atVinoVeritas = { ...westOf(vinoVeritas, 0), accuracy: 8 };

test.describe('8. Error catalogue', () => {
  test('Any non-OK response throws an error whose message is the status code, a colon and space, then the body text (or status text if the body is empty). Failure to get the participant id is only logged', async ({
    open,
  }) => {
    const page = await open();
    const { id } = await register(page, 'Nia Poole');
    await forgetParticipant(id);
    for (const body of ['The cellar is flooded', '']) {
      await page.route('**/api/participants', (route) => route.fulfill({ status: 500, body }));
      const logged = page.waitForEvent('console', (line) => line.text().includes('500: '));
      await page.goto('/profile');
      expect((await logged).text()).toContain(`500: ${body || 'Internal Server Error'}`);
      await expect(toast(page, /.+/)).toHaveCount(0);
    }
  });

  test("Check-in failure toast: default title 'Check-in failed' with the server message", async ({
    open,
    newcomer,
  }) => {
    const page = await open({ storageState: newcomer.session, geolocation: atVinoVeritas });
    await page.route('**/api/checkins', (route) =>
      route.fulfill({ status: 422, json: { message: 'The cellar is flooded.', code: 'flooded' } }),
    );
    await tryCheckIn(page);
    await expectToast(page, 'Check-in failed', 'The cellar is flooded.');
  });

  test("Check-in failure: message containing 'meters away' -> 'Too far from business'; one sentence in the person's language and units", async ({
    open,
    newcomer,
  }) => {
    const answer = await sendCheckIn(newcomer, vinoVeritas, 100);
    expect(answer.text).toContain('meters away');
    const geolocation = { ...westOf(vinoVeritas, 100), accuracy: 8 };
    const page = await open({ storageState: newcomer.session, geolocation });
    await tryCheckIn(page);
    await expectToast(page, 'Too far from business');
    await expect(toast(page, 'Too far from business')).toContainText(/\d+\sft.*165\sft/);
  });

  test("Check-in failure: mentioning Geolocation -> 'Location access required' / 'Please enable location access to check in to businesses'", async ({
    open,
    newcomer,
  }) => {
    const page = await open({ storageState: newcomer.session });
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.goto('/');
    await page.getByRole('button', { name: /quick check-in/i }).click();
    await button(page, /use my location/i).click();
    await expectToast(
      page,
      'Location access required',
      'Please enable location access to check in to businesses',
    );
  });

  test("Check-in failure: containing 'User denied' -> 'Location permission denied' / 'Please allow location access to check in to businesses'", async ({
    open,
    newcomer,
  }) => {
    const page = await open({ storageState: newcomer.session, permissions: [] });
    await page.goto('/');
    await page.getByRole('button', { name: /quick check-in/i }).click();
    await button(page, /use my location/i).click();
    await expectToast(
      page,
      'Location permission denied',
      'Please allow location access to check in to businesses',
    );
  });

  test("Camera: 'Camera Not Available' (unsupported)", async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session });
    await breakCamera(page);
    await page.goto('/');
    await button(page, 'Scan QR').click();
    await expect(page.getByText('Camera Not Available').first()).toBeVisible();
  });

  test("Camera: 'Camera Access Denied'", async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session });
    await breakCamera(page, 'NotAllowedError');
    await page.goto('/');
    await button(page, 'Scan QR').click();
    await expect(page.getByText('Camera Access Denied').first()).toBeVisible();
  });

  test("Reward toast titled 'Reward Error'", async ({ open, collector }) => {
    const page = await open({ storageState: collector.session });
    await page.route('**/api/participants/*/rewards/**', failure('The cellar is flooded.'));
    await page.goto('/rewards');
    await button(page, /^View Reward/).click();
    await expectToast(page, 'Reward Error');
  });

  test("'Failed to fetch businesses'", async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session });
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    await page.goto('/businesses');
    await expect(page.getByText('Failed to fetch businesses')).toBeVisible({ timeout: 15_000 });
    await expect(button(page, 'Try again')).toBeVisible();
  });

  test("'Failed to fetch rewards: {status text}'", async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session });
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    await page.goto('/rewards');
    const text = page.getByText(/^Failed to fetch rewards: \w+/);
    await expect(text).toBeVisible({ timeout: 15_000 });
  });

  test("No directions: 'No Businesses Available'", async ({ open, admin }) => {
    const page = await open();
    const person = await register(page, 'Uma Hart');
    for (const place of await placesOfEvent(admin)) await sendCheckIn(person, place);
    await page.goto('/');
    await button(page, 'Get Directions').click();
    await expectToast(page, 'No Businesses Available');
  });

  test("Share fallback: 'Copied to Clipboard' or shows the text", async ({ open, newcomer }) => {
    const page = await open({ storageState: newcomer.session });
    await page.addInitScript(() => {
      for (const name of ['share', 'clipboard'])
        Object.defineProperty(navigator, name, { value: undefined });
    });
    await page.goto('/');
    await button(page, 'Share Progress').click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/0 of \d+/);
  });

  test("Ticket validation network error: 'Validation Error - Unable to validate ticket. Please try again.'", async ({
    open,
  }) => {
    const page = await open();
    await page.route('**/api/tickets/validate', (route) => route.abort());
    await page.goto('/waiver');
    await validate(page, 'WW2024-001234');
    await expect(page.getByText('Validation Error').first()).toBeVisible();
    const text = page.getByText('Unable to validate ticket. Please try again.');
    await expect(text.first()).toBeVisible();
  });

  test("Ticket not found: 'Ticket Not Found' with the server message, plus the on-site purchase notice", async ({
    open,
  }) => {
    const ticketId = 'NO-SUCH-TICKET';
    const answer = await send('POST', '/api/tickets/validate', { body: { ticketId } });
    const { message } = answer.json as { message: string };
    const page = await open();
    await page.goto('/waiver');
    await validate(page, ticketId);
    await expect(page.getByText('Ticket Not Found').first()).toBeVisible();
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByText(/buy your ticket on site/i)).toBeVisible();
  });

  test("Registration failure: 'Registration Failed - Please check all required fields and try again.'", async ({
    open,
  }) => {
    const page = await open();
    await page.route('**/api/waiver/submit', failure());
    await page.goto('/waiver');
    await validate(page, 'NO-SUCH-TICKET');
    await fillIn(page, { fullName: 'Ada Quill', email: 'ada@example.com' });
    await button(page, 'Complete Registration').click();
    await expectToast(
      page,
      'Registration Failed',
      'Please check all required fields and try again.',
    );
  });

  test("Success toasts: 'Ticket Validated!', 'Registration Complete!'", async ({ open }) => {
    const page = await open();
    const { ticketId } = await findUnusedTicket();
    await page.goto('/waiver');
    await validate(page, ticketId);
    await expectToast(page, 'Ticket Validated!');
    await fillIn(page, { fullName: 'Ada Quill', email: `ada.${Date.now()}@example.com` });
    await button(page, 'Complete Registration').click();
    await expectToast(page, 'Registration Complete!');
  });
});
