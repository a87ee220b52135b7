import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '../../tools/emulators/database.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { expectFocusInView } from '../support/e2e/accessibility.ts';
import { findClippedContent } from '../support/e2e/cut-off.ts';
import { clearLongNames, longName, longNamesId, seedLongNames } from '../support/e2e/long-names.ts';
import { openAsStaff, openForm, openTab } from '../support/e2e/staff-portal.ts';
import { stack } from '../support/stack.ts';

const widths = [390, 768, 1024, 1280];
/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const unhurried = { timeout: 45_000 };

const browserMargin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };

/** Each tab with content that shows it is drawn, and the button of its dialog. */
const tabs: readonly [tab: string, text: RegExp, opens?: RegExp][] = [
  ['Overview', /^Getting ready/],
  ['Businesses', /^Cellar of/, /^Edit Cellar of/],
  ['Events', /^Walk of/, /^Edit Walk of/],
  ['Rewards', /^Glass of/, /^Edit Glass of/],
  ['Tickets', /^Holder of/, /^Edit LONG26/],
  ['Point Rules', /^Rule of/, /^Edit Rule of/],
  ['Announcements', /^News of/, /^Edit News of/],
  ['Desk', /^Desk$/],
  ['Registrations', /^Holder of/, /^Open Holder of/],
  ['Review', /^Review$/],
  ['Prints', /^Prints$/],
  ['Feedback', /^Feedback$/],
  ['Mail', /^Mail$/],
  ['Organization', /^Name and look$/],
  ['Team', /^Team$/],
];

test.beforeAll(async () => {
  await openDatabase(stack.ports);
  await seedLongNames();
});
test.afterAll(clearLongNames);

test('nothing in the portal is clipped with names of 100 characters at 390 to 1,280 pixels @full', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAsStaff(page, 'admin', portalHref('overview', { event: longNamesId }));
  for (const [tab, text, opens] of tabs) {
    // Before the walk, its overview has no page of reviews.
    if (tab === 'Review') await page.goto(portalHref('review', { event: longNamesId }));
    else await openTab(page, tab);
    await expect(page.locator('#portal-content').getByText(text).first()).toBeVisible(unhurried);
    await measure(page, tab);
    if (!opens) continue;
    await page.getByRole('button', { name: opens }).click();
    const form = openForm(page);
    await expect(form).toBeVisible();
    await measure(page, `${tab}, its form`);
    const back = page.getByRole('button', { name: /^Back to (events|businesses)$/ });
    await ((await back.isVisible()) ? back.click() : page.keyboard.press('Escape'));
    await expect(form).toBeHidden();
  }
  expect(longName('Walk')).toHaveLength(100);
});

test('the header keeps its height when the undo menu appears on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsStaff(page);
  const header = page.locator('.portal-navigation');
  await expect(header.getByRole('combobox')).toBeVisible(unhurried);
  const height = async () => (await header.boundingBox())?.height;
  const before = await height();
  const menu = header.locator('.undo-menu');
  await menu.evaluate((element) => element.removeAttribute('hidden'));
  await expect(menu).toBeVisible();
  expect(await height()).toBe(before);
});

test('the first row of each list is on the first screen of a phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsStaff(page);
  for (const tab of ['Businesses', 'Events', 'Rewards', 'Tickets', 'Registrations']) {
    await openTab(page, tab);
    const row = page.locator('#portal-content tbody tr').first();
    await expect(row, tab).toBeVisible(unhurried);
    await expect.soft(row, tab).toBeInViewport({ ratio: 1 });
  }
});

test('no heading breaks within a word at these widths', async ({ page }) => {
  await openAsStaff(page);
  for (const tab of ['Announcements', 'Registrations']) {
    await openTab(page, tab);
    const heading = page.getByRole('heading', { level: 1, name: tab });
    await expect(heading).toBeVisible(unhurried);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const lines = heading.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getClientRects().length;
      });
      expect.soft(await lines, `${tab} at ${width}`).toBe(1);
    }
  }
});

test('no tab has two primary buttons @full', async ({ page }) => {
  test.setTimeout(180_000);
  await openAsStaff(page);
  for (const [tab] of tabs) {
    await openTab(page, tab);
    await expect(page.locator('#portal-content h1')).toBeVisible(unhurried);
    await expect(page.locator('[data-loading]')).toHaveCount(0, unhurried);
    const primary = page.locator('#portal-content').evaluate((content) => {
      const probe = content.appendChild(document.createElement('i'));
      probe.style.color = 'var(--ww-wine)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      // A chosen option is filled as well.
      return [...content.querySelectorAll<HTMLElement>('.ww-button:not([aria-pressed])')]
        .filter((button) => button.checkVisibility())
        .filter((button) => getComputedStyle(button).backgroundColor === color)
        .map((button) => button.innerText);
    });
    expect.soft((await primary).slice(1), tab).toEqual([]);
  }
});

test('the keyboard reaches the pin of a business’s map and no other marker', async ({ page }) => {
  await openAsStaff(page, 'admin', portalHref('businesses', { edit: 'vino-veritas' }));
  const form = openForm(page);
  const pin = form.getByRole('button', { name: 'Location of the business' });
  await expect(pin).toBeVisible(unhurried);
  await expect(form.locator('path.place-map-other').first()).toBeAttached();
  await pin.focus();
  for (const next of ['Zoom in', 'Zoom out']) {
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: next })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Upload a picture')).toBeFocused();
});

test('the organization can be saved from every part of its form', async ({ page }) => {
  await openAsStaff(page, 'admin', '/admin/organization?page=texts');
  const content = page.locator('#portal-content');
  const save = content.getByRole('button', { name: 'Save organization' });
  await expect(save).toBeVisible(unhurried);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Tagline in English', 'About in English', 'Opening in English']) {
      await content.getByLabel(name).focus();
      await expectFocusInView(page);
      await save.click({ trial: true });
    }
    await content.locator('summary').focus();
    await expectFocusInView(page);
  }
});

test('stamp cards with names of 100 characters fit four per sheet on A4 and Letter', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAsStaff(page, 'admin', '/admin/prints?sheet=stamp-cards');
  const name = page.getByRole('article').first().getByRole('listitem').first();
  await expect(name).toBeVisible(unhurried);
  // Earlier tests leave 15 or more businesses and any end time.
  await page.getByRole('article').evaluateAll((cards) => {
    for (const card of cards) {
      const list = card.querySelector('ol');
      while (list && list.children.length < 18)
        list.append(list.children[1]?.cloneNode(true) ?? '');
      const [, times] = card.querySelectorAll('header > *');
      if (times) times.textContent = 'Sep 30, 2026, 10:30 PM – Oct 1, 2026, 12:30 AM';
    }
  });
  await name.evaluate((each, long) => each.append(long), longName('Cellar'));
  // Width of A4 between default margins.
  await page.setViewportSize({ width: 717, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await findClippedContent(page)).toEqual([]);
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, margin: browserMargin });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(3);
  }
  // Long event names do not push the code off the card.
  await page.locator('.stamp-card header > *').evaluateAll((lines, long) => {
    for (const line of lines) line.textContent = long;
  }, longName('Walk'));
  expect(await findClippedContent(page)).toEqual([]);
});

async function measure(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.soft
      .poll(() => findClippedContent(page), { message: `${what} at ${width}` })
      .toEqual([]);
  }
}
