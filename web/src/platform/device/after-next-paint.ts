/** A page that is not shown paints nothing: then it is not waited for. Milliseconds. */
const maxWaitMs = 100;

/** Calls once what was just put into the page is on the screen, so that nothing is done before that. */
export function afterNextPaint(call: () => unknown): void {
  let isCalled = false;
  const callOnce = () => {
    if (!isCalled) call();
    isCalled = true;
  };
  requestAnimationFrame(() => setTimeout(callOnce));
  setTimeout(callOnce, maxWaitMs);
}
