import { type Browser, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { englishTexts } from '../catalog-texts.ts';
import { completeRegistration, fillIn, someone, validateTicket } from './registration.ts';
import { openAsStaff, openTab } from './staff-portal.ts';

/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
const { registration, rewards, shell } = englishTexts;

/** Phone of a volunteer at the desk. */
export interface Desk {
  page: Page;
  /** Search and scan field. */
  field: Locator;
  /** Fullscreen lookup result. */
  answer: Locator;
  /** Types a code like a hardware scanner. */
  scan: (text: string) => Promise<void>;
  /** Clicks a button that closes the result. */
  press: (button: string) => Promise<void>;
  /** Expects a refusal with this title and closes it with Escape. */
  expectRefused: (title: string, why?: RegExp) => Promise<void>;
  /** Waits until the desk could work offline. */
  hasSnapshot: () => Promise<void>;
  /** Opens the till with $50, which the first sale asks for. */
  openTill: () => Promise<void>;
  /** Opens it if the result asks for it before this payment: an earlier test may have opened one. */
  openTillIfAsked: (payment: Locator) => Promise<void>;
  /** Counts the till with a balanced amount. */
  closeTill: (counted: string) => Promise<void>;
}

/** Desk on this page, where a user is signed in. */
export function deskOn(page: Page): Desk {
  const field = page.getByRole('searchbox');
  const answer = page.getByRole('dialog');
  const float = answer.getByLabel('Cash in your till before the first sale');
  const openTill = async () => {
    await float.fill('50');
    await answer.getByRole('button', { name: 'Open my till' }).click();
  };
  return {
    page,
    field,
    answer,
    openTill,
    async openTillIfAsked(payment) {
      await expect(float.or(payment)).toBeVisible();
      if (await float.isVisible()) await openTill();
    },
    async scan(text) {
      await expect(answer).toBeHidden();
      await field.fill(text);
      await field.press('Enter');
    },
    async press(button) {
      await answer.getByRole('button', { name: button, exact: true }).click();
      await expect(answer).toBeHidden();
    },
    async expectRefused(title, why) {
      await expect(answer.getByRole('heading', { name: title })).toBeVisible();
      if (why) await expect(answer.getByText(why)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(answer).toBeHidden();
    },
    async hasSnapshot() {
      // Appears together with the location select.
      await expect(page.getByLabel('Your spot')).toBeVisible();
    },
    async closeTill(counted) {
      await page.getByRole('button', { name: /^Count/ }).click();
      const count = page.getByRole('form', { name: 'Count the till' });
      await count.getByLabel(/^Cash in the till/).fill(counted);
      await count.getByRole('button', { name: 'Close the till' }).click();
      await expect(page.getByText('Till closed')).toBeVisible();
    },
  };
}

/** Attendee at their confirmation on their own phone. */
export async function attendeeWithPhone(
  browser: Browser,
  fullName: string,
  ticket?: string,
): Promise<{ page: Page; submissionId: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/waiver');
  if (ticket) {
    await validateTicket(page, ticket);
    // The message moves everything below it.
    await expect(page.getByText(registration.ticketValidated).first()).toBeVisible();
  } else {
    await page.getByRole('button', { name: registration.noTicket }).click();
    await expect(page.getByText(registration.purchaseTitle)).toBeVisible();
  }
  await fillIn(page, someone(fullName));
  return { page, submissionId: await completeRegistration(page) };
}

/** Admin on a desktop. */
export async function adminAtComputer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const page = await context.newPage();
  await openAsStaff(page);
  return page;
}

/** Creates a shift as admin and returns its path and PIN. */
export async function openShift(admin: Page): Promise<{ path: string; pin: string }> {
  await openTab(admin, 'Team');
  const cards = admin.getByRole('button', { name: 'QR and PIN' });
  const answered = admin.waitForResponse(
    (response) =>
      response.url().endsWith('/api/admin/shifts') && response.request().method() === 'POST',
  );
  await admin.getByRole('button', { name: 'Start a shift' }).click();
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBe(200);
  const { path, pin } = (await answer.json()) as { path: string; pin: string };
  await expect(cards.first()).toBeVisible();
  return { path, pin };
}

/** Joins the shift with its link and PIN. */
export async function joinAsVolunteer(
  browser: Browser,
  { path, pin }: { path: string; pin: string },
  fullName: string,
): Promise<Desk> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel(/^PIN/).fill(pin);
  await page.getByLabel(/^Your name/).fill(fullName);
  await page.getByRole('button', { name: 'Start my shift' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  return deskOn(page);
}

/** Registers somebody without a phone and a ticket as staff, and returns their open registration. */
export async function registerOnPaper(
  page: Page,
  { fullName, email }: ReturnType<typeof someone>,
): Promise<Locator> {
  await openTab(page, 'Registrations');
  await page.getByRole('button', { name: 'Register someone' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Full name/).fill(fullName);
  await form.getByLabel(/^Email/).fill(email);
  await form.getByText('Release to read and sign').click();
  await form.getByLabel(/^Signed/).selectOption('paper');
  await form.getByText('21 or older').click();
  await form.getByText('They accept the release', { exact: true }).click();
  await form.getByRole('button', { name: 'Register', exact: true }).click();
  const detail = page.getByRole('dialog', { name: fullName });
  await expect(detail.getByText('Payment due')).toBeVisible();
  return detail;
}

/** Shows the redemption code of an unlocked reward on the attendee's phone. */
export async function showRewardCode(page: Page, reward: string): Promise<string> {
  const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
  await navigation.getByRole('link', { name: shell.rewards, exact: true }).click();
  await page
    .getByRole('link', { name: rewards.viewRewardNamed({ name: reward }), exact: true })
    .click();
  const qr = page.getByRole('img', { name: /^QR code for redemption code / });
  await expect(qr).toBeVisible();
  return ((await qr.getAttribute('aria-label')) ?? '').replace(/\D/g, '');
}
