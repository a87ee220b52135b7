import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../functions/src/store/paths.ts';
import { commit, type Write } from '../../functions/src/store/write.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { readSources } from '../../tools/demo/sources.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { watchReads } from '../support/browser/documents-read.ts';
import { registerAsNew } from '../support/browser/registration.ts';
import { english } from '../support/spoken.ts';
import { stack } from '../support/stack.ts';

/**
 * The paths of the documents that opening the signed-in app reads, the person's id as `me`, once there are `count`
 * and a request made after them is answered: what the device kept is drawn before any of them.
 */
async function readsOfOpening(page: Page, count: number): Promise<string[]> {
  const reads = await watchReads(page);
  await page.goto('/');
  await expect(page.getByText('Your Rewards')).toBeVisible();
  // The last to arrive are the announcements.
  await expect(page.getByRole('button', { name: /^Announcements, \d+ unread$/ })).toBeVisible();
  await expect.poll(async () => (await reads()).length).toBeGreaterThanOrEqual(count);
  await page.evaluate(async () => void (await fetch('/api/events/active')));
  return (await reads())
    .map((path) => path.replace(/^participants\/[^/]+/, 'participants/me'))
    .sort();
}

// spec: A14.15
test('opening the app reads six documents, with 15 businesses or with 60', async ({ page }) => {
  await registerAsNew(page);
  const expected = [
    paths.event(demoEventId),
    paths.catalogue(demoEventId),
    paths.participant('me'),
    paths.progress('me', demoEventId),
    ...(await publishedAnnouncements()),
  ].sort();
  // While cash is due the registration is followed, too, and no longer.
  const due = await readsOfOpening(page, expected.length + 1);
  const registration = due.find((path) => path.startsWith(paths.registrations)) ?? '';
  expect(due).toEqual([...expected, registration].sort());
  const paid = { isVerified: true, state: 'paid' };
  await commit([{ kind: 'update', path: registration, data: paid }]);
  await expect(page.getByText(english.texts.ticket.states.paid)).toBeVisible();
  expect(await readsOfOpening(page, expected.length)).toEqual(expected);

  const more = moreBusinesses();
  await commit(more.map(({ path, data }) => ({ kind: 'create', path, data })));
  try {
    await expect.poll(() => listed(), { timeout: 30_000 }).toBe(60);
    expect(await readsOfOpening(page, expected.length)).toEqual(expected);
  } finally {
    await commit(more.map(({ path }): Write => ({ kind: 'delete', path })));
    await expect.poll(() => listed(), { timeout: 30_000 }).toBe(15);
  }
});

/** What staff have announced by now, in other tests, too. */
async function publishedAnnouncements(): Promise<string[]> {
  const database = await openDatabase(stack.ports);
  const all = database.collection(paths.announcements(demoEventId));
  const published = await all.where('isPublished', '==', true).get();
  return published.docs.map(({ ref }) => ref.path);
}

/** How many businesses the catalogue lists. */
async function listed(): Promise<number> {
  const database = await openDatabase(stack.ports);
  const catalogue = await database.doc(paths.catalogue(demoEventId)).get();
  return (catalogue.get('businesses') as unknown[]).length;
}

/** Businesses that make the demo's fifteen sixty. */
function moreBusinesses() {
  const [model] = readSources().businesses;
  return Array.from({ length: 45 }, (_, at) => {
    const { id: _id, ...data } = { ...model, id: '', name: `Door ${at}` };
    const now = new Date().toISOString();
    return {
      path: paths.business(`door-${at}`),
      data: { ...data, version: 1, createdAt: now, updatedAt: now },
    };
  });
}
