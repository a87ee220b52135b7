import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { call } from '../support/api/client.ts';
import { signIn as exchangedToken, registrationBody } from '../support/api/people.ts';
import { lastLink } from '../support/e2e/email-link.ts';
import { demoOrganization } from '../support/organization.ts';
import { register } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

/** Button that opens the sign-in panel. */
const signIn = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('landing page', { tag: '@each-screen' }, async ({
  page,
  texts: { landing, landingParts, eventNotice },
  records,
  inspect,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Autumn Wine Walk' })).toBeVisible();
  await expect(page.getByText(landing.tonight)).toBeVisible();
  await inspect(page, 'landing');
  await page.getByRole('button', { name: 'Corner Books' }).click();
  await expect(page.getByRole('dialog', { name: 'Corner Books' })).toBeVisible();
  await inspect(page, 'landing-stop');
  await page.getByRole('button', { name: landingParts.close, exact: true }).click();
  await records.changeEvent({ isActive: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: landing.facts.none })).toBeVisible();
  await expect(page.getByRole('heading', { name: landingParts.pastWalks })).toBeVisible();
  await inspect(page, 'landing-no-event');
  await page.getByLabel(eventNotice.email).fill('ana@example.com');
  await page.getByRole('button', { name: eventNotice.submit }).click();
  await expect(page.getByText(eventNotice.saved)).toBeVisible();
  await inspect(page, 'landing-notice');
});

test('landing page with a logo and sponsors', async ({
  page,
  texts: { landingParts },
  inspect,
}) => {
  const sponsors = [
    { name: 'Corner Books', logoUrl: '', link: '', tier: 'supporting' },
    {
      name: 'Harlow Bank',
      logoUrl: '/pictures/vino-veritas.svg',
      link: 'https://bank.example/',
      tier: 'presenting',
    },
    { name: 'Depot Antiques', logoUrl: '', link: 'https://depot.example/', tier: 'major' },
  ];
  await page.route('**/api/organization', (route) =>
    route.fulfill({
      json: { ...demoOrganization, logoUrl: '/pictures/oak-and-ash.svg', sponsors },
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: landingParts.sponsors })).toBeVisible();
  await inspect(page, 'landing-sponsors');
});

// Only English is prerendered (web/build/start-script.js).
test.describe('prerendered landing', () => {
  test.use({ locale: 'en-US' });

  test('the prerendered landing stays clickable while the app takes over', async ({
    page,
    texts: { landing },
  }) => {
    const event = Promise.withResolvers<void>();
    const app = Promise.withResolvers<void>();
    await page.route('**/api/events/active', (route) => event.promise.then(() => route.continue()));
    await page.route(/assets\/start-.*\.js$/, (route) => app.promise.then(() => route.continue()));
    await page.goto('/');
    const link = await signIn(page, landing.signIn).elementHandle();
    const startRequest = page.waitForRequest(/assets\/start-.*\.js$/);
    await link?.hover();
    await startRequest;
    // The event arrives after the app was requested and before it has loaded.
    const answered = page.waitForResponse('**/api/events/active');
    event.resolve();
    await (await answered).finished();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    const secondRequest = page.waitForRequest('**/api/events/active');
    app.resolve();
    await secondRequest;
    await expect(page.getByText(landing.tonight)).toBeVisible();
    expect(await link?.evaluate((node) => node.isConnected)).toBe(true);
  });
});

test('landing after sign-out', async ({ page, texts: { app }, inspect }) => {
  await page.goto('/api/logout');
  await expect(page.getByText(app.signedOut)).toBeVisible();
  await inspect(page, 'landing-signed-out');
});

test('landing after the desk moved the session', async ({
  browser,
  texts: {
    app,
    signIn: { form: texts },
  },
  inspect,
}) => {
  const { session, submissionId } = await register(browser);
  const context = await browser.newContext({ storageState: session });
  const page = await context.newPage();
  await page.goto('/rewards');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const login = await call('POST', '/api/admin/login', {
    body: { username: 'desk', password: 'winewalk' },
  });
  const token = await exchangedToken(login.json.sessionId);
  const issuePath = `/api/admin/registrations/${submissionId}/return-code` as const;
  const { json } = await call('POST', issuePath, { token, body: {} });
  await call('POST', '/api/session/return', { body: { code: json.code } });
  await expect(page.getByText(app.signedOutByDesk)).toBeVisible();
  await inspect(page, 'landing-signed-out-by-desk');
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.title, exact: true })).toBeVisible();
  await expect(page.getByText(app.signedOutByDesk)).toHaveCount(0);
  await context.close();
});

test('sign-in', { tag: '@each-screen' }, async ({
  page,
  texts: {
    landing,
    signIn: { form: texts },
  },
  inspect,
}) => {
  await page.goto('/');
  await signIn(page, landing.signIn).click();
  await expect(page.getByRole('heading', { name: texts.title, exact: true })).toBeVisible();
  // The browser's default dialog style has a border.
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '0px');
  await inspect(page, 'sign-in');
  const email = page.getByLabel(texts.email);
  const send = page.getByRole('button', { name: texts.send });
  await email.fill('jonah');
  await send.click();
  await expect(page.getByText(texts.invalidEmail)).toBeVisible();
  await inspect(page, 'sign-in-invalid');
  await page.route('**/accounts:sendOobCode*', (route) => route.abort());
  await email.fill('jonah.whitfield@example.com');
  await send.click();
  await expect(page.getByText(texts.failed)).toBeVisible();
  await inspect(page, 'sign-in-failed');
  await page.unroute('**/accounts:sendOobCode*');
  // Unique email, because after several codes an email gets the link only.
  await email.fill(`jonah.${Date.now()}@example.com`);
  await send.click();
  await expect(page.getByRole('link', { name: texts.demoLink })).toBeVisible();
  await inspect(page, 'sign-in-sent');
  await page.getByRole('textbox', { name: texts.code }).fill('000000');
  await page.getByRole('button', { name: texts.codeConfirm }).click();
  await expect(page.getByText(texts.wrongCode)).toBeVisible();
  await inspect(page, 'sign-in-wrong-code');
});

test('registrations to choose from', { tag: '@each-screen' }, async ({
  page,
  texts: {
    landing,
    signIn: { form: texts, choose },
  },
  inspect,
}) => {
  const prove = async (email: string) => {
    await page.goto('/');
    await signIn(page, landing.signIn).click();
    await page.getByLabel(texts.email).fill(email);
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByRole('heading', { name: texts.sentTitle })).toBeVisible();
    await page.goto(await lastLink(email));
  };
  // Another project and another try must not find these, and the desk must not find another Maya Reyes.
  const shared = `shared.${randomUUID()}@example.com`;
  for (const fullName of ['Mara Solano', 'Sam Solano', 'Ines Duarte'])
    await page.request.post('/api/waiver/submit', {
      data: registrationBody({ email: shared, fullName }),
    });
  await prove(shared);
  await expect(page.getByRole('button', { name: choose.mineAll })).toBeVisible();
  await inspect(page, 'sign-in-choose');
  await page.getByRole('button', { name: choose.noneMine({ count: 3 }) }).click();
  await expect(page.getByText(choose.notMineQuestion({ count: 3 }))).toBeFocused();
  await inspect(page, 'sign-in-choose-many');
  await prove('nobody.yet@example.com');
  await expect(page.getByText(choose.noneTitle)).toBeVisible();
  await inspect(page, 'sign-in-no-registration');
});

test('sign-in by code', async ({
  page,
  texts: {
    landing,
    signIn: { form: texts, desk },
  },
  inspect,
}) => {
  await page.goto('/');
  await signIn(page, landing.signIn).click();
  await page.getByRole('button', { name: texts.deskCode }).click();
  await page.getByRole('textbox', { name: desk.code }).fill('1234 5678');
  await page.getByRole('button', { name: desk.confirm }).click();
  await expect(page.getByText(desk.wrong)).toBeVisible();
  await inspect(page, 'sign-in-desk-code');
});

test('sign-in link on another device', async ({
  page,
  texts: {
    signIn: { complete, form: texts },
  },
  inspect,
}) => {
  await page.goto('/sign-in/complete?apiKey=demo&mode=signIn&oobCode=spent');
  await expect(page.getByRole('heading', { name: complete.askTitle })).toBeVisible();
  await inspect(page, 'sign-in-ask-email');
  await page.getByLabel(texts.email).fill('jonah.whitfield@example.com');
  await page.getByRole('button', { name: complete.confirm }).click();
  await expect(page.getByRole('heading', { name: complete.invalidLink })).toBeVisible();
  await inspect(page, 'sign-in-link-spent');
});

test('sign-in link of another person', async ({
  page,
  texts: {
    landing,
    signIn: { complete, form: texts },
  },
  inspect,
}) => {
  const email = 'rosalind.achterberg@example.com';
  await page.goto('/');
  await signIn(page, landing.signIn).click();
  await page.getByLabel(texts.email).fill(email);
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('heading', { name: texts.sentTitle })).toBeVisible();
  await page.evaluate(() => window.localStorage.clear());
  await page.goto(await lastLink(email));
  await page.getByLabel(texts.email).fill('jonah.whitfield@example.com');
  await page.getByRole('button', { name: complete.confirm }).click();
  await expect(page.getByText(complete.wrongEmail)).toBeVisible();
  await inspect(page, 'sign-in-other-email');
});

test('sign-in offline', async ({
  page,
  texts: {
    signIn: { complete, form: texts },
  },
  inspect,
}) => {
  await page.route('**/api/session/prove', (route) => route.abort());
  await page.goto('/sign-in/complete?apiKey=demo&mode=signIn&oobCode=good');
  await page.getByLabel(texts.email).fill('jonah.whitfield@example.com');
  await page.getByRole('button', { name: complete.confirm }).click();
  await expect(page.getByRole('button', { name: complete.retry })).toBeVisible();
  await inspect(page, 'sign-in-not-completed');
});

test('not found', { tag: '@each-screen' }, async ({ page, texts, inspect }) => {
  await page.goto('/no-such-street');
  await expect(page.getByText(texts.shell.notFoundTitle)).toBeVisible();
  await inspect(page, 'not-found');
  await page.goto('/waiver/no-such-registration');
  await expect(page.getByText(texts.confirmation.loadFailed)).toBeVisible();
  await inspect(page, 'confirmation-missing');
});

test('privacy notice', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await page.goto('/privacy');
  await expect(page.getByText('hello@example.org')).toBeVisible();
  await inspect(page, 'privacy');
});

test('signed waiver', { tag: '@each-screen' }, async ({ page, texts, inspect }) => {
  const [attendee] = readSources().attendees;
  await page.goto(`/verify/${attendee?.submissionId}`);
  await expect(page.getByRole('region', { name: texts.registration.waiver })).toBeVisible();
  await inspect(page, 'signed-waiver');
});

test('survey of a mail', async ({ page, texts: { feedback }, inspect }) => {
  await page.goto(`/confirm-email?survey=${'a'.repeat(40)}-S0meSecret1234567890&evening=3`);
  await expect(page.getByRole('button', { name: feedback.send })).toBeEnabled();
  await inspect(page, 'survey');
  await page.getByRole('button', { name: feedback.send }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await inspect(page, 'survey-over');
});
