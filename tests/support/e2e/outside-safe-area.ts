import type { Page } from '@playwright/test';
import { waitUntilStable } from './accessibility.ts';

/**
 * What of the page, or of the dialog over it, has words or something to press nearer to the screen's left or right edge
 * than `side`, in pixels; as HTML.
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
      // What waits above the page comes with the keyboard.
      wide > 0 && bottom > 0 && (left < inset - 1 || right > width - inset + 1);
    // Else for screen readers alone.
    const isSeen = (each: Element) => {
      const { clip, clipPath } = getComputedStyle(each);
      return clip === 'auto' && clipPath === 'none';
    };
    return (
      [...(dialog ?? document.body).querySelectorAll('*')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // The map's ground goes to the edges, as its pins and names do; a drawing's words are no text.
        .filter((each) => !each.closest('svg, .leaflet-container'))
        .filter((each) => isSeen(each) && partsOf(each).some(isBeside))
        .map(({ outerHTML }) => outerHTML.slice(0, 200))
    );
  }, side);
}
