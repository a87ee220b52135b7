import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on the settled page, with every rule in the first colors, and in others for contrast. `state` names it in a failure. */
export async function expectAccessible(
  page: Page,
  state: string,
  colors: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  let runOnly = wcag22aa;
  for (const colorScheme of colors) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoViolations(page, { runOnly }, `${state}, ${colorScheme}`);
    runOnly = ['color-contrast'];
  }
}

async function expectNoViolations(page: Page, options: RunOptions, state: string): Promise<void> {
  await leaveWithPointer(page);
  await waitUntilStable(page);
  const found = await violationsOf(page, options);
  const isSmall = (violation: string) => violation.startsWith(targetSize);
  const atEnd = found.some(isSmall) ? await violationsAtEnd(page, options) : found;
  const faults = found.filter((violation) => !isSmall(violation) || atEnd.includes(violation));
  expect(faults, state).toEqual([]);
}

const targetSize = 'target-size';

/** Returns the violations, one per element. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await runAxe(page, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The violations with the page scrolled to its end: bars at an edge cover a part of something at every other position. */
async function violationsAtEnd(page: Page, options: RunOptions): Promise<string[]> {
  const top = await page.evaluate(() => {
    const before = window.scrollY;
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return before;
  });
  const found = await violationsOf(page, options);
  await page.evaluate((before) => window.scrollTo({ top: before, behavior: 'instant' }), top);
  return found;
}

/** Moves the pointer away, so that no tooltip opens. */
async function leaveWithPointer(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-scope="tooltip"][data-part="content"]:visible')).toHaveCount(0);
}

/**
 * Injects axe once per page, since @axe-core/playwright injects it on every run. Content below a modal dialog
 * is excluded.
 */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  const isHere = await page.evaluate(() => 'axe' in window);
  if (!isHere) await page.evaluate(axe.source);
  const isCovered = (await page.locator('[aria-modal="true"]:visible').count()) > 0;
  const where = isCovered ? { exclude: ['#root'] } : { include: ['html'] };
  const how: RunOptions = { ...options, resultTypes: ['violations'], iframes: false };
  return page.evaluate(
    ([context, runOptions]) => (Reflect.get(window, 'axe') as typeof axe).run(context, runOptions),
    [where, how] as const,
  );
}

/** Waits for dialogs, animations and color transitions to finish. */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    // Endless animations are ignored, and those that follow the scroll position, which never finish.
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    /** Places on maps, which Leaflet moves by script. */
    const places = () =>
      [...document.querySelectorAll('.leaflet-map-pane, .leaflet-marker-icon, .pin-name')]
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width }) => `${x} ${y} ${width}`)
        .join();
    await frame();
    await frame();
    let last: string | undefined;
    for (let still = moving(); still.length > 0 || last !== places(); still = moving()) {
      last = places();
      await Promise.allSettled(still.map(({ finished }) => finished));
      await frame();
      await frame();
    }
  });
}

/** Waits for the focus in a dialog, which arrives a frame after it is visible; earlier keys are lost. */
export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const isWithin = () => place.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isWithin, { message: 'the focus is within' }).toBe(true);
}

/** Expects the focused element in view and uncovered. */
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
