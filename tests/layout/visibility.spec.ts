import { expect, type Locator } from '@playwright/test';
import { englishTexts } from '../support/catalog-texts.ts';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { setTextSize } from '../support/e2e/layout-checks.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { openCheckInOf } from '../support/e2e/open-app.ts';
import { signInAsStaff } from '../support/e2e/staff-portal.ts';
import { progressBetweenRewards, setProgress, setUnpaid } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

const { checkIn, common, feedback, home, install, registration } = englishTexts;

/** Returns the boxes of the parts that a toast covers; none if it has closed. */
async function coveredBy(toast: Locator, parts: readonly Locator[]) {
  const box = await toast.evaluateAll((all) => all[0]?.getBoundingClientRect().toJSON() as DOMRect);
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.filter(
    (part) =>
      part &&
      box &&
      part.y < box.y + box.height &&
      part.y + part.height > box.y &&
      part.x < box.x + box.width &&
      part.x + part.width > box.x,
  );
}

for (const [where, width, height, textPercent] of [
  ...(process.env.TEST_FULL ? [['a phone on its side', 844, 390, 100] as const] : []),
  ['a small phone on its side', 667, 375, 100],
  ['a narrow phone with text twice as large', 320, 780, 200],
] as const) {
  test(`a toast covers neither title nor close button of the sheet: ${where}`, async ({
    newcomer: page,
  }) => {
    const { id, name } = demoBusiness('vino-veritas');
    await setLocationNear(page.context(), id, 130);
    await page.setViewportSize({ width, height });
    await openCheckInOf(page, id, checkIn.checkInAt({ name }));
    await setTextSize(page, textPercent);
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(checkIn.comeCloser).first()).toBeVisible();
    await sheet.getByRole('button', { name: checkIn.checkInAt({ name }) }).click();
    const toast = page.locator('[data-scope="toast"][data-part="root"]');
    await expect(toast).toBeVisible();
    await waitUntilStable(page);
    const scrolled = sheet.locator('xpath=descendant-or-self::*');
    await scrolled.evaluateAll((all) => {
      for (const each of all) each.scrollTo({ top: 0, behavior: 'instant' });
    });
    const parts = [
      sheet.getByRole('heading').first(),
      sheet.getByRole('button', { name: common.close, exact: true }),
    ];
    await expect.poll(() => coveredBy(toast, parts)).toEqual([]);
  });
}

test('a toast covers no button of a question that opens after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsStaff(page);
  await page.getByRole('button', { name: 'End the event' }).click();
  const question = page.getByRole('alertdialog');
  const toast = page.locator('[data-scope="toast"][data-part="root"]');
  const buttons = [
    question.getByRole('button', { name: 'Keep it' }),
    question.getByRole('button', { name: 'End now' }),
  ];
  for (const button of buttons) await expect(button).toBeVisible();
  await waitUntilStable(page);
  await expect.poll(() => coveredBy(toast, buttons), { timeout: 2000 }).toEqual([]);
});

test('a small phone shows the distance before a check-in, and then the whole stamp', async ({
  newcomer: page,
}) => {
  const { id, name } = demoBusiness('vino-veritas');
  await setLocationNear(page.context(), id, 5);
  await page.setViewportSize({ width: 320, height: 640 });
  await openCheckInOf(page, id, checkIn.checkInAt({ name }));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(checkIn.atBusiness).first()).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('button', { name: checkIn.checkInAt({ name }) }).click();
  const moment = page.getByRole('dialog', { name: checkIn.checkedInTitle });
  await expect(moment.locator('.moment-stamp')).toBeInViewport({ ratio: 1 });
  await expect(moment.getByRole('heading', { name: checkIn.checkedInTitle })).toBeInViewport();
  const action = moment.getByRole('link', { name: checkIn.viewReward });
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(moment.locator('.moment-passport')).toBeInViewport({ ratio: 1 });
});

for (const locale of ['en-US', 'es-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a small phone shows an unpaid attendee what to pay before a check-in, and a wide screen the whole text', async ({
      newcomer: page,
      person,
      texts: { businesses, checkIn, ticket },
    }) => {
      await setUnpaid(person);
      const { id, name } = demoBusiness('vino-veritas');
      await setLocationNear(page.context(), id, 130);
      await page.setViewportSize({ width: 360, height: 640 });
      await openCheckInOf(page, id, businesses.checkInAt({ name }));
      const sheet = page.getByRole('dialog');
      const payment = sheet.getByText(ticket.payAtDesk({ price: '$35' }));
      await expect(payment).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByRole('link', { name: ticket.showToDesk })).toBeInViewport({
        ratio: 1,
      });
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(sheet.getByText(checkIn.accuracy({ distance: '25\u00a0ft' }))).toBeInViewport({
        ratio: 1,
      });
    });

    test('the actions of a business on the map are one line each on a small phone', async ({
      attendee: page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto('/');
      await page.locator('.pin[data-business="oak-and-ash"]').focus();
      await page.keyboard.press('Enter');
      const actions = page.locator('.business-panel-actions > *');
      await expect(actions).toHaveCount(2);
      const [first, second] = await Promise.all([
        actions.first().boundingBox(),
        actions.last().boundingBox(),
      ]);
      expect(second?.y).toBe(first?.y);
      expect(first?.height).toBeLessThan(52);
    });

    test('the moment of a special stop shows the reward that comes closer on every phone', async ({
      attendee: page,
      person,
      texts: { businesses, checkIn },
    }) => {
      await setProgress(person, progressBetweenRewards());
      const { id, name, rewardDescription } = demoBusiness('the-cellar-door');
      await setLocationNear(page.context(), id, 5);
      await openCheckInOf(page, id, businesses.checkInAt({ name }));
      await page.getByRole('button', { name: checkIn.checkInAt({ name }) }).click();
      const moment = page.getByRole('dialog', { name: checkIn.checkedInTitle });
      const bar = moment.locator('.moment-bar');
      const actions = moment.locator('.moment-main');
      for (const [width, height] of [
        [320, 640],
        // An old iPhone with Safari's bars.
        [375, 553],
        [390, 664],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(moment.getByText(rewardDescription)).toBeInViewport({ ratio: 1 });
        // The buttons stay above the scrolling content.
        const [end, start] = [await bar.boundingBox(), await actions.boundingBox()];
        const bottom = (end?.y ?? 0) + (end?.height ?? 0);
        expect(bottom, `${width}x${height}`).toBeLessThanOrEqual(start?.y ?? 0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const action of ['.moment-main', '.moment-share'])
        expect((await moment.locator(action).boundingBox())?.height, action).toBeLessThan(56);
      const animations = moment.evaluate(
        (dialog) => dialog.querySelector('.moment')?.getAnimations({ subtree: true }).length,
      );
      expect(await animations, 'with reduced motion, everything is there at once').toBe(0);
    });
  });
}

test('the installation offer covers no reward on a wide screen', async ({ attendee: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto('/');
  const rewards = page.getByRole('region', { name: home.rewardsTitle });
  await expect(rewards).toBeVisible();
  await page.clock.fastForward(5000);
  const offer = page.locator('.offer').filter({ hasText: install.title({ name: 'Wine Walk' }) });
  await expect(offer).toBeVisible();
  const [card, column] = await Promise.all([
    offer.boundingBox(),
    page.locator('main').boundingBox(),
  ]);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0);
});

for (const [path, first] of [
  ['/', '.landing-start'],
  ['/waiver', '.registration-aside'],
] as const) {
  test(`the installation offer is above the page on a wide screen without a rail: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await page.goto(path);
    await expect(page.locator(first)).toBeVisible();
    await page.clock.fastForward(5000);
    const offer = page.locator('.offer').filter({ hasText: install.title({ name: 'Wine Walk' }) });
    await expect(offer).toBeVisible();
    await waitUntilStable(page);
    const [card, below] = await Promise.all([
      offer.boundingBox(),
      page.locator(first).boundingBox(),
    ]);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
}

test('both columns of a wide screen are filled after the event', async ({
  attendee: page,
  records,
}) => {
  await records.changeEvent({ endTime: new Date(Date.now() - 60_000).toISOString() });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('.recap-stamp').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: feedback.title })).toBeVisible();
  const ends = await page
    .locator('.home-side > :last-child, .home-main > :last-child')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(300);
});

test('the code of an unpaid pass and what is due are on the first screen of a small phone', async ({
  newcomer: page,
  person,
}) => {
  await setUnpaid(person);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/profile/ticket');
  const code = page.locator('.pass-card [role="img"]');
  await expect(code).toBeVisible();
  const due = page.locator('.pass-card').getByText(/\$35/);
  const navigation = await page.locator('.navigation').boundingBox();
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await expect.poll(() => bottomOf(due)).toBeLessThan(navigation?.y ?? 0);
  expect(await bottomOf(code)).toBeLessThan(await bottomOf(due));
});

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a small phone', 360, 640],
] as const) {
  test(`the amount due of a confirmation is on the first screen of ${name}, also after the offer to install`, async ({
    newcomer: page,
    person,
  }) => {
    await setUnpaid(person);
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto(`/waiver/${person.submissionId}`);
    const due = page.locator('.pass-card').getByText(/\$35/);
    await expect(due).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
    await page.clock.fastForward(5000);
    await expect(page.locator('.offer-install')).toBeAttached();
    const bar = await page.locator('.action-bar').boundingBox();
    const box = await due.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
}

test('map labels grow with the text size without more overlap', async ({ attendee: page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.setViewportSize({ width: 844, height: 900 });
  await page.goto('/?map=open');
  const names = page.getByRole('dialog').locator('.pin-name');
  await expect(names.first()).toBeVisible();
  await expect(names.first()).toHaveCSS('font-size', '24px');
  await waitUntilStable(page);
  const boxes = await names.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect().toJSON() as DOMRect),
  );
  const crossing = boxes.filter((one, at) =>
    boxes
      .slice(at + 1)
      .some(
        (other) =>
          one.left < other.right - 1 &&
          one.right > other.left + 1 &&
          one.top < other.bottom - 1 &&
          one.bottom > other.top + 1,
      ),
  );
  expect(crossing).toEqual([]);
});

test('a ticket id is fully visible on the smallest screen at 200% text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto('/waiver');
  await setTextSize(page, 200);
  const field = page.getByRole('textbox', { name: registration.ticketId });
  await field.fill('WW2024-001240');
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});

test('the offer to install the app gives way to a toast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/waiver');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  const offer = page.getByRole('button', { name: install.install, exact: true });
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: registration.validate, exact: true }).click();
  const toast = page.locator('[data-scope="toast"][data-part="root"]');
  await expect(toast).toBeVisible();
  await expect(offer).toBeHidden();
  await toast.getByRole('button').click();
  await page.clock.fastForward(1000);
  await expect(offer).toBeVisible();
});

test('the passport shows the whole name of each stop on a phone', async ({ newcomer: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  const names = page.locator('.passport-name');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent),
  );
  expect(cut).toEqual([]);
});
