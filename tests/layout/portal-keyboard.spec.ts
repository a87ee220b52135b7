import { expect, type Locator, type Page, test } from '@playwright/test';
import { type PortalTab, portalHref } from '../../web/src/portal/paths.ts';
import { expectFocusWithin, waitUntilStable } from '../support/e2e/accessibility.ts';
import { findKeyboardFaults } from '../support/e2e/keyboard.ts';
import { resizeTo } from '../support/e2e/layout-checks.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';

/** Waits longer than usual: the first response of the functions emulator is slow on a busy machine. */
const unhurried = { timeout: 45_000 };

interface Tab {
  /** Queries of its other pages. */
  pages?: readonly Record<string, string>[];
  /** Buttons that open a dialog. */
  opens?: readonly RegExp[];
}

/** Every tab: a new one does not compile without its line here. */
const tabs: Readonly<Record<PortalTab, Tab>> = {
  overview: {},
  desk: { opens: [/^Sell a ticket$/] },
  registrations: { opens: [/^Register someone$/, /^Cancel many$/, /^Open /] },
  review: {},
  businesses: {
    pages: [{ edit: 'vino-veritas' }],
    opens: [/^Import CSV$/, /^Import Pours$/, /^Offer of /],
  },
  events: { pages: [{ new: '1' }], opens: [/^Duplicate an event$/, /^Map of /] },
  rewards: { opens: [/^Add Reward$/, /^Edit /] },
  tickets: { opens: [/^Add Ticket$/, /^Import CSV$/, /^Generate$/, /^Edit /, /^Delete /] },
  'point-rules': { opens: [/^Add Point Rule$/] },
  announcements: { opens: [/^Write Announcement$/] },
  prints: { pages: [{ sheet: 'roster' }] },
  feedback: {},
  results: {},
  draws: { opens: [/^New draw$/] },
  organization: { pages: [{ page: 'rules' }, { page: 'release' }, { page: 'texts' }] },
  mail: { opens: [/^Send a test email$/] },
  staff: { opens: [/^Add Staff$/, /^Add volunteer$/, /^Import a roster$/] },
};

/** Windows of a computer, a tablet and a phone, in pixels. */
const widths = [1280, 820, 390];

test('every control of every tab takes the focus visibly at each width @full', async ({ page }) => {
  test.setTimeout(600_000);
  await openAsStaff(page);
  for (const [tab, { pages = [] }] of entries()) {
    for (const query of [{}, ...pages]) {
      const href = portalHref(tab, query);
      await openPage(page, href);
      for (const width of widths) {
        await resizeTo(page, { width, height: 844 });
        expect.soft(await findKeyboardFaults(page), `${href} at ${width}`).toEqual([]);
      }
    }
  }
});

test('dialogs take the focus, keep it in view, and give it back at each width @full', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openAsStaff(page);
  for (const [tab, { opens = [] }] of entries()) {
    await openPage(page, portalHref(tab));
    for (const width of widths) {
      // Lower than the forms.
      await resizeTo(page, { width, height: 640 });
      for (const name of opens) {
        const where = `${tab} ${name} at ${width}`;
        const opener = await useDialog(page, name, where);
        // The desk is ready for the next scan.
        const returned = tab === 'desk' ? page.getByRole('searchbox') : opener;
        await expect(returned, where).toBeFocused();
      }
    }
  }
});

test('the page stays in place while the keyboard passes the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsStaff(page);
  await openPage(page, portalHref('organization'));
  await expect(page.getByRole('button', { name: 'Save organization' })).toBeVisible(unhurried);
  await page.evaluate(() => window.scrollTo(0, 300));
  const last = page.getByRole('link', { name: 'Team', exact: true });
  await last.evaluate((link) => link.focus({ preventScroll: true }));
  for (const key of ['Shift+Tab', 'Tab']) await page.keyboard.press(key);
  await expect(last).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

function entries(): [PortalTab, Tab][] {
  return Object.entries(tabs) as [PortalTab, Tab][];
}

async function openPage(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expect(page.locator('#portal-content h1').first()).toBeVisible(unhurried);
  await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0, unhurried);
}

/** Opens the dialog of the first button of this name, which a phone may have in a menu, by keyboard, closes it, and returns the button. */
async function useDialog(page: Page, name: RegExp, where: string): Promise<Locator> {
  const button = page.locator('#portal-content, header').getByRole('button', { name }).first();
  const menu = page.getByRole('button', { name: 'More actions' });
  await expect(button.or(menu).first()).toBeVisible(unhurried);
  const isInMenu = !(await button.isVisible());
  const opener = isInMenu ? menu : button;
  await opener.focus();
  await page.keyboard.press('Enter');
  if (isInMenu) {
    const item = page.getByRole('menuitem', { name });
    await expect(item).toBeVisible();
    await item.focus();
    await page.keyboard.press('Enter');
  }
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expectFocusWithin(dialog);
  await expect(dialog.locator('[data-loading]')).toHaveCount(0, unhurried);
  await waitUntilStable(page);
  expect.soft(await findKeyboardFaults(page), where).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return opener;
}
