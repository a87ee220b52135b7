import { expect, type Page, test } from '@playwright/test';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { readSources } from '../../tools/demo/sources.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { watchReads } from '../support/e2e/document-reads.ts';
import { withBusinesses } from '../support/e2e/event-size.ts';
import { firestoreTrouble } from '../support/e2e/firestore-outage.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { uidOn } from '../support/e2e/session.ts';
import { stack } from '../support/stack.ts';

const { businesses } = readSources();

/**
 * Paths of the documents read when the signed-in app opens, with the participant id as `me`. Waits for
 * `count` documents and for a later response, because cached data is drawn first.
 */
async function readsOfOpening(page: Page, count: number): Promise<string[]> {
  const reads = await watchReads(page);
  await page.goto('/');
  await expect(page.getByText('Your Rewards')).toBeVisible();
  // The announcements arrive last.
  await expect(page.getByRole('button', { name: /^Announcements, \d+ unread$/ })).toBeVisible();
  await expect.poll(async () => (await reads()).length).toBeGreaterThanOrEqual(count);
  await page.evaluate(async () => void (await fetch('/api/events/active')));
  return (await reads())
    .map((path) => path.replace(/^participants\/[^/]+/, 'participants/me'))
    .sort();
}

test('opening the app reads four documents and the announcements, with 5, 15 or 60 businesses @full', async ({
  page,
}) => {
  await registerAsNew(page);
  const expected = [
    documentPaths.event(demoEventId),
    documentPaths.catalog(demoEventId),
    documentPaths.participant('me'),
    documentPaths.progress('me', demoEventId),
    ...(await publishedAnnouncements()),
  ].sort();
  // The registration is watched only while cash is due.
  const due = await readsOfOpening(page, expected.length + 1);
  const registration = due.find((path) => path.startsWith(documentPaths.registrations)) ?? '';
  expect(due).toEqual([...expected, registration].sort());
  const paid = { isVerified: true, state: 'paid' };
  await commit([{ kind: 'update', path: registration, data: paid }]);
  await expect(page.getByText(englishTexts.ticket.steps['pick-up'])).toBeVisible();
  expect(await readsOfOpening(page, expected.length)).toEqual(expected);

  for (const count of [5, 60])
    await withBusinesses(stack.ports, count, async () => {
      expect(await readsOfOpening(page, expected.length), `${count} businesses`).toEqual(expected);
    });
  // Without cached event data, Firebase is requested before the app has loaded.
  await page.addInitScript(() => localStorage.removeItem('ww:walk'));
  expect(await readsOfOpening(page, expected.length), 'no walk kept').toEqual(expected);
});

test('an open app reads only changes, also after reconnecting @full', async ({ page }) => {
  const reads = await watchReads(page);
  const turn = await firestoreTrouble(page);
  await registerAsNew(page);
  const progress = documentPaths.progress(await uidOn(page), demoEventId);
  const visits = (count: number) =>
    Object.fromEntries(
      businesses.slice(0, count).map(({ id }) => {
        return [id, { checkInTime: new Date().toISOString(), state: 'verified' }];
      }),
    );
  const visited = (count: number) =>
    expect(page.getByRole('progressbar', { name: new RegExp(`^${count} of `) })).toBeVisible({
      timeout: 30_000,
    });
  await visited(0);
  await expect(page.getByRole('button', { name: /^Announcements, \d+ unread$/ })).toBeVisible();
  // The registration can arrive last while cash is due.
  const isRegistration = (path: string) => path.startsWith(`${documentPaths.registrations}/`);
  await expect.poll(async () => (await reads()).some(isRegistration)).toBe(true);
  const opened = await reads();

  await commit([{ kind: 'update', path: progress, data: { visits: visits(1) } }]);
  await visited(1);
  expect(without(await reads(), opened)).toEqual([progress]);

  await turn('cut');
  await commit([{ kind: 'update', path: progress, data: { visits: visits(2) } }]);
  await turn('none');
  await visited(2);
  await page.evaluate(async () => void (await fetch('/api/events/active')));
  expect(without(await reads(), opened)).toEqual([progress, progress]);
});

/** Removes each of the other paths once. */
function without(paths: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return paths.filter((path) => {
    const at = left.indexOf(path);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Announcements published so far, also by other tests. */
async function publishedAnnouncements(): Promise<string[]> {
  const database = await openDatabase(stack.ports);
  const all = database.collection(documentPaths.announcements(demoEventId));
  const published = await all.where('isPublished', '==', true).get();
  return published.docs.map(({ ref }) => ref.path);
}
