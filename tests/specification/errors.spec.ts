import { expect, type Page } from '@playwright/test';
import { breakCamera } from './support/camera.ts';
import { findUnusedTicket } from './support/people.ts';
import {
  askForLocation,
  button,
  continueAsCash,
  cutOffStore,
  failure,
  fillIn,
  onSiteNotice,
  test,
  toast,
  validate,
} from './support/screens.ts';
import { send } from './support/send.ts';
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

/** Location of a device at this distance in meters from Vino Veritas. */
const near = (meters: number) => ({
  geolocation: { ...westOf(vinoVeritas, meters), accuracy: 8 },
});

test.describe('8. Error catalog', () => {
  test('Any non-OK response throws an error whose message is the status code, a colon and space, then the body text (or status text if the body is empty). Failure to get the participant id is only logged', async ({
    tab,
    lost,
  }) => {
    const page = await tab(lost.page);
    // Another answer would end the session of a person whom the server does not know.
    await page.route('**/api/**', (route) => route.abort());
    for (const body of ['The cellar is flooded', '']) {
      await page.route('**/api/participants', (route) => route.fulfill({ status: 500, body }));
      const logged = page.waitForEvent('console', (line) => line.text().includes('500: '));
      await page.goto('/profile');
      expect((await logged).text()).toContain(`500: ${body || 'Internal Server Error'}`);
    }
    // A toast would come before the page gives up.
    const anyToast = toast(page, /.+/);
    await expect(anyToast.or(page.getByText('Participant not found')).first()).toBeVisible();
    expect(await anyToast.count()).toBe(0);
  });

  test("Check-in failure toast: default title 'Check-in failed' with the server message", async ({
    tab,
    newcomer,
  }) => {
    const page = await tab(newcomer.page, near(0));
    await page.route('**/api/checkins', (route) =>
      route.fulfill({ status: 422, json: { message: 'The cellar is flooded.', code: 'flooded' } }),
    );
    await tryCheckIn(page);
    await expectToast(page, 'Check-in failed', 'The cellar is flooded.');
  });

  test("Check-in failure: message containing 'meters away' -> 'Too far from business'; one sentence in the person's language and units", async ({
    tab,
    newcomer,
  }) => {
    const answer = await sendCheckIn(newcomer, vinoVeritas, 100);
    expect(answer.text).toContain('meters away');
    const page = await tab(newcomer.page, near(100));
    await tryCheckIn(page);
    await expectToast(page, 'Too far from business');
    await expect(toast(page, 'Too far from business')).toContainText(/\d+\sft.*165\sft/);
  });

  test("Check-in failure: mentioning Geolocation -> 'Location access required' / 'Please enable location access to check in to businesses'", async ({
    tab,
    newcomer,
  }) => {
    const page = await tab(newcomer.page);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await askForLocation(page);
    const text = 'Please enable location access to check in to businesses';
    await expectToast(page, 'Location access required', text);
  });

  test("Check-in failure: containing 'User denied' -> 'Location permission denied' / 'Please allow location access to check in to businesses'", async ({
    tab,
    newcomer,
  }) => {
    const page = await tab(newcomer.page, { permissions: [] });
    await askForLocation(page);
    const text = 'Please allow location access to check in to businesses';
    await expectToast(page, 'Location permission denied', text);
  });

  for (const [title, why, error] of [
    ['Camera Not Available', ' (unsupported)', undefined],
    ['Camera Access Denied', '', 'NotAllowedError'],
  ] as const)
    test(`Camera: '${title}'${why}`, async ({ tab, newcomer }) => {
      const page = await tab(newcomer.page);
      await breakCamera(page, error);
      await page.goto('/');
      await button(page, 'Scan QR').click();
      await expect(page.getByText(title).first()).toBeVisible();
    });

  test("Reward toast titled 'Reward Error'", async ({ tab, collector }) => {
    const page = await tab(collector.page);
    await page.route('**/api/participants/*/rewards/**', failure('The cellar is flooded.'));
    await page.goto('/rewards');
    await button(page, /^View Reward/).click();
    await expectToast(page, 'Reward Error');
  });

  for (const [statement, path, text] of [
    ["'Failed to fetch businesses'", '/businesses', /^Failed to fetch businesses/],
    ["'Failed to fetch rewards: {status text}'", '/rewards', /^Failed to fetch rewards: \w+/],
  ] as const)
    test(statement, async ({ open, newcomer }) => {
      const page = await open({ storageState: newcomer.session });
      await page.clock.install();
      await cutOffStore(page);
      await page.goto(path);
      const isShownLater = async () => {
        await page.clock.runFor(2000);
        return page.getByText(text).isVisible();
      };
      await expect.poll(isShownLater).toBe(true);
      await expect(button(page, 'Try again')).toBeVisible();
    });

  test("No directions: 'No Businesses Available'", async ({ openAs, admin }) => {
    const { page, ...person } = await openAs('Uma Hart');
    for (const place of await placesOfEvent(admin)) await sendCheckIn(person, place);
    await page.goto('/');
    await button(page, 'Get Directions').click();
    await expectToast(page, 'No Businesses Available');
  });

  test("Share fallback: 'Copied to Clipboard' or shows the text", async ({ tab, newcomer }) => {
    const page = await tab(newcomer.page);
    await page.addInitScript(() => {
      const clipboard = { writeText: async () => undefined };
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    });
    await page.goto('/');
    await button(page, 'Share Progress').click();
    await expectToast(page, 'Copied to Clipboard');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await button(page, 'Share Progress').click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(/0 of \d+/);
  });

  const invalid = 'Validation Error - Unable to validate ticket. Please try again.';
  test(`Ticket validation network error: '${invalid}'`, async ({ form }) => {
    await form.route('**/api/tickets/validate', (route) => route.abort());
    await validate(form, 'WW2024-001234');
    for (const text of invalid.split(' - '))
      await expect(form.getByText(text).first()).toBeVisible();
  });

  test("Ticket not found: 'Ticket Not Found' with the server message, plus the on-site purchase notice", async ({
    form,
  }) => {
    const ticketId = 'NO-SUCH-TICKET';
    const answer = await send('POST', '/api/tickets/validate', { body: { ticketId } });
    const { message } = answer.json as { message: string };
    await validate(form, ticketId);
    await expect(form.getByText('Ticket Not Found').first()).toBeVisible();
    await expect(form.getByText(message).first()).toBeVisible();
    await expect(onSiteNotice(form)).toBeVisible();
  });

  const failed = 'Registration Failed - Please check all required fields and try again.';
  test(`Registration failure: '${failed}'`, async ({ form }) => {
    await form.route('**/api/waiver/submit', failure());
    await continueAsCash(form);
    await fillIn(form, { fullName: 'Ada Quill', email: 'ada@example.com' });
    await button(form, 'Complete Registration').click();
    const [title, text] = failed.split(' - ');
    await expectToast(form, String(title), text);
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
