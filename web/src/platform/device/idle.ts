/** Maximum wait for an idle page, in milliseconds. */
const maxWaitMs = 5000;

/**
 * Calls once the page is idle; after a delay in Safari, which lacks requestIdleCallback. Returns a cancel
 * function.
 */
export function whenIdle(call: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(call, maxWaitMs / 5);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(call, { timeout: maxWaitMs });
  return () => window.cancelIdleCallback(request);
}
