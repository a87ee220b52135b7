import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type Locator,
  type Page,
  type Route,
  type WorkerInfo,
} from '@playwright/test';
import {
  type Attendee,
  demoAdmin,
  exchange,
  findUnusedTicket,
  type StaffAccount,
} from './people.ts';
import type { Fields } from './send.ts';
import { test as base } from './test.ts';
import { placesOfEvent, sendCheckIn, vinoVeritas } from './walk.ts';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Attendee who registered in a browser. */
export interface SignedIn extends Attendee {
  page: Page;
  /** What the browser kept right after the registration. */
  session: Session;
  ticketId: string;
  /** Payload of the registration. */
  sent: Fields;
  /** `sessionId` of its answer. */
  sessionId: string;
}

export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

type Open = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * Test with pages that the tests of a worker share to look at; `show` navigates them. A test that changes its page or
 * its person takes a page of its own from `open`.
 */
export const test = base.extend<
  { open: Open },
  {
    visitor: Page;
    newcomer: SignedIn;
    collector: SignedIn;
    staff: { page: Page; session: Session };
  }
>({
  /** Opens a page of its own, signed in if `storageState` is given. */
  open: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    const info = test.info();
    await use(async (options) => {
      const page = await newPage(browser, info, options);
      opened.push(page.context());
      return page;
    });
    for (const context of opened) await context.close();
  },
  /** Phone of a visitor, not signed in. */
  visitor: [
    async ({ browser }, use, info) => use(await newPage(browser, info)),
    { scope: 'worker' },
  ],
  /** Phone of an attendee with a ticket and without a check-in. */
  newcomer: [
    async ({ browser }, use, info) => {
      const page = await newPage(browser, info);
      await use(await register(page, 'Cass Moreno'));
    },
    { scope: 'worker' },
  ],
  /** Phone of an attendee with check-ins at 6 businesses, the first of them verified. */
  collector: [
    async ({ browser, admin }, use, info) => {
      const person = await register(await newPage(browser, info), 'Iris Okafor');
      const others = (await placesOfEvent(admin)).filter(({ id }) => id !== vinoVeritas.id);
      for (const place of [vinoVeritas, ...others.slice(0, 5)]) await sendCheckIn(person, place);
      await use(person);
    },
    { scope: 'worker' },
  ],
  /** Computer of the admin, signed in to the portal. */
  staff: [
    async ({ browser }, use, info) => {
      const page = await newPage(browser, info, desktop);
      await signInToPortal(page, demoAdmin);
      const session = await page.context().storageState({ indexedDB: true });
      await use({ page, session });
    },
    { scope: 'worker' },
  ],
});

/** Returns the settings of the project that a context needs; contexts of a worker do not get them by themselves. */
function optionsOf({ project }: Pick<WorkerInfo, 'project'>): BrowserContextOptions {
  const { launchOptions: _, trace: __, ...options } = project.use;
  return options;
}

async function newPage(
  browser: Browser,
  info: Pick<WorkerInfo, 'project'>,
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...optionsOf(info), ...options });
  // A maps service, which needs no network here.
  await context.route(/^https:/, (route) => route.fulfill({ body: '' }));
  return context.newPage();
}

/** Navigates a shared page to this path, unless it is there without a dialog. */
export async function show(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url(), 'http://localhost');
  const isThere = pathname + search === path && page.url() !== 'about:blank';
  if (isThere && (await page.getByRole('dialog').count()) === 0) return;
  await page.goto(path);
}

/** Button or link with this name: the specification calls both a button. */
export function button(place: Page | Locator, name: string | RegExp): Locator {
  const options = { name, ...(typeof name === 'string' && { exact: true }) };
  return place.getByRole('button', options).or(place.getByRole('link', options)).first();
}

/** Toast with this title, also beside a dialog. */
export function toast(page: Page, title: string | RegExp): Locator {
  const region = page.getByRole('region', { name: /notifications/i, includeHidden: true });
  return region.getByRole('status', { name: title, includeHidden: true });
}

/** Answers as a server that failed: with a message, or without a body. */
export const failure =
  (message?: string, status = 500) =>
  (route: Route) =>
    route.fulfill({ status, ...(message && { json: { message, code: 'some-reason' } }) });

/** Fills in the required fields of the registration and accepts both agreements. */
export async function fillIn(page: Page, person: { fullName: string; email: string }) {
  await page.getByRole('textbox', { name: /full legal name/i }).fill(person.fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  for (const agreement of [/21/, /liability waiver/i]) await check(page, agreement);
}

/** Checks a box, or clears it, by the keyboard: what is drawn covers the control. */
export async function check(place: Page | Locator, label: RegExp, isChecked = true): Promise<void> {
  const box = place.getByRole('checkbox', { name: label });
  if ((await box.isChecked()) !== isChecked) await box.press('Space');
  await expect(box).toBeChecked({ checked: isChecked });
}

/** Validates a ticket on the registration page. */
export async function validate(page: Page, ticketId: string): Promise<void> {
  await page.getByRole('textbox', { name: /ticket id/i }).fill(ticketId);
  await button(page, 'Validate').click();
}

/** Registers a person with a ticket in the browser. */
export async function register(page: Page, fullName: string): Promise<SignedIn> {
  const email = `${fullName.split(' ')[0]?.toLowerCase()}.${crypto.randomUUID()}@example.com`;
  const { ticketId } = await findUnusedTicket();
  await page.goto('/waiver');
  await validate(page, ticketId);
  await expect(page.getByText('Ticket Validated!').first()).toBeVisible();
  await fillIn(page, { fullName, email });
  return { ...(await complete(page)), fullName, email, ticketId };
}

/** Presses Complete Registration, and waits for the confirmation. */
export async function complete(page: Page) {
  const answered = page.waitForResponse('**/api/waiver/submit');
  await button(page, 'Complete Registration').click();
  const response = await answered;
  const answer = (await response.json()) as Fields & { user: { id: string } };
  await expect(page.getByText('Registration Complete!').first()).toBeVisible();
  const [sessionId, submissionId] = [answer.sessionId, answer.submissionId].map(String);
  return {
    page,
    id: answer.user.id,
    submissionId: String(submissionId),
    sessionId: String(sessionId),
    sent: response.request().postDataJSON() as Fields,
    session: await page.context().storageState({ indexedDB: true }),
    token: await exchange(String(sessionId)),
  };
}

/** Signs in to the portal by its form. */
export async function signInToPortal(page: Page, { username, password }: StaffAccount) {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: /username/i }).fill(username);
  await page.getByLabel(/^password/i).fill(password);
  await button(page, 'Sign In').click();
  await expect(button(page, 'Sign Out')).toBeVisible({ timeout: 30_000 });
}

/** Records how the page asks for its location, from its next load on, and returns the recorded options. */
export async function watchLocationRequests(page: Page): Promise<() => Promise<PositionOptions[]>> {
  await page.addInitScript(() => {
    const asked: (PositionOptions | undefined)[] = [];
    Object.assign(window, { askedForLocation: asked });
    const { geolocation } = navigator;
    const [get, watch] = [
      geolocation.getCurrentPosition.bind(geolocation),
      geolocation.watchPosition.bind(geolocation),
    ];
    geolocation.getCurrentPosition = (found, failed, options) => {
      asked.push(options);
      get(found, failed, options);
    };
    geolocation.watchPosition = (found, failed, options) => {
      asked.push(options);
      return watch(found, failed, options);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'askedForLocation') as PositionOptions[]);
}

/** Add-to-home-screen prompt. */
export const installPrompt = (page: Page) => page.getByText(/to your home screen/i).first();

/** Expects the prompt to be shown or not, after the page's clock ran on. */
export async function expectInstallPrompt(page: Page, isShown: boolean): Promise<void> {
  await page.clock.resume();
  // The landing loads the prompt first.
  if (!isShown) await page.waitForTimeout(1000);
  await expect(installPrompt(page)).toBeVisible({ visible: isShown });
}

/** Opens a path where the browser offers to install the app, waits on the page's clock, and stops it. */
export async function openOnInstallableDevice(
  page: Page,
  path: string,
  seconds: number,
): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) }));
    });
  });
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.clock.pauseAt(start + seconds * 1000);
}
