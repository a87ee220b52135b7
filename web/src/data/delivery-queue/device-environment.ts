import { isOnline } from '../../device/connection.ts';
import { wakeUps } from '../../device/wake-ups.ts';
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
