import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has axe look at the page as it is now, at its contrast in both colour modes. `state` names it. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothing((await axeOn(page)).withTags(wcag22aa), `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothing((await axeOn(page)).withRules(['color-contrast']), `${state}, dark`);
}

/**
 * Axe, asked only for what is wrong, and without a page of its own to sum up frames: the app has none.
 * That takes half the time. What a modal dialog covers is dimmed on purpose, and out of reach.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const isCovered = (await page.locator('[aria-modal="true"]:visible').count()) > 0;
  return isCovered ? axe.exclude('#root') : axe;
}

async function expectNothing(axe: AxeBuilder, state: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => {
    return `${id}: ${nodes.map(({ html }) => html).join('\n')}`;
  });
  expect(found, state).toEqual([]);
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
