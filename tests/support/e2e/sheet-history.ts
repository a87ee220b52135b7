import { expect, type Page } from '@playwright/test';

/** An open sheet's entry in the history is made, and taken back, a moment after the sheet comes and goes. */
export async function expectHistoryEntry(page: Page, isThere: boolean): Promise<void> {
  const sheetEntry = () =>
    page.evaluate(
      () =>
        (window.history.state as { usr?: { sheets?: string[] } } | null)?.usr?.sheets?.length ?? 0,
    );
  const entry = expect.poll(sheetEntry, { message: 'the entry of the sheet' });
  await entry.toBe(isThere ? 1 : 0);
}

/**
 * One step back. By the page's own history: `page.goBack` counts from the entry that the browser's main process
 * knows of, which learns of what a page has just done to its history a moment later.
 */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back());
}
