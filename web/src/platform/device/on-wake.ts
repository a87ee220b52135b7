/**
 * Has `wake` called when the device is connected again, or looked at again: a phone in a pocket runs no timers.
 * Answers how to end that.
 */
export function onWake(wake: () => void): () => void {
  const wakeWhenVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenVisible);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeWhenVisible);
  };
}
