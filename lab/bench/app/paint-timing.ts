import type { Page } from '@playwright/test';
import { withTimeout } from '../with-timeout.ts';

/** Target to wait for: an element, or a text anywhere in a loaded page. */
export type PaintTarget = { selector: string } | { text: string };

export interface PaintTiming {
  /** When it was on the screen. Milliseconds since 1970, UTC. */
  at: number;
  /** Milliseconds since the last press before it; NaN without one. */
  sincePress: number;
  /** Milliseconds since the page was asked for. */
  sinceAsked: number;
}

/** Timeout for a target, in milliseconds. */
const patience = 30_000;

/**
 * Begins to watch the page; the answer comes with the frame after the one in which it is drawn. Throws with what the page
 * says instead where it is not drawn in half a minute.
 */
export async function waitForPaint(
  page: Page,
  wanted: PaintTarget,
): Promise<() => Promise<PaintTiming>> {
  await page.evaluate(watch, wanted);
  return () => seenOn(page, wanted);
}

/** As `watchFor`, on the next page from its beginning on. */
export async function waitForPaintOnNextPage(
  page: Page,
  wanted: PaintTarget,
): Promise<() => Promise<PaintTiming>> {
  await page.addInitScript(watch, wanted);
  return () => seenOn(page, wanted);
}

/** In the page. */
function watch(sought: PaintTarget): void {
  let pressedAt = Number.NaN;
  addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  const isThere = () =>
    'selector' in sought
      ? document.querySelector(sought.selector) !== null
      : document.body.textContent.includes(sought.text);
  const seen = new Promise<PaintTiming>((resolve) => {
    const look = () => {
      if (!isThere()) return;
      watcher.disconnect();
      // The second frame begins once the first one is on the screen.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const now = performance.now();
          const at = performance.timeOrigin + now;
          resolve({ at, sincePress: now - pressedAt, sinceAsked: now });
        }),
      );
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
  Object.assign(window, { seen });
}

function seenOn(page: Page, wanted: PaintTarget): Promise<PaintTiming> {
  const sought = 'text' in wanted ? wanted.text : wanted.selector;
  const seen = page.evaluate(() => Reflect.get(window, 'seen') as Promise<PaintTiming>);
  return withTimeout(`"${sought}" on the screen`, patience, seen, () => whatIsThere(page));
}

async function whatIsThere(page: Page): Promise<string> {
  const { state, text } = await page.evaluate(() => ({
    state: document.visibilityState,
    text: document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300),
  }));
  return `${page.url()} is ${state} and says: ${text}`;
}
