import type { Page } from '@playwright/test';
import { withTimeout } from '../with-timeout.ts';

/** Target to wait for: an element, or a text anywhere in a loaded page. */
export type PaintTarget = { selector: string } | { text: string };

export interface PaintTiming {
  /** Time of the paint, in epoch milliseconds. */
  at: number;
  /** Milliseconds since the last click before it; NaN without a click. */
  sincePress: number;
  /** Milliseconds since the navigation started. */
  sinceNavigation: number;
}

/** Timeout for a target, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Starts to watch the page. The returned function resolves in the frame after the target is drawn, and
 * rejects with the current text of the page after half a minute.
 */
export async function waitForPaint(
  page: Page,
  target: PaintTarget,
): Promise<() => Promise<PaintTiming>> {
  await page.evaluate(watch, target);
  return () => paintOf(page, target);
}

/** Watches the paint on the next page, from its start. */
export async function waitForPaintOnNextPage(
  page: Page,
  target: PaintTarget,
): Promise<() => Promise<PaintTiming>> {
  await page.addInitScript(watch, target);
  return () => paintOf(page, target);
}

/** Runs in the page. */
function watch(sought: PaintTarget): void {
  let pressedAt = Number.NaN;
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  const isThere = () =>
    'selector' in sought
      ? document.querySelector(sought.selector) !== null
      : document.body.textContent.includes(sought.text);
  const seen = new Promise<PaintTiming>((resolve) => {
    const check = () => {
      if (!isThere()) return;
      watcher.disconnect();
      // The second frame begins when the first one is painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const now = performance.now();
          const at = performance.timeOrigin + now;
          resolve({ at, sincePress: now - pressedAt, sinceNavigation: now });
        }),
      );
    };
    const watcher = new MutationObserver(check);
    watcher.observe(document, { subtree: true, childList: true, characterData: true });
    check();
  });
  Object.assign(window, { seen });
}

function paintOf(page: Page, target: PaintTarget): Promise<PaintTiming> {
  const sought = 'text' in target ? target.text : target.selector;
  const seen = page.evaluate(() => Reflect.get(window, 'seen') as Promise<PaintTiming>);
  return withTimeout(`"${sought}" on the screen`, timeoutMs, seen, () => whatIsThere(page));
}

async function whatIsThere(page: Page): Promise<string> {
  const { state, text } = await page.evaluate(() => ({
    state: document.visibilityState,
    text: document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300),
  }));
  return `${page.url()} is ${state} and says: ${text}`;
}
