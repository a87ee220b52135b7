/**
 * True if the app has rendered a screen: every screen has a heading, and loading placeholders are marked as
 * such.
 */
function isDrawn(root: Element): boolean {
  return root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null;
}

/**
 * Calls `call` once, before the next paint, when a screen is rendered in `root`, or after `maxMs`
 * milliseconds. Returns a function that cancels it.
 */
export function onFirstRender(root: Element, maxMs: number, call: () => void): () => void {
  const stop = () => {
    changes.disconnect();
    clearTimeout(timer);
  };
  const end = () => {
    stop();
    call();
  };
  const timer = setTimeout(end, maxMs);
  const changes = new MutationObserver(() => isDrawn(root) && end());
  changes.observe(root, { childList: true, subtree: true });
  return stop;
}
