import { type Browser, expect as expectSoon, type Locator, type Page } from '@playwright/test';
import { english } from '../ui-texts.ts';
import { completeRegistration, fillIn, someone, validateTicket } from './registration.ts';
import { openAsStaff, openTab } from './staff-portal.ts';

/** The functions emulator's first answer on a busy machine takes its time. Milliseconds. */
const expect = expectSoon.configure({ timeout: 45_000 });
const { registration, rewards, shell } = english.texts;

/** A phone on which a volunteer runs the desk. */
export interface Desk {
  page: Page;
  /** The one field. */
  field: Locator;
  /** The answer that takes the whole screen. */
  answer: Locator;
  /** Types what is scanned, as a hardware scanner does. */
  scan: (text: string) => Promise<void>;
  /** A press on the answer's screen that closes it. */
  press: (button: string) => Promise<void>;
  /** An answer with this title; closed again by Escape. */
  expectRefused: (title: string, why?: RegExp) => Promise<void>;
  /** Waits until it could go on without a connection. */
  hasSnapshot: () => Promise<void>;
  /** Counts the till, so that it balances at once. */
  closeTill: (counted: string) => Promise<void>;
}

/** The desk on this page, once somebody is signed in there. */
export function deskOn(page: Page): Desk {
  const field = page.getByRole('searchbox');
  const answer = page.getByRole('dialog');
  return {
    page,
    field,
    answer,
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
      // It comes with where a volunteer may stand.
      await expect(page.getByLabel('You stand at')).toBeVisible();
    },
    async closeTill(counted) {
      await page.getByRole('button', { name: 'Count, hand over' }).click();
      const count = page.getByRole('form', { name: 'Count the till' });
      await count.getByLabel(/^Cash in the till/).fill(counted);
      await count.getByRole('button', { name: 'Close the till' }).click();
      await expect(page.getByText('Till closed')).toBeVisible();
    },
  };
}

/** Somebody with a phone of their own, at their confirmation. */
export async function attendeeWithPhone(
  browser: Browser,
  fullName: string,
  ticket?: string,
): Promise<{ page: Page; submissionId: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/waiver');
  if (ticket) {
    await validateTicket(page, ticket);
    // What it says moves all that is beneath it.
    await expect(page.getByText(registration.ticketValidated).first()).toBeVisible();
  } else {
    await page.getByRole('button', { name: registration.noTicket }).click();
    await expect(page.getByText(registration.purchaseTitle)).toBeVisible();
  }
  await fillIn(page, someone(fullName));
  return { page, submissionId: await completeRegistration(page) };
}

/** An admin on a computer. */
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

/** An admin opens a shift; answers its address and PIN. */
export async function openShift(admin: Page): Promise<{ path: string; pin: string }> {
  await openTab(admin, 'Staff');
  const cards = admin.getByRole('button', { name: 'QR and PIN' });
  const answered = admin.waitForResponse(
    (response) =>
      response.url().endsWith('/api/admin/shifts') && response.request().method() === 'POST',
  );
  await admin.getByRole('button', { name: 'Open a shift' }).click();
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBe(200);
  const { path, pin } = (await answer.json()) as { path: string; pin: string };
  await expect(cards.first()).toBeVisible();
  return { path, pin };
}

/** A volunteer's phone becomes a desk by the shift's QR and PIN. */
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

/** On the attendee's phone: shows the code of a reward that is unlocked. */
export async function showRewardCode(page: Page, reward: string): Promise<string> {
  const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
  await navigation.getByRole('link', { name: shell.rewards, exact: true }).click();
  await page.getByRole('link', { name: rewards.viewRewardNamed(reward), exact: true }).click();
  const qr = page.getByRole('img', { name: /^QR code of redemption code / });
  await expect(qr).toBeVisible();
  return ((await qr.getAttribute('aria-label')) ?? '').replace(/\D/g, '');
}
