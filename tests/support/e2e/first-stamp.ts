import type { Page } from '@playwright/test';

/** Marks the device as one with a stamp, on which installation may be offered; call before `goto`. */
export async function withFirstStamp(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('ww:first-stamp', '1'));
}
