import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { registerAsNew } from '../support/e2e/registration.ts';
import { signOutAttendee } from '../support/e2e/session.ts';
import { demoOrganization } from '../support/organization.ts';

const { checkIn, common, events, home, shell } = englishTexts;

test.use({ serviceWorkers: 'allow' });

const business = demoBusiness('vino-veritas');
const queuedIn = (page: Page) => page.getByRole('region', { name: checkIn.waitingTitle });

/** Taps check-in at the business. */
async function attemptAtBusiness(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await page.getByRole('button', { name: checkIn.checkInAt({ name: business.name }) }).click();
}

/** Checks in as a new attendee while the server fails, so that the attempt stays queued. */
async function attemptInTrouble(page: Page, context: BrowserContext): Promise<void> {
  await setLocationNear(context, business.id, 15);
  await registerAsNew(page);
  const trouble = { status: 500, json: { code: 'unexpected', message: 'Oh.' } };
  await context.route('**/api/checkins', (route) => route.fulfill(trouble));
  await attemptAtBusiness(page);
  await expect(page.getByRole('heading', { name: checkIn.queuedTitle })).toBeVisible();
}

test('an offline check-in is stored on the device and sent after reconnecting', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await setLocationNear(context, business.id, 15);
  await registerAsNew(page);
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  const checkInButton = page.getByRole('button', {
    name: checkIn.checkInAt({ name: business.name }),
  });
  await expect(checkInButton).toBeVisible();
  // The first service worker controls the page that registered it, and has all screens.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await checkInButton.click();
  await expect(page.getByRole('heading', { name: checkIn.queuedTitle })).toBeVisible();
  await page.getByRole('button', { name: checkIn.done }).click();
  const queuedCheckIns = page.getByRole('region', { name: checkIn.waitingTitle });
  await expect(queuedCheckIns).toContainText(business.name);
  const pin = page.getByRole('button', { name: `${business.name}, ${common.pending}` });
  await expect(pin.first()).toBeAttached();
  const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
  const go = (name: string) => navigation.getByRole('link', { name, exact: true }).click();
  await go(shell.profile);
  await expect(
    page.getByRole('img', { name: common.pendingStampOf({ name: business.name, time: '' }) }),
  ).toBeVisible();
  await go(shell.businesses);
  const card = page.getByRole('listitem').filter({ hasText: business.name });
  await expect(card.getByText(common.pending, { exact: true })).toBeVisible();
  await go(shell.map);

  await context.setOffline(false);
  await expect(page.getByText(checkIn.sentTitle)).toBeVisible();
  await expect(queuedCheckIns).toBeHidden();
  await expect(page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
});

test('an offline start shows the cached event, and signing out works', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await setLocationNear(context, business.id, 15);
  await registerAsNew(page);
  await expect(page.getByRole('button', { name: home.quickCheckIn })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(shell.offline)).toBeVisible();
  await attemptAtBusiness(page);
  await expect(page.getByRole('heading', { name: checkIn.queuedTitle })).toBeVisible();
  await page.reload();
  await expect(queuedIn(page)).toContainText(business.name);

  await signOutAttendee(page);
  await page.getByRole('link', { name: checkIn.signOutAnyway }).click();
  await expect(page.getByText(englishTexts.app.signedOut)).toBeVisible();
  const storedKeys = () =>
    page.evaluate(async () => ({
      walk: localStorage.getItem('ww:walk'),
      databases: (await indexedDB.databases()).filter(({ name }) => name?.startsWith('ww-')),
    }));
  // The browser deletes a database asynchronously.
  await expect.poll(storedKeys).toEqual({ walk: null, databases: [] });
});

test('a check-in that the server cannot process survives a reload and is sent @full', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await attemptInTrouble(page, context);
  // It is retried once automatically and then waits for 30 seconds.
  const tried = page.waitForResponse('**/api/checkins');
  await page.reload();
  await tried;
  await expect(queuedIn(page)).toContainText(business.name);
  await context.unroute('**/api/checkins');
  await page.getByRole('button', { name: checkIn.sendNow }).click();
  await expect(page.getByText(checkIn.sentTitle)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
});

test.describe('during a deployment', () => {
  // A service worker would serve the missing file from its cache.
  test.use({ serviceWorkers: 'block' });

  test('a screen with missing code recovers and retains the queued check-in @full', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await attemptInTrouble(page, context);
    await page.getByRole('button', { name: checkIn.done }).click();
    await expect(queuedIn(page)).toContainText(business.name);

    // After a deployment the old file name returns the app's HTML page.
    const gone = { status: 404, contentType: 'text/html', body: '<!doctype html>' };
    let missed = 0;
    const miss = (route: Route) => {
      missed += 1;
      return route.fulfill(gone);
    };
    await context.route('**/assets/events-page-*.js', miss, { times: 1 });
    await page.getByRole('link', { name: shell.events }).first().click();
    await expect(
      page.getByRole('heading', { name: events.title({ name: demoOrganization.shortName }) }),
    ).toBeVisible();
    expect(missed).toBe(1);
    await page.getByRole('link', { name: shell.map, exact: true }).first().click();
    await expect(queuedIn(page)).toContainText(business.name);
    await context.unroute('**/api/checkins');
    // It may be sent automatically by now, so nothing is tapped.
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
  });
});

test('check-ins of two tabs survive lost responses, a reload and a closed tab, each sent once @full', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await setLocationNear(context, business.id, 15);
  await registerAsNew(page);
  /** Requests per key; responses are lost at first. */
  const requestCounts = new Map<string, number>();
  let isLossy = true;
  await context.route('**/api/checkins', async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? '';
    requestCounts.set(key, (requestCounts.get(key) ?? 0) + 1);
    const response = await route.fetch();
    return isLossy ? route.abort() : route.fulfill({ response });
  });
  await attemptAtBusiness(page);
  await expect(page.getByRole('heading', { name: checkIn.queuedTitle })).toBeVisible();
  await page.getByRole('button', { name: checkIn.done }).click();

  const other = await context.newPage();
  const lostAgain = other.waitForRequest('**/api/checkins');
  await other.goto('/');
  await lostAgain;
  await expect(queuedIn(other)).toContainText(business.name);
  // Closes the app in both tabs; the one that opens it again sends the attempt.
  await page.close();
  await other.goto('about:blank');
  isLossy = false;
  const attempts = () => [...requestCounts.values()];
  const [lost = 0] = attempts();
  await other.goto('/');
  await expect(other.getByText(checkIn.sentTitle)).toBeVisible();
  await expect(queuedIn(other)).toBeHidden();
  await expect(other.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
  expect(attempts()).toEqual([lost + 1]);
  await other.reload();
  await expect(other.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
  expect(attempts()).toEqual([lost + 1]);
});
