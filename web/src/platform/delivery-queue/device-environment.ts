import { isOnline } from '../device/connection.ts';
import { onWake } from '../device/on-wake.ts';
import { deviceClock } from '../lib/clock.ts';
import { createListeners } from '../lib/listeners.ts';
import { leaseLock, webLock } from './entry-lock.ts';
import type { QueueEnvironment } from './environment.ts';
import { openQueueStore } from './queue-store.ts';

/** Environment of a queue with this name on the device. */
export function deviceEnvironment(name: string): QueueEnvironment {
  const store = openQueueStore(name);
  const hasLocks = typeof navigator !== 'undefined' && 'locks' in navigator;
  const freed = createListeners();
  return {
    store,
    lock: hasLocks ? webLock(navigator.locks, name, freed.notify) : leaseLock(store, deviceClock),
    clock: deviceClock,
    isOnline,
    onWake: (wake) => {
      const stops = [onWake(wake), freed.subscribe(wake)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
