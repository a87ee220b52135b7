import { expect, type Page, test } from '@playwright/test';
import { paths } from '../../functions/src/store/paths.ts';
import { commit, type Write } from '../../functions/src/store/write.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { readSources } from '../../tools/demo/sources.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { stack } from '../harness/stack.ts';
import { watchReads } from './support/documents-read.ts';
import { registerAsNew } from './support/registration.ts';

/** The paths of the documents that opening the signed-in app reads, the person's id as `me`. */
async function readsOfOpening(page: Page): Promise<string[]> {
  const reads = await watchReads(page);
  await page.goto('/');
  await expect(page.getByText('Your Rewards')).toBeVisible();
  // The last to arrive are the announcements: give what else might come the time to.
  await page.waitForTimeout(2000);
  return (await reads())
    .map((path) => path.replace(/^participants\/[^/]+/, 'participants/me'))
    .sort();
}

test('opening the app reads six documents, with 15 businesses or with 60', async ({ page }) => {
  await registerAsNew(page);
  const expected = [
    paths.event(demoEventId),
    paths.catalogue(demoEventId),
    paths.participant('me'),
    paths.progress('me', demoEventId),
    ...readSources().announcements.map(({ id }) => paths.announcement(demoEventId, id)),
  ].sort();
  expect(await readsOfOpening(page)).toEqual(expected);

  await openDatabase(stack.ports);
  const more = moreBusinesses();
  await commit(more.map(({ path, data }) => ({ kind: 'create', path, data })));
  try {
    await expect.poll(() => listed(), { timeout: 30_000 }).toBe(60);
    expect(await readsOfOpening(page)).toEqual(expected);
  } finally {
    await commit(more.map(({ path }): Write => ({ kind: 'delete', path })));
    await expect.poll(() => listed(), { timeout: 30_000 }).toBe(15);
  }
});

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
