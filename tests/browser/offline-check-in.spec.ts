import { expect, type Page, test } from '@playwright/test';
import { checkIn } from '../../web/src/texts/en/check-in.ts';
import { home } from '../../web/src/texts/en/home.ts';
import { shell } from '../../web/src/texts/en/shell.ts';
import { english as plain } from '../../web/src/texts/plain/en.ts';
import { business, standNear } from './support/places.ts';
import { registerAsNew } from './support/registration.ts';

const door = business('vino-veritas');
const waitingIn = (page: Page) => page.getByRole('region', { name: checkIn.waitingTitle });

/** The tap of a check-in at the door. */
async function tapAtDoor(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await page.getByRole('button', { name: checkIn.checkInAt(door.name) }).click();
}

test('a check-in made offline is kept on the device and sent once there is a connection', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await standNear(context, door.id, 15);
  await registerAsNew(page);
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  const tap = page.getByRole('button', { name: checkIn.checkInAt(door.name) });
  await expect(tap).toBeVisible();

  await context.setOffline(true);
  await tap.click();
  await expect(page.getByRole('heading', { name: checkIn.keptTitle })).toBeVisible();
  await page.getByRole('button', { name: checkIn.done }).click();
  const waiting = page.getByRole('region', { name: checkIn.waitingTitle });
  await expect(waiting).toContainText(door.name);

  await context.setOffline(false);
  await expect(page.getByText(checkIn.sentTitle)).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
});

test('a start without a connection goes on with the walk, and signing out works', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await standNear(context, door.id, 15);
  await registerAsNew(page);
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(shell.offline)).toBeVisible();
  await tapAtDoor(page);
  await expect(page.getByRole('heading', { name: checkIn.keptTitle })).toBeVisible();
  await page.reload();
  await expect(waitingIn(page)).toContainText(door.name);

  await page.getByRole('link', { name: shell.signOut }).click();
  await page.getByRole('link', { name: checkIn.signOutAnyway }).click();
  await expect(page.getByText(plain.landing.signedOut)).toBeVisible();
  const kept = () =>
    page.evaluate(async () => ({
      walk: localStorage.getItem('ww:walk'),
      databases: (await indexedDB.databases()).filter(({ name }) => name?.startsWith('ww-')),
    }));
  // The browser deletes a database in its own time.
  await expect.poll(kept).toEqual({ walk: null, databases: [] });
});

test('a check-in that the server cannot take is kept through a reload, and sent', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await standNear(context, door.id, 15);
  await registerAsNew(page);
  const trouble = { status: 500, json: { code: 'unexpected', message: 'Oh.' } };
  await context.route('**/api/checkins', (route) => route.fulfill(trouble));
  await tapAtDoor(page);
  await expect(page.getByRole('heading', { name: checkIn.keptTitle })).toBeVisible();
  // It is tried once by itself, and then rests for half a minute.
  const tried = page.waitForResponse('**/api/checkins');
  await page.reload();
  await tried;
  await expect(waitingIn(page)).toContainText(door.name);
  await context.unroute('**/api/checkins');
  await page.getByRole('button', { name: checkIn.sendNow }).click();
  await expect(page.getByText(checkIn.sentTitle)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
});
