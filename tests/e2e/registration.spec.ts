import { expect, type Page, test } from '@playwright/test';
import { englishTexts, spanishTexts } from '../support/catalog-texts.ts';
import { expectFocusInView } from '../support/e2e/accessibility.ts';
import { horizontalOverflow, setTextSize } from '../support/e2e/layout-checks.ts';
import {
  completeRegistration,
  fillIn,
  someone,
  ticketHeldFor,
  validateTicket,
} from '../support/e2e/registration.ts';
import { demoOrganization } from '../support/organization.ts';

const { confirmation, guests, registration: texts, signIn, ticket } = englishTexts;
const { registration: spanish } = spanishTexts;

async function registerForCash(page: Page, person = someone()): Promise<string> {
  await page.goto('/waiver');
  await page.getByRole('button', { name: texts.noTicket }).click();
  await fillIn(page, person);
  return completeRegistration(page);
}

test('a lost response registers once and the retry confirms it', {
  tag: '@any-screen',
}, async ({ page }) => {
  const answers: number[] = [];
  await page.route('**/api/waiver/submit', async (route) => {
    const answer = await route.fetch();
    answers.push(answer.status());
    await (answers.length === 1
      ? route.abort('connectionreset')
      : route.fulfill({ response: answer }));
  });
  await page.goto('/waiver');
  await page.getByRole('button', { name: texts.noTicket }).click();
  await fillIn(page, someone());
  await page.getByRole('button', { name: texts.submit }).click();
  const alert = page.getByRole('alert').filter({ hasText: texts.nothingLost });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: texts.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.complete })).toBeVisible();
  expect(answers).toEqual([200, 200]);
});

test('two people with one email register separately @full', { tag: '@any-screen' }, async ({
  page,
  browser,
}) => {
  const person = someone('Cass Moreno');
  const first = await registerForCash(page, person);
  const elsewhere = await browser.newPage();
  const second = await registerForCash(elsewhere, { ...person, fullName: 'Lou Moreno' });
  expect(second).not.toBe(first);
  await elsewhere.close();
});

test('a ticket with a holder email is redeemed after a code verifies the email', {
  tag: '@any-screen',
}, async ({ page }) => {
  const person = someone('Noor Haddad');
  const ticketId = await ticketHeldFor(person);
  await page.goto('/waiver');
  await validateTicket(page, ticketId);
  const mailed = page.getByText(texts.ticketCode.sent({ hint: `${person.email.charAt(0)}•••@…` }));
  const [digits = ''] = /\d{6}/.exec(await mailed.innerText()) ?? [];
  await page.getByRole('textbox', { name: texts.ticketCode.label }).fill(digits);
  await page.getByRole('button', { name: texts.ticketCode.confirm, exact: true }).click();
  await expect(page.getByText(texts.ticketValidated).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: texts.fullName })).toHaveValue(person.fullName);
  await expect(page.getByRole('textbox', { name: texts.email })).toHaveValue(person.email);
  await fillIn(page, person);
  await completeRegistration(page);
  await expect(page.getByText(confirmation.verified)).toBeVisible();
});

test('a ticket with a holder email can be left to the desk', {
  tag: ['@any-screen', '@full'],
}, async ({ page }) => {
  await page.goto('/waiver');
  await validateTicket(page, 'WW2024-000001');
  await expect(page.getByText(/Maya R\. holds this ticket/)).toBeVisible();
  await page.getByRole('button', { name: texts.ticketCode.atDesk }).click();
  await fillIn(page, someone());
  await completeRegistration(page);
  await expect(
    page.getByRole('status').getByText(ticket.deskTicket({ ticketId: 'WW2024-000001' })),
  ).toBeVisible();
});

test('a registered attendee sees their registration instead of the form', {
  tag: ['@any-screen', '@full'],
}, async ({ page }) => {
  const id = await registerForCash(page);
  await page.goto('/waiver');
  await expect(
    page.getByRole('heading', { name: texts.alreadyTitle({ name: 'Autumn Wine Walk' }) }),
  ).toBeVisible();
  await page.getByRole('link', { name: texts.seeConfirmation }).click();
  await expect(page).toHaveURL(`/waiver/${id}`);
});

test('the confirmation prints on one page with a QR code and without buttons', {
  tag: '@any-screen',
}, async ({ page }) => {
  const name = `${'Maximiliana '.repeat(16)}Moreno`;
  await registerForCash(page, someone(name));
  await expect(page.getByRole('main')).toContainText(name);
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const code = page.getByRole('img', { name: /^QR code for confirmation/ });
  await expect(code).toBeVisible();
  // Printable width of Letter.
  await page.setViewportSize({ width: 710, height: 950 });
  const card = page.locator('.confirmation-code');
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByRole('button', { name: confirmation.print })).toBeHidden();
  await expect(page.getByRole('link', { name: confirmation.explore })).toBeHidden();
  const banner = page.locator('.confirmation-banner');
  await expect(banner).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(banner.getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the keyboard alone registers with visible focus', async ({ page }) => {
  await page.goto('/waiver');
  await page.getByRole('textbox', { name: texts.ticketId }).focus();
  const next = async (times = 1) => {
    for (let at = 0; at < times; at += 1) {
      await page.keyboard.press('Tab');
      await expectFocusInView(page);
    }
  };
  await next(3);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.purchaseTitle)).toBeVisible();
  const person = someone();
  await page.getByRole('textbox', { name: texts.fullName }).focus();
  await page.keyboard.type(person.fullName);
  await next();
  await page.keyboard.type(person.email);
  await next(3);
  await expect(page.getByRole('region', { name: texts.waiver })).toBeFocused();
  await page.keyboard.press('End');
  await next(2);
  await page.keyboard.press('Space');
  await next();
  await page.keyboard.press('Space');
  await next(3);
  await expect(page.getByRole('button', { name: texts.submit })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: texts.complete })).toBeFocused();
});

test('nothing is clipped at 200% text @full', async ({ page }) => {
  await page.goto('/waiver');
  await setTextSize(page, 200);
  await page.getByRole('button', { name: texts.noTicket }).click();
  await fillIn(page, someone());
  expect(await horizontalOverflow(page)).toBe(0);
  await completeRegistration(page);
  await expect(page.getByText(confirmation.cashTitle)).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('the form, the release and the toasts are in Spanish', { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto('/waiver');
    await expect(page.getByRole('heading', { level: 1, name: spanish.title })).toBeVisible();
    await expect(page.getByRole('region', { name: spanish.waiver })).toContainText(
      '1. Qué está aceptando',
    );
    await page.getByRole('button', { name: spanish.validate }).click();
    await expect(page.getByText(spanish.ticketIdRequired)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('a guest opens their own link on their phone, once', {
  tag: ['@full'],
}, async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerForCash(page);
  await page.getByRole('button', { name: guests.add, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: guests.fullName }).fill('Jon Berg');
  await dialog.getByText(guests.over21({ age: demoOrganization.minimumAge })).click();
  await dialog.getByRole('button', { name: guests.submit }).click();
  await expect(page.getByText(guests.done({ name: 'Jon Berg' }))).toBeVisible();
  await dialog.getByRole('button', { name: guests.share }).click();
  await expect(page.getByText(guests.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [link = ''] = /https?:\S+/.exec(copied) ?? [];
  const openOnPhone = async () => {
    const phone = await (await browser.newContext()).newPage();
    await phone.goto(link);
    await phone.getByRole('dialog').getByRole('button', { name: signIn.link.open }).click();
    return phone;
  };
  const phone = await openOnPhone();
  await expect(phone).toHaveURL('/profile/ticket');
  await expect(phone.getByText('Jon Berg').first()).toBeVisible();
  await phone.getByRole('link', { name: confirmation.signTitle }).click();
  await phone.getByRole('button', { name: confirmation.sign, exact: true }).click();
  await expect(phone.getByText(confirmation.signMissing)).toBeVisible();
  await phone.getByText(texts.liabilityWaiver).click();
  await phone.getByRole('button', { name: confirmation.sign, exact: true }).click();
  await expect(phone.getByRole('link', { name: confirmation.signedCopy })).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
  // The host stays signed in.
  await page.goto('/profile/ticket');
  await expect(page.getByText('Cass Moreno').first()).toBeVisible();
  const again = await openOnPhone();
  await expect(again.getByRole('dialog').getByRole('alert')).toBeVisible();
});
