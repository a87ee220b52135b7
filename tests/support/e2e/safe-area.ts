import { expect, type Page } from '@playwright/test';
import { waitUntilStable } from './accessibility.ts';

/** Safe area inset left and right in landscape, in pixels. */
const side = 59;
const sides = { left: side, leftMax: side, right: side, rightMax: side };
/** Safe area insets of a phone in landscape, in pixels. */
export const landscapeInsets = { ...sides, bottom: 21, bottomMax: 21 };

/** Sets the safe area insets of the page, in pixels; `{}` removes them. */
export async function setInsets(page: Page, insets: Record<string, number>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * Expects no text or control outside the landscape safe area on a small phone, and in full runs also on a large one: from
 * 900 pixels the navigation is at the left edge.
 */
export async function expectInsideSafeArea(page: Page, name: string): Promise<void> {
  const small = { width: 740, height: 360 };
  const large = { width: 932, height: 430 };
  for (const size of process.env.TEST_FULL ? [small, large] : [small]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => elementsOutside(page), { message: `${name}, ${size.width}` })
      .toEqual([]);
  }
}

/** Elements of the page or its dialog with text or controls outside the landscape safe area, as HTML. */
async function elementsOutside(page: Page): Promise<string[]> {
  await waitUntilStable(page);
  return page.evaluate((inset) => {
    const width = document.documentElement.clientWidth;
    const dialog = document.querySelector('dialog[open], [role="dialog"]');
    const range = document.createRange();
    const partsOf = (each: Element) => {
      if (each.matches('a, button, input, select, textarea')) return [each.getBoundingClientRect()];
      const texts = [...each.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      return texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
    };
    const isBeside = ({ left, right, width: wide, bottom }: DOMRect) =>
      // The skip link is above the page until it has the focus.
      wide > 0 && bottom > 0 && (left < inset - 1 || right > width - inset + 1);
    // Excludes screen-reader-only elements and their content.
    const isShown = (each: Element): boolean =>
      getComputedStyle(each).clip === 'auto' &&
      (each.parentElement === null || isShown(each.parentElement));
    const isVisible = (each: Element) =>
      getComputedStyle(each).clipPath === 'none' && isShown(each);
    return (
      [...(dialog ?? document.body).querySelectorAll('*')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // The map and drawings extend to the edges.
        .filter((each) => !each.closest('svg, .leaflet-container'))
        .filter((each) => isVisible(each) && partsOf(each).some(isBeside))
        .map(({ outerHTML }) => outerHTML.slice(0, 200))
    );
  }, side);
}
