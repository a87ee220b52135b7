import { expect, type Page } from '@playwright/test';
import { englishTexts } from '../catalog-texts.ts';

/** The most used screens and one business page. */
export const mostUsedScreens = [
  '/',
  '/businesses',
  '/businesses?business=oak-and-ash',
  '/rewards',
  '/events',
  '/profile',
  '/profile/settings',
];

/** Opens a screen and waits until it has loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  // Business details load when the sheet opens.
  if (address.includes('business='))
    await expect(
      page.getByRole('heading', { name: englishTexts.businessFacts.title }),
    ).toBeVisible();
}
