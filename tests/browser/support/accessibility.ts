import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has axe look at the page as it is now, at its contrast in both colour modes. `state` names it. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNothing(new AxeBuilder({ page }).withTags(wcag22aa), `${state}, light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']), `${state}, dark`);
}

async function expectNothing(axe: AxeBuilder, state: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => {
    return `${id}: ${nodes.map(({ html }) => html).join('\n')}`;
  });
  expect(found, state).toEqual([]);
}

/** Whatever has the focus is in view, and nothing lies over it. */
export async function expectFocusInView(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isClear = there && (focused.contains(there) || there.contains(focused));
    const label = (focused as HTMLInputElement).labels?.[0];
    return isClear || label?.contains(there) ? '' : focused.outerHTML;
  });
  expect(covered, 'covered, or out of view').toBe('');
}
