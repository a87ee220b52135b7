import { expect, type Page } from '@playwright/test';
import { readSources } from '../../tools/demo/sources.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { waitUntilStable } from '../support/e2e/accessibility.ts';
import { coveredFields, expectAbove } from '../support/e2e/layout-checks.ts';
import { demoBusiness, setLocationNear } from '../support/e2e/locations.ts';
import { withCodeBeforeCamera } from '../support/screens/devices.ts';
import { test } from '../support/screens/screens.ts';

const { businesses, checkIn, home, map, shell } = englishTexts;

const onItsSide = { width: 844, height: 390 };

/** Expects the text of the sheet to be visible without scrolling. */
async function expectVisible(page: Page, text: string | RegExp): Promise<void> {
  const words = page.getByRole('dialog').getByText(text).first();
  await expect(words).toBeInViewport({ ratio: 1 });
}

test('a business page shows name, distance and actions next to its image @full', async ({
  newcomer: page,
}) => {
  const { id, name } = demoBusiness('oak-and-ash');
  await setLocationNear(page.context(), id, 130);
  await page.setViewportSize(onItsSide);
  await page.goto(`/businesses?business=${id}`);
  await expectVisible(page, name);
  await expectVisible(page, /^4\d\d\sft away$/);
  const sheet = page.getByRole('dialog');
  await waitUntilStable(page);
  const body = await sheet.locator('.chakra-dialog__body').boundingBox();
  const distance = await sheet.getByText(/\sft away$/).boundingBox();
  if (!body || !distance) throw new Error('Not drawn.');
  expect(distance.y + distance.height).toBeLessThan(body.y + body.height);
  expect(body.height).toBeGreaterThan(190);
  for (const label of [
    businesses.wantTo({ name }),
    businesses.directionsTo({ name }),
    businesses.checkInAt({ name }),
  ])
    await expect(sheet.getByRole('button', { name: label })).toBeInViewport({ ratio: 1 });
});

test('the businesses start on the first screen above the navigation', async ({
  newcomer: page,
}) => {
  await page.setViewportSize(onItsSide);
  await page.goto('/businesses');
  const first = page.getByRole('article').first();
  const navigation = page.getByRole('navigation');
  await expect(first).toBeVisible();
  const [business, places] = await Promise.all([first.boundingBox(), navigation.boundingBox()]);
  if (!business || !places) throw new Error('Not drawn.');
  expect(places.y - business.y).toBeGreaterThan(80);
});

test('a reward shows the item and the code at once', async ({ attendee: page }) => {
  const reward = readSources().rewards.find(({ id }) => id === 'gold-stamp');
  await page.setViewportSize(onItsSide);
  await page.goto('/rewards?reward=gold-stamp');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^\d{4} \d{4}$/)).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('img', { name: /\d{4} \d{4}/ })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await expectVisible(page, reward?.name ?? '');
  await expectVisible(page, reward?.description ?? '');
});

test('the pass shows the whole code above the navigation', async ({ attendee: page }) => {
  await page.goto('/profile/ticket');
  const code = page.getByRole('main').getByRole('img').first();
  await expect(code).toBeVisible();
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await waitUntilStable(page);
    await expectAbove(code, page.getByRole('navigation'));
  }
});

test('a check-in shows the place, its result and the next action at once', async ({
  newcomer: page,
}) => {
  const { id, name, rewardDescription } = demoBusiness('vino-veritas');
  await setLocationNear(page.context(), id, 5);
  await page.setViewportSize(onItsSide);
  await page.goto('/?check-in');
  await page.getByRole('button', { name: checkIn.checkInAt({ name }) }).click();
  const moment = page.getByRole('dialog', { name: checkIn.checkedInTitle });
  await expect(moment).toBeVisible();
  await expectVisible(page, rewardDescription);
  await expect(moment.getByRole('status').getByText(name)).toBeInViewport({ ratio: 1 });
  await expect(moment.getByText('First Pour')).toBeInViewport({ ratio: 1 });
  await expect(moment.getByRole('link', { name: checkIn.viewReward })).toBeInViewport({ ratio: 1 });
  await expect(moment.locator('.moment-next')).toBeInViewport({ ratio: 1 });
});

test('the open map shows the next business next to it and all controls', async ({
  newcomer: page,
}) => {
  await page.setViewportSize(onItsSide);
  await page.goto('/');
  await page.getByRole('link', { name: map.open }).click();
  const whole = page.getByRole('dialog', { name: map.title });
  await expect(whole.getByText(map.nextOnRoute)).toBeInViewport({ ratio: 1 });
  const controls = await whole.locator('.walk-map-controls button').all();
  expect(controls.length).toBeGreaterThan(3);
  for (const control of controls) await control.click({ trial: true });
  for (const action of await whole.locator('.business-panel-actions button').all())
    await expect(action).toBeInViewport({ ratio: 1 });
});

test('rotating the phone retains the open map and its prompt @full', async ({ newcomer: page }) => {
  await page.context().clearPermissions();
  await page.goto('/?map=open');
  const whole = page.getByRole('dialog', { name: map.title });
  await whole.getByRole('button', { name: map.showHere }).click();
  await expect(whole.getByText(map.hereWhy)).toBeVisible();
  await page.setViewportSize(onItsSide);
  await expect(whole.getByRole('list', { name: map.listTitle })).toBeVisible();
  await expect(whole.getByText(map.hereWhy)).toBeVisible();
});

for (const locale of ['en-US', 'es-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the registration shows its first field and its button on the first screen', async ({
      page,
      texts: { registration },
    }) => {
      // The offer to install, after 5 seconds, would push the page down between two measurements.
      await page.addInitScript(() =>
        localStorage.setItem('ww:install-dismissed', String(Date.now())),
      );
      await page.setViewportSize(onItsSide);
      await page.goto('/waiver');
      const field = page.getByLabel(registration.ticketId);
      const button = page.getByRole('button', { name: registration.submit });
      for (const [width, height] of [
        [844, 390],
        // The date and the address need two lines here on every date.
        [740, 390],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect(field).toBeInViewport({ ratio: 1 });
        await field.click({ trial: true });
        await expectAbove(field, page.getByRole('group', { name: registration.submit }));
        await page.getByRole('textbox', { name: registration.fullName }).fill('Maya');
        expect(await coveredFields(page), `${width}x${height}`).toEqual([]);
      }
    });
  });
}

test('the landing of a small phone on its side shows its actions on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/');
  const { register, signIn, existing } = englishTexts.landing;
  for (const name of [register, signIn, existing])
    await expect(page.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
});

test("the landing's street does not cover its text, also with the install prompt @full", async ({
  page,
}) => {
  await page.setViewportSize(onItsSide);
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await page.clock.fastForward(5000);
  await expect(
    page.getByRole('button', { name: englishTexts.install.install, exact: true }),
  ).toBeVisible();
  for (const words of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(englishTexts.landing.lead),
  ]) {
    await expect(words).toBeInViewport({ ratio: 1 });
    const hidden = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        Array.from({ length: 20 }, (_, at) => left + ((right - left) * (at + 0.5)) / 20).filter(
          (x) => !element.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        ),
      );
    });
    expect(hidden).toEqual([]);
  }
});

test('a missing page shows its message and link on the first screen @full', async ({
  newcomer: page,
}) => {
  await page.setViewportSize(onItsSide);
  await page.goto('/no-such-street');
  await expect(page.getByRole('link', { name: shell.toStart })).toBeInViewport({ ratio: 1 });
  await page.goto('/businesses');
  await page.getByRole('searchbox').fill('submarine');
  const none = page.getByText(businesses.noneForSearch({ text: 'submarine' }));
  await expect(none).toBeVisible();
  const [said, places] = await Promise.all([
    none.boundingBox(),
    page.getByRole('navigation').boundingBox(),
  ]);
  if (!said || !places) throw new Error('Not drawn.');
  expect(said.y + said.height).toBeLessThanOrEqual(places.y);
});

test('the scanner shows its result and the alternative next to the camera', async ({
  newcomer: page,
}) => {
  await withCodeBeforeCamera(page, 'https://example.com/menu');
  await page.setViewportSize(onItsSide);
  await page.goto('/');
  await page.getByRole('button', { name: home.scan }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(englishTexts.scanner.notOurs['web-address'])).toBeInViewport({
    ratio: 1,
  });
  await expect(sheet.getByRole('button', { name: englishTexts.scanner.typePin })).toBeInViewport({
    ratio: 1,
  });
});
