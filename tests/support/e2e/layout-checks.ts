import type { Page } from '@playwright/test';

/** Horizontal overflow of the page, in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Controls with clipped content or off the screen, as HTML. */
export function clippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, [role="button"]')];
    const seen = controls.filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const isClipped = (each: HTMLElement) => {
      const { left, right } = each.getBoundingClientRect();
      // Allows for rounding.
      const isFull = each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0;
      return isFull || left < -1 || right > width + 1;
    };
    // Pins have their name next to them and their position from coordinates.
    const isOnMap = (each: HTMLElement) => each.closest('.leaflet-container') !== null;
    return seen
      .filter((each) => !isOnMap(each) && isClipped(each))
      .map(({ outerHTML }) => outerHTML.slice(0, 300));
  });
}

/** Words broken at a line end, except URLs and hashtags; of the dialog on top if one is open. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The last dialog is the one on top.
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      const { clip, clipPath } = getComputedStyle(parent);
      // Screen-reader-only text.
      if (clip !== 'auto' || clipPath !== 'none') continue;
      if (parent.closest('svg, .leaflet-container')) continue;
      if (/[@#]/.test(text ?? '')) continue;
      for (const { index, 0: word } of (text ?? '').matchAll(/[\p{L}\p{N}'’]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/**
 * Texts with letters off the screen or outside a box that cannot be scrolled; of the dialog if one is open.
 */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The last dialog is the one on top.
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /**
     * Visible left and right edge of an element in pixels; null if it is for screen readers or can be
     * scrolled.
     */
    const visibleEdges = (element: Element): [number, number] | null => {
      const { clip, clipPath, overflowX } = getComputedStyle(element);
      if (clip !== 'auto' || clipPath !== 'none' || element.matches('svg, .leaflet-container'))
        return null;
      if (['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1)
        return null;
      const outer = element.parentElement
        ? visibleEdges(element.parentElement)
        : ([0, document.documentElement.clientWidth] as [number, number]);
      if (!outer || overflowX === 'visible') return outer;
      const { left, right } = element.getBoundingClientRect();
      return [Math.max(outer[0], left), Math.min(outer[1], right)];
    };
    const cutOff: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !text?.trim()) continue;
      const seen = visibleEdges(parent);
      if (!seen) continue;
      range.selectNodeContents(node);
      const isCut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < seen[0] - 1 || right > seen[1] + 1),
      );
      if (isCut) cutOff.push(`${parent.closest('[class]')?.className}: ${text.slice(0, 40)}`);
    }
    return cutOff;
  });
}

/**
 * Controls smaller than 44 by 44 pixels, as HTML, measured by hit testing, since padding can belong to a
 * control. Inline links are exempt.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tappable = 'a, button, select, input, textarea, label, [role="button"], [tabindex="0"]';
    const reach = 21.5;
    const scope = document.querySelector('[role="dialog"]') ?? document;
    const all = [...scope.querySelectorAll<HTMLElement>('a, button, select, [role="button"]')];
    const isInSentence = (each: HTMLElement) =>
      getComputedStyle(each).display === 'inline' && each.parentElement?.tagName === 'P';
    const isSmall = (each: HTMLElement) => {
      each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height, bottom } = each.getBoundingClientRect();
      // The skip link is above the page until it has the focus.
      if (bottom <= 0) return false;
      const [x, y] = [left + width / 2, top + height / 2];
      const lands = (right: number, down: number) => {
        const there = document.elementFromPoint(x + right, y + down);
        return there !== null && there.closest(tappable) === each;
      };
      const isReached = lands(-reach, 0) && lands(reach, 0) && lands(0, -reach) && lands(0, reach);
      return !isReached;
    };
    return all
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => !isInSentence(each) && isSmall(each))
      .map(({ outerHTML }) => outerHTML.slice(0, 300));
  });
}
