import type { Page } from '@playwright/test';

/** Starts to count the clicks on this page by its trusted events; an option of a list counts as one. */
export async function countClicks(page: Page): Promise<void> {
  const count = () => {
    Object.assign(window, { clicks: 0 });
    const add = () => {
      const { clicks } = window as unknown as { clicks: number };
      Object.assign(window, { clicks: clicks + 1 });
    };
    addEventListener('pointerdown', (event) => event.isTrusted && add(), true);
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && add(), true);
  };
  await page.addInitScript(count);
  await page.evaluate(count);
}

/** Returns the clicks since `countClicks`, or since the page was loaded again. */
export function clicksOn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { clicks: number }).clicks);
}
