import { type Browser, expect, type Page } from '@playwright/test';
import { paths } from '../../../functions/src/store/paths.ts';
import { commit } from '../../../functions/src/store/write.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import { registerAsNew } from '../../browser/support/visitor.ts';
import { stack } from '../../harness/stack.ts';

/** What a browser keeps of somebody who has signed in: enough to be them in another page. */
export type Session = Awaited<ReturnType<typeof sessionAfter>>;

async function sessionAfter(browser: Browser, signIn: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'en-US' });
  await signIn(await context.newPage());
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

/** Somebody who has just registered. */
export function newcomer(browser: Browser): Promise<Session> {
  return sessionAfter(browser, async (page) => {
    await registerAsNew(page);
    await settle(page);
  });
}

/** Somebody with four verified visits, a pending one, and a claimed reward. */
export function walker(browser: Browser): Promise<Session> {
  return sessionAfter(browser, async (page) => {
    const email = await registerAsNew(page, 'Maya Castellanos');
    await settle(page);
    await walk(email);
  });
}

/** Signs the page in to the portal; a staff session is the tab's alone. */
export async function becomeAdmin(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').first().fill('winewalk');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Credentials' })).toBeVisible();
}

/** Until the signed-in app is there, and so the session is kept. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

async function walk(email: string): Promise<void> {
  const database = await openDatabase(stack.ports);
  const found = await database.collection(paths.participants).where('email', '==', email).get();
  const uid = found.docs[0]?.id ?? '';
  const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const visit = (minutesAgo: number, state = 'verified') => ({
    checkInTime: at(minutesAgo),
    state,
  });
  const visits = {
    'vino-veritas': visit(44),
    'the-print-room': visit(31),
    'corner-books': visit(17),
    'rosewater-patisserie': visit(9, 'pending'),
    'the-orpheum': visit(3),
  };
  const data = {
    visits,
    unlocked: { 'first-pour': { unlockedAt: at(44) } },
    claims: { 'first-pour': { claimedAt: at(20) } },
  };
  await commit([{ kind: 'merge', path: paths.progress(uid, demoEventId), data }]);
}
