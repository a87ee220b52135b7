import { expect, type Page } from '@playwright/test';
import type { ResultLinkDocument, ShopAnswerDocument } from '@wine-walk/common/model/results.ts';
import { documentPaths, toShopPageId } from '../../functions/src/firestore/paths.ts';
import { hashLinkSecret } from '../../functions/src/firestore/people/staff.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { withEndedWalk } from '../support/e2e/ended-walk.ts';
import { test } from '../support/screens/screens.ts';
import { stack } from '../support/stack.ts';

const secrets = {
  board: 'screensb0ard00000000',
  shop: 'screenssh0p000000000',
  sponsors: 'screenssp0ns00000000',
};

/** Expects that no table has columns past the edge of a phone but that of the shops, which has one for each hour. */
async function expectWholeTables(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const folded = page.locator('.results details');
  await folded.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  const cut = await page
    .locator('.results-section:not([data-part="shops"]) .results-table')
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ ariaLabel }) => ariaLabel),
    );
  expect(cut).toEqual([]);
  if (before) await page.setViewportSize(before);
}

test('results of a walk, by link', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await withEndedWalk(stack.ports, 60, async ({ eventId, businesses }) => {
    const paths = Object.entries(secrets).map(([audience, secret]) => {
      const link: ResultLinkDocument = {
        eventId,
        secret,
        isActive: true,
        createdAt: new Date().toISOString(),
        audience: audience as keyof typeof secrets,
        businessId: audience === 'shop' ? (businesses[0]?.id ?? null) : null,
        createdBy: 'admin',
      };
      const data: Record<string, unknown> = { ...link };
      return { path: documentPaths.resultLink(hashLinkSecret(secret)), data };
    });
    for (const { id: businessId } of businesses.slice(0, 5)) {
      const answer: ShopAnswerDocument = {
        eventId,
        businessId,
        sales: 'up-to-double',
        worthIt: 'yes',
        change: '',
        answeredAt: new Date().toISOString(),
      };
      const path = documentPaths.shopAnswer(toShopPageId(eventId, businessId));
      paths.push({ path, data: { ...answer } });
    }
    await commit(paths.map((write) => ({ kind: 'set', ...write })));
    for (const [audience, secret] of Object.entries(secrets)) {
      await page.goto(`/results/${secret}`);
      await expect(page.locator('.results-sentences')).toBeVisible();
      await inspect(page, `results-${audience}`);
      await expectWholeTables(page);
    }
    await page.goto('/results/0000000000000000000a');
    await expect(page.getByRole('alert')).toBeVisible();
    await inspect(page, 'results-ended');
    await commit(paths.map(({ path }) => ({ kind: 'delete', path })));
  });
});
