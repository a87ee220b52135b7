/** Maximum wait for an idle page, in milliseconds. */
const maxIdleWaitMs = 5000;

/**
 * Calls once the page is idle; after a delay in Safari, which lacks requestIdleCallback. Returns a cancel
 * function.
 */
export function whenIdle(call: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(call, maxIdleWaitMs / 5);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(call, { timeout: maxIdleWaitMs });
  return () => window.cancelIdleCallback(request);
}

/** Maximum wait in milliseconds, since a hidden page does not paint. */
const maxPaintWaitMs = 100;

/** Calls once the current DOM changes have been painted. */
export function afterNextPaint(call: () => unknown): void {
  let isCalled = false;
  const callOnce = () => {
    if (!isCalled) call();
    isCalled = true;
  };
  requestAnimationFrame(() => setTimeout(callOnce));
  setTimeout(callOnce, maxPaintWaitMs);
}
