import type { Page } from '@playwright/test';

/** What is waited for: an element, or a text anywhere in the page. */
export type Wanted = { selector: string } | { text: string };

export interface Seen {
  /** When it was on the screen. Milliseconds since 1970, UTC. */
  at: number;
  /** Milliseconds since the last press before it; NaN without one. */
  sincePress: number;
}

/** Begins to watch the page; the answer comes with the frame after the one in which it is drawn. */
export async function watchFor(page: Page, wanted: Wanted): Promise<() => Promise<Seen>> {
  await page.evaluate((sought) => {
    let pressedAt = Number.NaN;
    addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const isThere = () =>
      'selector' in sought
        ? document.querySelector(sought.selector) !== null
        : document.body.textContent.includes(sought.text);
    const seen = new Promise<Seen>((resolve) => {
      const look = () => {
        if (!isThere()) return;
        watcher.disconnect();
        // The second frame begins once the first one is on the screen.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const now = performance.now();
            resolve({ at: performance.timeOrigin + now, sincePress: now - pressedAt });
          }),
        );
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, { subtree: true, childList: true, characterData: true });
      look();
    });
    Object.assign(window, { seen });
  }, wanted);
  return () => page.evaluate(() => Reflect.get(window, 'seen') as Promise<Seen>);
}
