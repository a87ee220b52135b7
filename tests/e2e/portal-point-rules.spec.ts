import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { verified } from '@wine-walk/common/support/samples.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { expectAccessible, waitUntilStable } from '../support/e2e/accessibility.ts';
import { openApp } from '../support/e2e/open-app.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { stack } from '../support/stack.ts';

const { shell } = englishTexts;

const ruleName = 'Lantern hour, a test';
const worth = 7;
const attendeeName = `Ottilie ${randomUUID().slice(0, 8)}`;
/** Leaderboard entries to delete at the end, so that the ten best stay free. */
const standings: string[] = [];
/** Enough businesses to rank among the ten best. */
const visited = [
  'vino-veritas',
  'the-print-room',
  'corner-books',
  'rosewater-patisserie',
  'the-orpheum',
];

test.afterAll(async () => {
  const database = await openDatabase(stack.ports);
  const rules = await database
    .collection(documentPaths.pointRules)
    .where('name', '==', ruleName)
    .get();
  const left = [...rules.docs.map(({ ref }) => ref.path), ...standings];
  await commit(left.map((path) => ({ kind: 'delete', path })));
});

/** Adds verified visits to a new participant. */
async function visit(email: string): Promise<void> {
  const database = await openDatabase(stack.ports);
  const found = await database
    .collection(documentPaths.participants)
    .where('email', '==', email)
    .get();
  const now = new Date().toISOString();
  const visits = Object.fromEntries(
    visited.map((id) => [id, { checkInTime: now, state: 'verified' }]),
  );
  const path = documentPaths.progress(found.docs[0]?.id ?? '', demoEventId);
  standings.push(path);
  await commit([{ kind: 'merge', path, data: { visits } }]);
}

test('a rule gives the points of its preview in an open app', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const elsewhere = await browser.newContext({ baseURL });
  const attendee = await elsewhere.newPage();
  const email = await registerAsNew(attendee, attendeeName);
  const app = await openApp(attendee);
  await visit(email);
  await app.go(shell.profile);
  await expect.poll(app.points).toBeGreaterThan(0);
  const before = await app.points();

  await openAsStaff(page, 'admin', portalHref('point-rules'));
  await page.getByRole('button', { name: 'Add Point Rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add point rule' });
  await dialog.getByLabel('Name').fill(ruleName);
  await dialog.getByRole('spinbutton', { name: 'Points' }).fill(String(worth));
  const after = before + worth * visited.length;
  const points = dialog
    .getByRole('table', { name: 'Top of the leaderboard after the change' })
    .getByRole('row', { name: attendeeName });
  await expect(points).toContainText(String(before));
  await expect(points).toContainText(String(after));
  await expectAccessible(page, 'a new point rule with its preview');
  // On a phone both numbers are on one line.
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await points
    .getByRole('cell')
    .last()
    .evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return [...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8));
    });
  expect(new Set(lines).size).toBe(1);
  if (screen) await page.setViewportSize(screen);
  expect(await app.points()).toBe(before);

  await dialog.getByRole('button', { name: 'Save point rule' }).click();
  await expect(page.getByText('Point rule created successfully')).toBeVisible();
  await expect.poll(app.points, { timeout: 30_000 }).toBe(after);
  await app.expectNeverReloaded();
  await elsewhere.close();
});

test('content next to a form appears without moving the form', async ({ page }) => {
  const walkers = Array.from({ length: 10 }, (_, index) => `walker-of-a-preview-${index}`);
  const visits = { 'corner-books': verified() };
  await commit(
    walkers.map((id) => {
      const path = documentPaths.progress(id, demoEventId);
      standings.push(path);
      return { kind: 'set', path, data: { ...emptyProgress(id, demoEventId), visits } };
    }),
  );
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/point-rules\/preview/, async (route) => {
    await held;
    await route.continue();
  });
  await openAsStaff(page, 'admin', portalHref('point-rules'));
  await page.getByRole('button', { name: 'Add Point Rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add point rule' });
  await dialog.getByLabel('Name').fill(ruleName);
  await dialog.getByRole('spinbutton', { name: 'Points' }).fill(String(worth));
  await expect(dialog.getByText('Calculating…')).toBeVisible();
  const active = dialog.locator('label').filter({ hasText: /^Active/ });
  // An opening dialog scales, so positions differ by fractions of a pixel until it has opened.
  await waitUntilStable(page);
  const [before, whole] = [await active.boundingBox(), await dialog.boundingBox()];
  answer();
  await expect(
    dialog.getByRole('table', { name: 'Top of the leaderboard after the change' }),
  ).toBeVisible();
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(whole?.height ?? 0);
  expect(await active.boundingBox()).toEqual(before);
});
