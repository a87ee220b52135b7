import { expect, type Page } from '@playwright/test';
import { english as late } from '../../../web/src/i18n/en/deferred.ts';

/** The screens most time is spent on, and one business's sheet. */
export const mostUsedScreens = [
  '/',
  '/businesses',
  '/businesses?business=oak-and-ash',
  '/rewards',
  '/events',
  '/profile',
];

/** Opens one of them and waits until nothing of it is on its way. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  // What a business tells is read once its sheet is open.
  if (address.includes('business='))
    await expect(page.getByRole('heading', { name: late.facts.title })).toBeVisible();
}
