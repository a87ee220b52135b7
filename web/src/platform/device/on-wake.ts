/**
 * Calls `wake` when the device reconnects or the page becomes visible, since timers do not run in a hidden
 * page. Returns an unsubscribe function.
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
