/** The longest the page is waited for to have nothing to do. Milliseconds. */
const maxWaitMs = 5000;

/** Calls once the page has nothing else to do; Safari, which does not tell, is given a moment. Answers how to call it off. */
export function whenIdle(call: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(call, maxWaitMs / 5);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(call, { timeout: maxWaitMs });
  return () => window.cancelIdleCallback(request);
}
