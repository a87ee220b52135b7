import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilStable } from './accessibility.ts';
import { expectInsideSafeArea, landscapeInsets, setInsets } from './safe-area.ts';

/**
 * Expects controls of 44 pixels, nothing outside the safe area of a phone in landscape, and nothing cut off or broken at
 * 200% text, at 320 pixels and in full runs also at the current width. `state` names the state in a failure.
 */
export async function expectToFit(page: Page, state: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 412, height: 839 };
  expect.soft(await smallTargets(page), state).toEqual([]);
  await setInsets(page, landscapeInsets);
  await expectInsideSafeArea(page, state);
  await setInsets(page, {});
  await setTextSize(page, 200);
  for (const width of process.env.TEST_FULL ? [window.width, 320] : [320]) {
    const where = `${state}, 200% text, ${width}`;
    await resizeTo(page, { width, height: 780 });
    expect.soft(await horizontalOverflow(page), where).toBe(0);
    expect.soft(await clippedControls(page), where).toEqual([]);
    expect.soft(await brokenWords(page), where).toEqual([]);
    expect.soft(await cutOffTexts(page), where).toEqual([]);
  }
  await setTextSize(page, 100);
  await page.setViewportSize(window);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * Sets the size of the root's text, as the settings of a browser do. Not by `addStyleTag`, which fails on any violation of
 * the content security policy meanwhile: Firestore's library looks for a picture of Google when it loses the connection.
 */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', size, 'important');
  }, `${percent}%`);
}

/**
 * Resizes the window and waits until the page is drawn for it: layouts that a script chooses by the width, such as the list
 * beside the open map, follow in a later frame.
 */
export async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await waitUntilStable(page);
}

/** Open dialogs; the last is the one on top. */
const dialogs = 'dialog[open], [role="dialog"], [role="alertdialog"]';

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
      // The next pass of a phone is swiped into view; wide screens show all of them.
      const deck = each.closest('[data-several]');
      const isSwiped = deck !== null && getComputedStyle(deck).overflowX === 'auto';
      return isFull || (!isSwiped && (left < -1 || right > width + 1));
    };
    // Pins have their name next to them and their position from coordinates.
    const isOnMap = (each: HTMLElement) => each.closest('.leaflet-container') !== null;
    return seen
      .filter((each) => !isOnMap(each) && isClipped(each))
      .map(({ outerHTML }) => outerHTML.slice(0, 300));
  });
}

/**
 * Words broken at a line end, except addresses, hashtags and words that fill most of a line; of the dialog on top if one
 * is open.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((dialogs) => {
    const scope = [...document.querySelectorAll(dialogs)].at(-1) ?? document.body;
    const longWord = 0.6 * document.documentElement.clientWidth;
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
      if (/[@#]|\w\.\w/.test(text ?? '')) continue;
      for (const { index, 0: word } of (text ?? '').matchAll(/[\p{L}\p{N}'’]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()];
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const length = parts.reduce((total, { width }) => total + width, 0);
        if (lines.size > 1 && length < longWord) broken.push(`${word} in “${text}”`);
      }
    }
    return broken;
  }, dialogs);
}

/**
 * Texts with letters off the screen or outside a box that cannot be scrolled; of the dialog if one is open.
 */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate((dialogs) => {
    const scope = [...document.querySelectorAll(dialogs)].at(-1) ?? document.body;
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
  }, dialogs);
}

/** Controls of the page's form that another element covers while they have the focus of the keyboard, as HTML. */
export async function coveredFields(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const form = page.locator('form');
  const reach = () =>
    form.evaluate(({ ownerDocument }) => {
      const each = ownerDocument.activeElement;
      const isField = each?.matches('form :is(input, button, a, [tabindex])');
      if (!each || !isField) return { isField: false, html: '' };
      // The box of a checkbox is drawn next to its input.
      const drawn = each.closest('label')?.querySelector('[data-part="control"]') ?? each;
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const isVisible = (y: number) => {
        const there = ownerDocument.elementFromPoint(left + Math.min(20, width / 2), y);
        return there !== null && (drawn.contains(there) || there.contains(drawn));
      };
      const isCovered = !isVisible(top + 2) || !isVisible(top + height - 2);
      return { isField: true, html: isCovered ? each.outerHTML.slice(0, 200) : '' };
    });
  await form.locator('input').first().focus();
  for (let at = await reach(); at.isField; at = await reach()) {
    if (at.html) covered.push(at.html);
    await page.keyboard.press('Tab');
    // The browser scrolls in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return covered;
}

/**
 * Controls smaller than 44 by 44 pixels, as HTML, measured by hit testing, since padding can belong to a
 * control. Inline links are exempt, controls below a toast or the newest announcement, and pins below another pin.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((dialogs) => {
    const tappable = 'a, button, select, input, textarea, label, [role="button"], [tabindex="0"]';
    const reach = 21.5;
    const scope = [...document.querySelectorAll(dialogs)].at(-1) ?? document;
    const all = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, select, [role="button"]'),
    ];
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
        if (!there) return false;
        const cover = there.closest(each.matches('.pin') ? '.pin' : '[data-scope="toast"], aside');
        return there.closest(tappable) === each || cover !== null;
      };
      const isReached = lands(-reach, 0) && lands(reach, 0) && lands(0, -reach) && lands(0, reach);
      return !isReached;
    };
    return all
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => !isInSentence(each) && isSmall(each))
      .map(({ outerHTML }) => outerHTML.slice(0, 300));
  }, dialogs);
}

/** Expects a part to end above the one that is docked below it. */
export async function expectAbove(part: Locator, docked: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [above, below] = [await part.boundingBox(), await docked.boundingBox()];
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
}
