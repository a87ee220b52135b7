/** Maximum wait in milliseconds, since a hidden page does not paint. */
const maxWaitMs = 100;

/** Calls once the current DOM changes have been painted. */
export function afterNextPaint(call: () => unknown): void {
  let isCalled = false;
  const callOnce = () => {
    if (!isCalled) call();
    isCalled = true;
  };
  requestAnimationFrame(() => setTimeout(callOnce));
  setTimeout(callOnce, maxWaitMs);
}
