import { expect, type Page, test } from '@playwright/test';
import { portalHref } from '../../web/src/portal/paths.ts';
import { horizontalOverflow, resizeTo } from '../support/e2e/layout-checks.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';

/** Pages of each sheet of the demo event: a poster for each of 15 businesses, 12 stamp cards. */
const sheets = [
  { sheet: 'posters', pages: 15 },
  { sheet: 'stamp-cards', pages: 3 },
  { sheet: 'volunteers', pages: 1 },
  { sheet: 'treasurer', pages: 1 },
];
/** Paper with the width in pixels that the browser's margins of 0.4 inches leave. */
const papers = [
  { format: 'Letter', width: 739 },
  { format: 'A4', width: 717 },
];

test('each sheet prints on Letter and on A4 without a cut or an empty page @full', async ({
  page,
}) => {
  await openAsStaff(page, 'admin', portalHref('prints'));
  for (const { sheet, pages } of sheets) {
    await page.goto(portalHref('prints', { sheet }));
    await expect(page.locator('.sheet, .stamp-card').first()).toBeVisible();
    for (const { format, width } of papers) {
      expect(await pagesOf(page, format, '0.4in'), `${sheet} on ${format}`).toBe(pages);
      await page.emulateMedia({ media: 'print' });
      await resizeTo(page, { width, height: 900 });
      expect(await horizontalOverflow(page), `${sheet} on ${format}`).toBe(0);
      await page.emulateMedia({ media: null });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test('posters end without an empty page with wider margins', async ({ page }) => {
  await openAsStaff(page, 'admin', portalHref('prints', { sheet: 'posters' }));
  const posters = page.getByRole('article');
  await expect(posters.first().getByRole('img').first()).toBeVisible();
  for (const { format } of papers)
    expect(await pagesOf(page, format, '0.75in'), format).toBe(await posters.count());
});

/** Number of pages that the page prints on. */
async function pagesOf(page: Page, format: string, width: string): Promise<number> {
  const margin = { top: width, bottom: width, left: width, right: width };
  const pdf = (await page.pdf({ format, margin })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
