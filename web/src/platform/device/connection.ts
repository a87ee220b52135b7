import { useSyncExternalStore } from 'react';

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

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** True if the device reports a connection; the server may still be unreachable. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Subscribes to `isOnline`. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
