import { expect } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import {
  brokenWords,
  clippedControls,
  coveredFields,
  cutOffTexts,
  expectAbove,
  horizontalOverflow,
  setTextSize,
} from '../support/e2e/layout-checks.ts';
import { setLocationNear } from '../support/e2e/locations.ts';
import { openScreen } from '../support/e2e/most-used-screens.ts';
import { openCheckInOf } from '../support/e2e/open-app.ts';
import { test } from '../support/screens/screens.ts';
import { stack } from '../support/stack.ts';
import { textsForLocale } from '../support/ui-texts.ts';

const { checkIn, home, registration } = englishTexts;

/** Sizes of a usual and of the smallest phone. */
const phones = [
  [390, 844],
  [320, 640],
] as const;

test('the form, the release and a missing confirmation break no word at 200% text in Spanish @full', async ({
  browser,
}) => {
  const viewport = { width: 320, height: 780 };
  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-US', viewport });
  const page = await context.newPage();
  await page.goto('/waiver');
  const { registration } = textsForLocale('es-US');
  await page.getByRole('button', { name: registration.releaseOpen }).click();
  await setTextSize(page, 200);
  expect(await brokenWords(page)).toEqual([]);
  expect(await clippedControls(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
  for (const address of ['/waiver/UNKNOWN', '/no-such-street', '/sign-in/complete?oobCode=spent']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await setTextSize(page, 200);
    expect(await brokenWords(page), address).toEqual([]);
    expect(await cutOffTexts(page), address).toEqual([]);
  }
  await context.close();
});

for (const locale of ['en-US', 'es-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the registration shows its button on the first screen at 200% text, over no focused field', async ({
      page,
      texts: { registration },
    }) => {
      await page.goto('/waiver');
      const button = page.getByRole('button', { name: registration.submit });
      await expect(button).toBeVisible();
      await setTextSize(page, 200);
      for (const [width, height] of phones) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(button).toBeInViewport({ ratio: 1 });
        await page.getByRole('textbox', { name: registration.fullName }).fill('Maya');
        expect(await coveredFields(page), `${width}x${height}`).toEqual([]);
      }
    });

    test('a reward shows its code on the first screen at 200% text', async ({ attendee: page }) => {
      await page.goto('/rewards?reward=gold-stamp');
      const code = page.getByRole('dialog').getByRole('img', { name: /\d{4} \d{4}/ });
      await expect(code).toBeVisible();
      await setTextSize(page, 200);
      for (const [width, height] of phones) {
        await page.setViewportSize({ width, height });
        await expect(code).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('the countdown and the compact list fit the smallest screen at 200% text', async ({
  attendee: page,
  records,
}) => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await records.changeEvent({ startTime: inHours(3.4), endTime: inHours(8) });
  await openScreen(page, '/');
  await page.setViewportSize({ width: 320, height: 780 });
  await setTextSize(page, 200);
  for (const text of [home.untilStart, /^\d+ hr \d+ min$/]) {
    const words = page.getByText(text).first();
    await words.scrollIntoViewIfNeeded();
    await expect(words).toBeInViewport({ ratio: 1 });
  }
  await openScreen(page, '/businesses');
  await page.getByRole('button', { name: englishTexts.businesses.list.compact }).click();
  await setTextSize(page, 200);
  expect(await brokenWords(page)).toEqual([]);
});

test('landing and pass show their main part on the first screen at 200% text', async ({
  page: visitor,
  attendee,
  texts,
}) => {
  await visitor.goto('/');
  const register = visitor.getByRole('link', { name: texts.landing.register, exact: true });
  await attendee.goto('/profile/ticket');
  const code = attendee.getByRole('main').getByRole('img').first();
  await expect(code).toBeVisible();
  for (const page of [visitor, attendee]) await setTextSize(page, 200);
  for (const [width, height] of phones) {
    for (const page of [visitor, attendee]) await page.setViewportSize({ width, height });
    await expect(register).toBeInViewport({ ratio: 1 });
    await register.click({ trial: true });
    await expectAbove(code, attendee.getByRole('navigation'));
  }
});

test('a business page shows its details and actions at 200% text @full', async ({
  attendee: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, '/businesses?business=oak-and-ash');
  await setTextSize(page, 200);
  const sheet = page.getByRole('dialog');
  const body = sheet.locator('.chakra-dialog__body');
  await expect.poll(() => body.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(300);
  // Those of the details, which scroll, are further down.
  const actions = await sheet.locator('button:not(.chakra-dialog__body *)').all();
  expect(actions.length).toBeGreaterThan(2);
  for (const button of actions) await expect(button).toBeInViewport({ ratio: 1 });
});

test('the check-in sheet shows its business and main action in landscape and at large text', async ({
  newcomer: page,
}) => {
  await setLocationNear(page.context(), 'vino-veritas', 130);
  await openCheckInOf(page, 'vino-veritas', checkIn.checkInAt({ name: 'Vino Veritas' }));
  const sheet = page.getByRole('dialog');
  const action = sheet.getByRole('button', { name: checkIn.checkInAt({ name: 'Vino Veritas' }) });
  await expect(action).toBeVisible();
  const hasRoom = () =>
    sheet.getByText('Vino Veritas', { exact: true }).evaluate((name) => {
      const body = name.closest('.chakra-dialog__body');
      return (body?.clientHeight ?? 0) >= 150;
    });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(hasRoom).toBe(true);
  await expect(action).toBeInViewport();
  await expect(sheet.getByText(checkIn.comeCloser).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByText(checkIn.comeCloser).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 200);
  await expect.poll(hasRoom).toBe(true);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(action).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByText(/^425\sft$/)).toBeInViewport({ ratio: 1 });
    // The action stays above the scrolling content.
    const [distance, button] = [
      await sheet.getByText(/^425\sft$/).boundingBox(),
      await action.boundingBox(),
    ];
    expect((distance?.y ?? 0) + (distance?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await sheet.evaluate((box) => box.scrollTo(0, 0));
  await expect(sheet.getByRole('button', { name: checkIn.scanCode })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 780 });
  const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight;
  const name = sheet.getByText('Vino Veritas', { exact: true });
  await expect.poll(() => name.evaluate(isWhole)).toBe(true);
  expect(await brokenWords(page)).toEqual([]);
});

test('the sign-in panel at 200% text has no field off its edge @full', async ({ page }) => {
  await page.goto('/?sign-in');
  const panel = page.getByRole('dialog');
  const field = panel.getByRole('textbox');
  await expect(field).toBeVisible();
  await setTextSize(page, 200);
  const outside = () =>
    panel.evaluate(
      (element) =>
        [...element.querySelectorAll('input, button, a')].filter(
          (part) => part.getBoundingClientRect().right > element.getBoundingClientRect().right,
        ).length,
    );
  await expect.poll(outside).toBe(0);
});

test('the announcement count does not cover the bell at 200% text', async ({ newcomer: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Announcements, \d+ unread/ });
  await expect(bell).toBeVisible();
  await setTextSize(page, 200);
  const count = await bell.locator('xpath=..').getByText(/^\d+$/).boundingBox();
  const drawn = await bell.locator('svg').boundingBox();
  if (!count || !drawn) throw new Error('Not drawn.');
  expect(count.x).toBeGreaterThanOrEqual(drawn.x + drawn.width / 2);
  expect(count.height).toBeLessThanOrEqual(drawn.height);
});

test('a toast fits its text at 200% and in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/waiver');
  await page.getByRole('button', { name: registration.validate }).click();
  const toast = page.locator('[data-scope="toast"][data-part="root"]');
  await expect(toast).toBeVisible();
  await setTextSize(page, 200);
  await expect
    .poll(() =>
      toast.evaluate((box) => {
        const words = [...box.querySelectorAll('[data-part="title"], [data-part="description"]')];
        const ends = words.map((each) => each.getBoundingClientRect().bottom);
        return Math.max(...ends) - box.getBoundingClientRect().bottom;
      }),
    )
    .toBeLessThanOrEqual(0);
});
