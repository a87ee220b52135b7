import { expect, type Page } from '@playwright/test';
import { submit } from '../support/api/people.ts';
import { someone } from '../support/e2e/registration.ts';
import { test } from '../support/screens/screens.ts';

/** Distance from the bar to the bottom edge of the window at the end of the page, in whole pixels: a page ends at one. */
async function gapBelowBar(page: Page): Promise<number> {
  const bar = page.locator('.action-bar');
  await expect(bar).toBeVisible();
  return bar.evaluate(async (element) => {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.floor(innerHeight - element.getBoundingClientRect().bottom);
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1440, 900],
] as const) {
  test(`the action bar stays at the bottom edge at the end of the page: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/waiver');
    expect(await gapBelowBar(page)).toBe(0);
    const { json } = await submit({ ...someone(), paymentMethod: 'cash' });
    await page.goto(`/waiver/${json.submissionId}`);
    expect(await gapBelowBar(page)).toBe(0);
  });
}

test('a badge and the calendar on the events page are as wide as their text', async ({
  newcomer: page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/events');
  const text = page.locator('.event-text');
  for (const part of [
    text.getByText('Active', { exact: true }),
    text.getByRole('button', { name: 'Add to calendar' }),
  ]) {
    await expect(part).toBeVisible();
    expect((await part.boundingBox())?.width).toBeLessThan(240);
  }
});
