import { isOnline } from '../../device/connection.ts';
import { deviceClock } from './clock.ts';
import { leaseLock, webLock } from './entry-lock.ts';
import type { QueueEnvironment } from './environment.ts';
import { openQueueStore } from './queue-store.ts';

/** A queue of this name on this device. */
export function deviceEnvironment(name: string): QueueEnvironment {
  const store = openQueueStore(name);
  const hasLocks = typeof navigator !== 'undefined' && 'locks' in navigator;
  return {
    store,
    lock: hasLocks ? webLock(navigator.locks, name) : leaseLock(store, deviceClock),
    clock: deviceClock,
    isOnline,
    wakeUps,
  };
}

/** Connected again, or looked at again: a phone in a pocket runs no timers. */
function wakeUps(wake: () => void): () => void {
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
