import type { Page } from '@playwright/test';

/**
 * Clipped elements of the page or its dialog, as HTML: wider than the screen or their scroll box, text cut
 * without an ellipsis or without a title, options wider than their list, controls off the screen or form.
 */
export function findClippedContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    const all = [...(dialog ?? document.body).querySelectorAll<HTMLElement>('*')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    // Screen-reader-only elements are one pixel wide. A named aside is the preview of a form.
    const seen = all.filter(
      (each) => each.clientWidth > 1 && !each.closest('.leaflet-container, aside[aria-label]'),
    );
    const found: string[] = [];
    const note = (why: string, each: Element) =>
      found.push(`${why}: ${each.outerHTML.slice(0, 260)}`);
    if (document.documentElement.scrollWidth > width + 1) note('wider', document.documentElement);
    for (const each of seen) {
      const style = getComputedStyle(each);
      const isWider = each.scrollWidth > each.clientWidth + 1;
      const hasText = [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isInput = each.matches('input, textarea, select');
      // Tab strips and text fields scroll by design.
      const scrolls = ['auto', 'scroll'].includes(style.overflowX);
      if (isWider && scrolls && !isInput && !each.matches('nav')) note('scrolls', each);
      const hides = ['hidden', 'clip'].includes(style.overflowX);
      const isClamped = hides && each.scrollHeight > each.clientHeight + 1 && hasText;
      const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (((isWider && hides && hasText) || isClamped) && !isInput) {
        if (!hasEllipsis) note('no ellipsis', each);
        else if (!each.closest('[title]')) note('no title', each);
      }
      if (each instanceof HTMLSelectElement && !each.closest('[title]')) {
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = style.font;
        const text = pen?.measureText(each.selectedOptions[0]?.text ?? '').width ?? 0;
        const paddings =
          Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        if (text > each.clientWidth - paddings) note('choice', each);
      }
      if (each.matches('a, button, input, select, textarea')) {
        const { left, right } = each.getBoundingClientRect();
        const isOffered = !each.matches('.portal-skip, nav a, [type="file"], [aria-hidden]');
        if (isOffered && (left < -1 || right > width + 1)) note('beside', each);
        const form = each.closest('form')?.getBoundingClientRect();
        if (isOffered && form && right > form.right + 1) note('beside its form', each);
      }
      if (each.matches('td, th') && each.scrollWidth > each.clientWidth + 1) note('cell', each);
    }
    return found.slice(0, 12);
  });
}
