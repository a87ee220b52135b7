import { expect } from '@playwright/test';
import { button, show, test } from '../support/screens.ts';
import { businessesOf } from '../support/walk.ts';

test.describe('2. Screens and routes: Businesses screen', () => {
  test('Title, search box, filter buttons All/Visited/Unvisited/Nearby', async ({
    newcomer: { page },
  }) => {
    await show(page, '/businesses');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Businesses', level: 1 })).toBeVisible();
    await expect(main.getByRole('searchbox')).toBeVisible();
    for (const name of ['All', 'Visited', 'Unvisited', 'Nearby'])
      await expect(button(main, name)).toBeVisible();
  });

  test('Grid of business cards', async ({ newcomer: { page } }) => {
    const list = await businessesOf();
    await show(page, '/businesses');
    await button(page, 'All').click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(list.length);
    for (const { name, description, address } of list.slice(0, 3)) {
      const card = cards.filter({ hasText: String(name) });
      await expect(card).toContainText(String(description));
      await expect(card).toContainText(String(address));
    }
  });

  test('Filter buttons Visited, Unvisited and All show what they say', async ({ collector }) => {
    const list = await businessesOf(collector);
    const visited = list.filter(({ isVisited }) => isVisited);
    const cards = collector.page.getByRole('main').getByRole('article');
    await show(collector.page, '/businesses');
    for (const [filter, shown] of [
      ['Visited', visited],
      ['Unvisited', list.filter(({ isVisited }) => !isVisited)],
      ['All', list],
    ] as const) {
      await button(collector.page, filter).click();
      await expect(cards).toHaveCount(shown.length);
      for (const { name } of shown)
        await expect(cards.filter({ hasText: String(name) })).toBeAttached();
    }
  });

  test("Empty state 'No businesses found' (message differs for search text versus filter)", async ({
    newcomer: { page },
  }) => {
    await show(page, '/businesses');
    const empty = page.getByRole('main').locator('*', { hasText: 'No businesses found' }).last();
    const message = async () => {
      await expect(page.getByText('No businesses found')).toBeVisible();
      return empty.locator('..').innerText();
    };
    await button(page, 'Visited').click();
    const ofFilter = await message();
    await button(page, 'All').click();
    await page.getByRole('searchbox').fill('zebra');
    const ofSearch = await message();
    expect(ofSearch).toContain('zebra');
    expect(ofFilter).not.toEqual(ofSearch);
    await page.getByRole('searchbox').fill('');
  });
});
