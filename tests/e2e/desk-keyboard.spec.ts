import { expect as expectSoon, type Page, test } from '@playwright/test';
import { adminAtComputer, deskOn, openShift } from '../support/e2e/desk.ts';
import { registerArrivals } from '../support/e2e/desk-arrivals.ts';
import { anybodysTicket, someone } from '../support/e2e/registration.ts';

/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 60_000 });
/** Maximum number of tab stops: more than any of these screens has before the target. */
const maxTabs = 80;

test.use({ actionTimeout: 60_000 });

test('the desk works by keyboard: register, admit with cash, undo, enter a card, redeem a reward', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const ida = someone('Ida Keys');
  const ticket = await anybodysTicket();
  const [cash] = await registerArrivals({ cash: 1 });
  const admin = await adminAtComputer(browser);
  const shift = await openShift(admin);
  await admin.context().close();
  const page = await (await browser.newContext()).newPage();
  const { keyboard } = page;
  await page.goto(shift.path);
  await expect(page.getByLabel(/^PIN/)).toBeVisible();
  await tabTo(page, 'PIN');
  await keyboard.type(shift.pin);
  await tabTo(page, 'Your name');
  await keyboard.type('Ana');
  await keyboard.press('Enter');
  const { field, answer } = deskOn(page);
  const detail = page.getByRole('dialog', { name: ida.fullName });
  const scan = async (text: string, title: string) => {
    await expect(field).toBeFocused();
    await keyboard.type(text);
    await keyboard.press('Enter');
    await expect(answer.getByRole('heading', { name: title })).toBeVisible();
  };

  const undo = page.getByRole('button', { name: 'Undo: Ida Keys is in' }).first();
  await test.step('register and admit the holder of a ticket on one form', async () => {
    await expect(field).toBeFocused();
    await keyboard.type(ticket);
    await keyboard.press('Enter');
    await expect(answer.getByRole('heading', { name: 'Not registered yet' })).toBeVisible();
    await expect(answer.getByLabel('Name on the waiver')).toBeFocused();
    await tabTo(page, 'Register and let in');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Register for / })).toBeVisible();
    await tabTo(page, 'Full name');
    await keyboard.type(ida.fullName);
    await tabTo(page, 'Email (optional)');
    await keyboard.type(ida.email);
    await tabTo(page, 'They accept the release');
    await keyboard.press('Space');
    await tabTo(page, 'ID seen: 21 or older');
    await keyboard.press('Space');
    await tabTo(page, 'Register and let in');
    await keyboard.press('Enter');
    // Not while the admission is being sent.
    await expect(undo).toBeEnabled();
    await expect(field).toBeFocused();
  });

  await test.step('undo, and admit by ticket', async () => {
    await tabTo(page, 'Undo: Ida Keys is in');
    await keyboard.press('Enter');
    await expect(undo).toBeHidden();
    await expect(field).toBeFocused();
    await scan(ticket, 'Welcome, Ida');
    await keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  await test.step('in with cash: the float, and the sale', async () => {
    await scan(cash?.scan ?? '', '$35 to collect');
    const float = answer.getByLabel('Cash in your till before the first sale');
    await expect(float).toBeFocused();
    await keyboard.type('50');
    await keyboard.press('Enter');
    const paid = answer.getByRole('button', { name: 'Paid $35, ID seen, hand over the glass' });
    await expect(paid).toBeFocused();
    await keyboard.press('Enter');
    await expect(answer).toBeHidden();
    await expect(page.getByText('Your till: $85, 1 sale')).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('look up an arrived attendee, enter a stamp card and redeem its reward', async () => {
    // A focused select would consume the scanner's keystrokes.
    const place = page.getByLabel('Your spot');
    await place.focus();
    await keyboard.type(ticket);
    await keyboard.press('Enter');
    await expect(answer.getByRole('heading', { name: 'Already used' })).toBeVisible();
    await expect(place).toHaveValue('');
    await tabTo(page, 'Look Ida up');
    await keyboard.press('Enter');
    await expect(detail).toBeVisible();
    await tabTo(page, 'Enter a stamped card');
    await keyboard.press('Enter');
    await tabTo(page, 'Vino Veritas');
    await keyboard.press('Space');
    await tabTo(page, 'Enter the card');
    await keyboard.press('Enter');
    await expect(page.getByText('1 new visit').first()).toBeVisible();
    await expect(detail.getByRole('button', { name: 'Hand over First Pour' })).toBeVisible();
    await tabTo(page, 'Hand over First Pour');
    await keyboard.press('Enter');
    await expect(page.getByText('First Pour handed over').first()).toBeVisible();
  });
  await page.context().close();
});

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < maxTabs) {
    const focused = await focusName(page);
    if (focused === name) return;
    passed.push(focused);
    await page.keyboard.press(key);
  }
  throw new Error(`“${name}” is not reached by ${key}, only ${passed.join(', ')}.`);
}

/** Accessible name of the focused element without the required mark. */
function focusName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focus = document.activeElement as HTMLInputElement | null;
    const text = focus?.labels?.[0]?.textContent ?? focus?.textContent ?? '';
    return (focus?.getAttribute('aria-label') ?? text).replace('*', '').trim();
  });
}
