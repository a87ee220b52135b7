import { expect, type Locator, type Page } from '@playwright/test';
import { englishTexts } from '../catalog-texts.ts';

const { checkIn, common, home, profile, shell } = englishTexts;

/** Open attendee app, navigated by its menu and never reloaded. */
export interface OpenApp {
  page: Page;
  go: (screen: string) => Promise<void>;
  heading: (name: string) => Locator;
  /** Points on the profile. */
  points: () => Promise<number>;
  /** Fails if the app was reloaded. */
  expectNeverReloaded: () => Promise<void>;
}

/** Tracks the app on this page. */
export async function openApp(page: Page): Promise<OpenApp> {
  const navigation = page.getByRole('navigation', { name: shell.mainNavigation });
  await expect(navigation).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  return {
    page,
    go: (screen) => navigation.getByRole('link', { name: screen, exact: true }).click(),
    heading: (name) => page.getByRole('heading', { name, exact: true }).first(),
    points: async () => {
      const figure = page.getByRole('definition').filter({
        has: page.locator(`xpath=preceding-sibling::dt[.="${profile.points}"]`),
      });
      return Number(await figure.textContent());
    },
    expectNeverReloaded: async () =>
      expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true),
  };
}

/** Checks in at this business at the page's location and closes the confirmation. */
export async function checkInAt(page: Page, businessId: string): Promise<void> {
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  await page.getByRole('button', { name: checkIn.checkInAt({ name: businessId }) }).click();
  const moment = page.getByRole('dialog', { name: checkIn.checkedInTitle });
  await moment.getByRole('button', { name: common.close }).click();
}

/**
 * Opens the check-in of this business by the button with this label: from some distance, Quick Check-in can propose
 * another stop near.
 */
export async function openCheckInOf(page: Page, businessId: string, label: string | RegExp) {
  await page.goto(`/businesses?business=${businessId}`);
  const details = page.getByRole('dialog');
  const title = (await details.getByRole('heading').first().textContent()) ?? '';
  await details.getByRole('button', { name: label }).click();
  // The button has the same name in both dialogs.
  await expect(details.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  await expect(details).toHaveCount(1);
}
