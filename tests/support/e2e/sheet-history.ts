import { expect, type Page } from '@playwright/test';

/** The history entry of a sheet is added and removed shortly after the sheet opens and closes. */
export async function expectHistoryEntry(page: Page, isThere: boolean): Promise<void> {
  const sheetEntry = () =>
    page.evaluate(
      () =>
        (window.history.state as { usr?: { sheets?: string[] } } | null)?.usr?.sheets?.length ?? 0,
    );
  const entry = expect.poll(sheetEntry, { message: 'the entry of the sheet' });
  await entry.toBe(isThere ? 1 : 0);
}

/** Goes back by `history.back()`, because `page.goBack` may not know entries that the page has just added. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back());
}
