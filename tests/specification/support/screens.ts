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
import { type Session, sessionLike } from './credentials.ts';
import {
  type Attendee,
  demoAdmin,
  exchangeForTokens,
  findUnusedTicket,
  registerWithTicket,
  type StaffAccount,
} from './people.ts';
import type { Fields } from './send.ts';
import { forgetParticipant } from './stored.ts';
import { test as base } from './test.ts';
import { placesOfEvent, sendCheckIn, vinoVeritas } from './walk.ts';

/** Attendee who registered in a browser. */
export interface SignedIn extends Attendee {
  page: Page;
  /** Data that the browser had stored right after the registration. */
  session: Session;
  ticketId: string;
  /** Payload of the registration. */
  sent: Fields;
  /** `sessionId` of its answer. */
  sessionId: string;
}

export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

type Open = (options?: BrowserContextOptions) => Promise<Page>;

/** Attendee with a page of their own. */
type OnPhone = Attendee & { page: Page; session: Session };
type OpenAs = (fullName: string, options?: BrowserContextOptions) => Promise<OnPhone>;

/** Location and permissions of a device; both of the configuration by default. */
type Device = Pick<BrowserContextOptions, 'geolocation' | 'permissions'>;
type OpenTab = (beside: Page, device?: Device) => Promise<Page>;

/**
 * Test with pages that the tests of a worker share to look at; `show` navigates them. A test that changes its page takes a
 * `tab` beside one, and a test that changes its person or needs a clock takes a page from `open`.
 */
export const test = base.extend<
  { open: Open; openAs: OpenAs; tab: OpenTab; form: Page },
  {
    visitor: Page;
    newcomer: SignedIn;
    collector: OnPhone;
    lost: OnPhone;
    staff: { page: Page; session: Session };
  }
>({
  /** Opens a tab on the device of a shared page, with the person and cache of it. */
  tab: async ({}, use, { project }) => {
    const tabs: Page[] = [];
    await use(async (beside, device) => {
      const context = beside.context();
      await setDevice(context, { ...project.use, ...device });
      const tab = await context.newPage();
      tabs.push(tab);
      return tab;
    });
    for (const tab of tabs) {
      await setDevice(tab.context(), project.use);
      await tab.close();
    }
  },
  /** Empty registration form of a visitor. A test that completes it takes a page from `open`. */
  form: async ({ tab, visitor }, use) => {
    const page = await tab(visitor);
    await page.goto('/waiver');
    await use(page);
  },
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
  /** Opens a page of a new person with a ticket, signed in. */
  openAs: async ({ open, newcomer }, use) => {
    await use(async (fullName, options) => {
      const person = await registerWithTicket(fullName);
      const session = sessionLike(newcomer, person);
      return { ...person, session, page: await open({ ...options, storageState: session }) };
    });
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
    async ({ browser, admin, newcomer }, use, info) => {
      const person = await onPhone(browser, info, newcomer, 'Iris Okafor');
      const others = (await placesOfEvent(admin)).filter(({ id }) => id !== vinoVeritas.id);
      for (const place of [vinoVeritas, ...others.slice(0, 5)]) await sendCheckIn(person, place);
      await use(person);
    },
    { scope: 'worker' },
  ],
  /** Phone of an attendee whose record is missing on the server. A test keeps the app from hearing so, which ends the session. */
  lost: [
    async ({ browser, newcomer }, use, info) => {
      const person = await onPhone(browser, info, newcomer, 'Nia Poole');
      await forgetParticipant(person.id);
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
  const { launchOptions: _, trace: __, contextOptions, ...options } = project.use;
  return { ...contextOptions, ...options };
}

/** Registers a person with a ticket, and returns them with a page that is signed in like the newcomer's. */
async function onPhone(
  browser: Browser,
  info: Pick<WorkerInfo, 'project'>,
  newcomer: SignedIn,
  fullName: string,
  options?: BrowserContextOptions,
): Promise<OnPhone> {
  const person = await registerWithTicket(fullName);
  const session = sessionLike(newcomer, person);
  const page = await newPage(browser, info, { ...options, storageState: session });
  return { ...person, session, page };
}

async function setDevice(context: BrowserContext, { geolocation, permissions }: Device) {
  await context.setGeolocation(geolocation ?? null);
  await context.clearPermissions();
  await context.grantPermissions(permissions ?? []);
}

async function newPage(
  browser: Browser,
  info: Pick<WorkerInfo, 'project'>,
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...optionsOf(info), ...options });
  return context.newPage();
}

/**
 * Brings a shared page to this path, unless it is there: by a link of its navigation, which takes a third of the time of a
 * load, or by a load if there is none, or a dialog or form that a test left open.
 */
export async function show(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url(), 'http://localhost');
  const isThere = pathname + search === path && page.url() !== 'about:blank';
  const left = page.getByRole('dialog').or(page.getByRole('form'));
  const isLeft = (await left.count()) > 0;
  if (isThere && (await page.getByRole('dialog').count()) === 0) return;
  const link = page.getByRole('navigation').locator(`a[href="${path}"]`).first();
  if (isLeft || !(await link.isVisible())) {
    await page.goto(path);
    return;
  }
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
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

/** Expects a message of the specification, 'Title - text', as a toast; the text may stand at the field instead. */
export async function expectMessage(page: Page, message: string): Promise<void> {
  const [title, text] = message.split(' - ');
  await expect(toast(page, String(title))).toBeVisible();
  await expect(page.getByText(String(text)).first()).toBeVisible();
}

/** Answers as a server that failed: with a message, or without a body. */
export const failure =
  (message?: string, status = 500) =>
  (route: Route) =>
    route.fulfill({ status, ...(message && { json: { message, code: 'some-reason' } }) });

/** Phone of everyone who registers by `fillIn`. */
export const phone = '540-555-0100';

/** Fills in the required fields and the phone of the registration, and accepts both agreements. */
export async function fillIn(page: Page, person: { fullName: string; email: string }) {
  await page.getByRole('textbox', { name: /^phone/i }).fill(phone);
  await page.getByRole('textbox', { name: /full legal name/i }).fill(person.fullName);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  for (const agreement of [/21/, /liability waiver/i]) await check(page, agreement);
}

/** Checks a box, or clears it, by the keyboard: its drawing covers the control. */
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

/** Notice that a ticket can be bought on site, after one was not found. */
export const onSiteNotice = (page: Page) => page.getByText(/buy your ticket on site/i);

/** Chooses to pay cash, by a ticket that is not found. */
export async function continueAsCash(page: Page): Promise<void> {
  await validate(page, 'NO-SUCH-TICKET');
  await expect(onSiteNotice(page)).toBeVisible();
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

/** Returns the stored data of a browser without the walk, which it may have cached by now. */
function withoutWalk({ origins, ...session }: Session): Session {
  const isOfWalk = ({ value }: { value: string }) => value.includes(vinoVeritas.id);
  return {
    ...session,
    origins: origins.map(({ localStorage, ...origin }) => ({
      ...origin,
      localStorage: localStorage.filter((entry) => !isOfWalk(entry)),
    })),
  };
}

/** Presses Complete Registration, and waits for the confirmation. */
export async function complete(page: Page) {
  const answered = page.waitForResponse('**/api/waiver/submit');
  await button(page, 'Complete Registration').click();
  const response = await answered;
  const answer = (await response.json()) as Fields & { user: { id: string } };
  await expect(page.getByText('Registration Complete!').first()).toBeVisible();
  const [sessionId, submissionId] = [answer.sessionId, answer.submissionId].map(String);
  const sent = response.request().postDataJSON() as Fields;
  // The app saves the participant's record once it has read it.
  const kept = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(kept).toContain(String(sent.fullName));
  return {
    page,
    id: answer.user.id,
    submissionId: String(submissionId),
    sessionId: String(sessionId),
    sent,
    session: withoutWalk(await page.context().storageState({ indexedDB: true })),
    ...(await exchangeForTokens(String(sessionId))),
  };
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: /username/i }).fill(username);
  await page.getByLabel(/^password/i).fill(password);
  await button(page, 'Sign In').click();
}

/** Signs in to the portal by its form. */
export async function signInToPortal(page: Page, { username, password }: StaffAccount) {
  await logIn(page, username, password);
  await expect(button(page, 'Sign Out')).toBeVisible({ timeout: 30_000 });
}

/** Presses Existing Participant on the landing page. Before React handles it, it is a plain form that leads to the registration. */
export async function pressExistingParticipant(page: Page): Promise<void> {
  await page.goto('/');
  const pressed = button(page, 'Existing Participant');
  const isHandled = () =>
    pressed.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isHandled).toBe(true);
  await pressed.click();
}

/** Asks for the location by Quick Check-in. */
export async function askForLocation(page: Page): Promise<void> {
  await page.goto('/');
  await button(page, /quick check-in/i).click();
  await button(page, /use my location/i).click();
}

/** Cuts the page off from Firestore, which screens watch. */
export async function cutOffStore(page: Page): Promise<void> {
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
}
