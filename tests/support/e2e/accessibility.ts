import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has axe look at the page once it has come to rest, at its contrast in both colour modes. `state` names it. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothing(page, { runOnly: wcag22aa }, `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothing(page, { runOnly: ['color-contrast'] }, `${state}, dark`);
}

async function expectNothing(page: Page, options: RunOptions, state: string): Promise<void> {
  await leaveWithPointer(page);
  await waitUntilStable(page);
  const { violations } = await runAxe(page, options);
  const found = violations.map(({ id, nodes }) => {
    return `${id}: ${nodes.map(({ html }) => html).join('\n')}`;
  });
  expect(found, state).toEqual([]);
}

/** Nothing is hovered, as on a phone: a tooltip comes a moment after the press that left the pointer there. */
async function leaveWithPointer(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-scope="tooltip"][data-part="content"]:visible')).toHaveCount(0);
}

/**
 * Axe as it is, brought once to a page: its package for Playwright brings it anew for every look, which
 * takes longer than the look. What a modal dialog covers is dimmed on purpose, and out of reach.
 */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  const isHere = await page.evaluate(() => 'axe' in window);
  if (!isHere) await page.evaluate(axe.source);
  const isCovered = (await page.locator('[aria-modal="true"]:visible').count()) > 0;
  const where = isCovered ? { exclude: ['#root'] } : { include: ['html'] };
  const how: RunOptions = { ...options, resultTypes: ['violations'], iframes: false };
  return page.evaluate(
    ([context, asked]) => (Reflect.get(window, 'axe') as typeof axe).run(context, asked),
    [where, how] as const,
  );
}

/**
 * A dialog that opens needs two frames until all else is out of reach, and its animations some more. A
 * colour that is inherited comes to rest one element after the other, each in a transition of its own.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // One that goes on for ever, a pulse, never comes to rest.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    await frame();
    await frame();
    for (let still = moving(); still.length > 0; still = moving()) {
      await Promise.allSettled(still.map(({ finished }) => finished));
      await frame();
    }
  });
}

/**
 * A dialog that opens takes the focus, and hears the keyboard, a frame after it can be seen: a key pressed
 * at once is lost.
 */
export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const isWithin = () => place.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isWithin, { message: 'the focus is within' }).toBe(true);
}

/** Whatever has the focus is in view, and nothing lies over it, as soon as all has come to rest. */
export async function expectFocusInView(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isClear = there && (focused.contains(there) || there.contains(focused));
      const label = (focused as HTMLInputElement).labels?.[0];
      if (isClear || label?.contains(there)) return '';
      const over = there?.cloneNode() as HTMLElement | undefined;
      return `${focused.outerHTML} is under ${over?.outerHTML ?? 'the edge of the window'}`;
    });
  await expect.poll(covered, { message: 'covered, or out of view', timeout: 2000 }).toBe('');
}
