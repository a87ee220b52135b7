import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { readRegistrationsByUid } from '../../functions/src/firestore/people/personal-data.ts';
import { newTicketLink } from '../../functions/src/mail/ticket-link.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { signOutAttendee, uidOn } from '../support/e2e/session.ts';
import { stack } from '../support/stack.ts';

const { home, landing } = englishTexts;

const cookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** Deletes all storage but cookies, as Safari does after seven days without a visit. */
async function deleteStorage(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  // The app would write deleted data again.
  expect(await page.evaluate(() => document.contentType)).toBe('text/plain');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}

async function registerAndKeep(page: Page, fullName?: string): Promise<string> {
  await registerAsNew(page, fullName);
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
  await expect.poll(() => cookies(page.context())).toEqual(['__session', 'ww-session']);
  return uidOn(page);
}

test('shows the signed-in home after the browser deleted its storage, without a press', async ({
  page,
}) => {
  const uid = await registerAndKeep(page);
  expect(await page.evaluate(() => document.cookie)).toBe('ww-session=1');
  await deleteStorage(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
  await expect(page.getByRole('button', { name: landing.signIn, exact: true })).toHaveCount(0);
  expect(await uidOn(page)).toBe(uid);
});

test('restores the session on every screen of the app', async ({ page }) => {
  await registerAndKeep(page);
  await deleteStorage(page);
  await page.goto('/profile/ticket');
  await expect(
    page.getByRole('heading', { level: 1, name: englishTexts.ticket.title }),
  ).toBeVisible();
});

test('restores nothing after a sign-out', async ({ page }) => {
  await registerAndKeep(page);
  await signOutAttendee(page);
  await expect(page.getByText(englishTexts.app.signedOut)).toBeVisible();
  expect(await cookies(page.context())).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: landing.register, exact: true })).toBeVisible();
});

test('opens the ticket on another phone by the link of the reminder', async ({ page, browser }) => {
  const uid = await registerAndKeep(page);
  const link = await ticketLinkOf(uid);
  const other = await browser.newContext({ locale: 'en-US' });
  const phone = await other.newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: englishTexts.signIn.link.open }).click();
  await expect(
    phone.getByRole('heading', { level: 1, name: englishTexts.ticket.title }),
  ).toBeVisible();
  expect(await uidOn(phone)).toBe(uid);
  // The phone that registered stays signed in.
  await page.reload();
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
  await other.close();
});

test('opens the ticket of the link on a phone that is signed in as another person', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext({ locale: 'en-US' });
  const uid = await registerAndKeep(await guest.newPage(), 'Noor Haddad');
  await registerAndKeep(page, 'Ada Quill');
  await page.goto(await ticketLinkOf(uid));
  await page.getByRole('button', { name: englishTexts.signIn.link.open }).click();
  await expect(page.getByRole('main')).toContainText('Noor Haddad');
  expect(await uidOn(page)).toBe(uid);
  await guest.close();
});

/** Creates the link in the reminder of a participant. */
async function ticketLinkOf(uid: string): Promise<string> {
  await openDatabase(stack.ports);
  const [stored] = await readRegistrationsByUid(uid);
  if (!stored) throw new Error('No registration.');
  const { id: submissionId, data: registration } = stored;
  const link = await newTicketLink({ submissionId, registration, now: Date.now() });
  const { pathname, search, hash } = new URL(link ?? '');
  return pathname + search + hash;
}
