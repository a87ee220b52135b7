import { expect, test } from '@playwright/test';
import { portalHref } from '../../web/src/portal/paths.ts';
import { horizontalOverflow } from '../support/e2e/layout-checks.ts';
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
    const margin = { top: '0.4in', bottom: '0.4in', left: '0.4in', right: '0.4in' };
    for (const { format, width } of papers) {
      const pdf = (await page.pdf({ format, margin })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), `${sheet} on ${format}`).toHaveLength(pages);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width, height: 900 });
      expect(await horizontalOverflow(page), `${sheet} on ${format}`).toBe(0);
      await page.emulateMedia({ media: null });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
