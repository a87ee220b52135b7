import type { Page } from '@playwright/test';
import { waitUntilStable } from './accessibility.ts';

/**
 * Elements of the page or its dialog with text or controls closer than `side` pixels to the left or right
 * edge, as HTML.
 */
export async function besideSafeArea(page: Page, side: number): Promise<string[]> {
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
    // Excludes screen-reader-only elements.
    const isSeen = (each: Element) => {
      const { clip, clipPath } = getComputedStyle(each);
      return clip === 'auto' && clipPath === 'none';
    };
    return (
      [...(dialog ?? document.body).querySelectorAll('*')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // The map and drawings extend to the edges.
        .filter((each) => !each.closest('svg, .leaflet-container'))
        .filter((each) => isSeen(each) && partsOf(each).some(isBeside))
        .map(({ outerHTML }) => outerHTML.slice(0, 200))
    );
  }, side);
}
