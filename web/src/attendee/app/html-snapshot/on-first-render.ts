/** Whether the app has drawn a screen: every one has a heading, and what stands for one that is loading says so. */
function isDrawn(root: Element): boolean {
  return root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null;
}

/** Calls once, before it is seen, that a screen is drawn in `root`, or after `maxMs` milliseconds. Answers how to call it off. */
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
