import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import type { ResponseOf } from '../../common/src/api/contract/endpoint.ts';
import type { listResultLinks } from '../../common/src/api/results.ts';
import type { ShopAnswerDocument } from '../../common/src/model/results.ts';
import { documentPaths, toShopPageId } from '../../functions/src/firestore/paths.ts';
import { commit, type Write } from '../../functions/src/firestore/write.ts';
import { portalHref } from '../../web/src/portal/paths.ts';
import { withEndedWalk } from '../support/e2e/ended-walk.ts';
import { openAsStaff } from '../support/e2e/staff-portal.ts';
import { stack } from '../support/stack.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** Returns the text of the page as printed on this paper, by page. */
async function printed(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const pdf = await page.pdf({ format, preferCSSPageSize: false });
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf });
  return stdout.toString().split('\f').slice(0, -1);
}

/** Answers of attendees to the survey, and of all shops, some of which wish for something. */
function answersOf(eventId: string, businesses: readonly { id: string }[]): Write[] {
  const feedback = Array.from({ length: 40 }, (_, at): [string, object] => [
    `${documentPaths.feedback(eventId)}/answer-${at}`,
    { evening: 1 + (at % 3), businesses: 3, again: 3, comment: '' },
  ]);
  const shops = businesses.map(({ id: businessId }, at): [string, ShopAnswerDocument] => [
    documentPaths.shopAnswer(toShopPageId(eventId, businessId)),
    {
      eventId,
      businessId,
      sales: at % 2 ? 'up-to-double' : 'same',
      worthIt: 'yes',
      change: at < 4 ? 'Start an hour earlier, please, with more signs on Mill Street.' : '',
      answeredAt: new Date().toISOString(),
    },
  ]);
  return [...feedback, ...shops].map(([path, data]) => ({ kind: 'set', path, data: { ...data } }));
}

const canReadPdf = spawnSync('pdftotext', ['-v']).error === undefined;
if (!canReadPdf)
  console.warn('pdftotext is missing (Debian: poppler-utils), so prints are not read.');

test('board, shop and sponsors open the results of an evening of 500', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  expect(canReadPdf || !process.env.CI, 'CI reads the prints').toBe(true);
  await withEndedWalk(stack.ports, 500, async ({ eventId, name, recount, businesses }) => {
    await commit(answersOf(eventId, businesses));
    await openAsStaff(page, 'admin', portalHref('results', { event: eventId }));
    for (const audience of ['Board', 'Shops', 'Sponsors']) {
      const card = page.getByRole('region', { name: audience });
      await card.getByRole('button', { name: /^Create/ }).click();
      await expect(card.getByRole('link', { name: /^Open the results of/ }).first()).toBeVisible();
    }
    // Once the reload has begun: the body of an earlier response is gone with its page.
    await page.reload({ waitUntil: 'commit' });
    const listed = await page.waitForResponse((response) =>
      response.url().endsWith('/result-links'),
    );
    const { links } = (await listed.json()) as ResponseOf<typeof listResultLinks>;
    const [busiest] = businesses.toSorted(
      (a, b) => (recount.byBusiness[b.id] ?? 0) - (recount.byBusiness[a.id] ?? 0),
    );
    const pathOf = (audience: string) =>
      links.find(
        (link) =>
          link.audience === audience && (audience !== 'shop' || link.businessId === busiest?.id),
      )?.path ?? '';
    const reader = await (await browser.newContext()).newPage();

    await test.step('the board reads the recount', async () => {
      await reader.goto(pathOf('board'));
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${name}: results`);
      await expect(reader.getByText(`${recount.came} people came to`)).toBeVisible();
      await expect(
        reader.getByText(`They made ${number(recount.visits)} stops at ${businesses.length} shops`),
      ).toBeVisible();
      for (const format of canReadPdf ? (['A4', 'Letter'] as const) : []) {
        const pages = await printed(reader, format);
        expect(pages).toHaveLength(1);
        const text = pages.join('');
        for (const figure of [recount.came, recount.visits, recount.rewards])
          expect(text).toContain(number(figure));
        expect(text).toContain((recount.netCents / 100).toLocaleString('en-US'));
        for (const { id } of businesses) expect(text).toContain(`${recount.byBusiness[id]}`);
      }
    });

    await test.step('a shop reads its own figures, and no other shop', async () => {
      await reader.goto(pathOf('shop'));
      await expect(reader.getByRole('heading', { level: 1 })).toContainText(busiest?.name ?? '');
      await expect(
        reader.getByText(`had ${recount.byBusiness[busiest?.id ?? '']} of`),
      ).toBeVisible();
      for (const { name: other, id } of businesses)
        if (id !== busiest?.id) await expect(reader.getByText(other)).toHaveCount(0);
      await expect(reader.getByRole('heading', { name: 'Money' })).toHaveCount(0);
      if (canReadPdf) expect(await printed(reader, 'Letter')).toHaveLength(1);
    });

    await test.step('the sponsors read the sums', async () => {
      await reader.goto(pathOf('sponsors'));
      await expect(reader.getByText(`${recount.came} people came to`)).toBeVisible();
      await expect(reader.getByRole('heading', { name: 'Money' })).toHaveCount(0);
      if (canReadPdf) expect(await printed(reader, 'A4')).toHaveLength(1);
    });

    await test.step('an ended link opens nothing', async () => {
      const card = page.getByRole('region', { name: 'Sponsors' });
      await card.getByRole('button', { name: 'End link of Sponsors' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
      await expect(page.getByText('Link ended')).toBeVisible();
      await reader.reload();
      await expect(reader.getByRole('alert')).toContainText('open these results');
    });
    await reader.context().close();
  });
});
