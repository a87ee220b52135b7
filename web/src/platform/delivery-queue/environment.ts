import type { z } from 'zod';
import { isOnline, onWake } from '../device/connection.ts';
import { type Clock, deviceClock } from '../lib/clock.ts';
import { createListeners } from '../lib/listeners.ts';
import type { Delivery } from './delivery.ts';
import { type EntryLock, leaseLock, webLock } from './entry-lock.ts';
import { openQueueStore, type QueueStore } from './queue-store.ts';

/** Dependencies of a queue; tests provide their own. */
export interface QueueEnvironment {
  store: QueueStore;
  lock: EntryLock;
  clock: Clock;
  /** True if the device reports a connection. */
  isOnline: () => boolean;
  /**
   * Calls back when sending may succeed again (connected, visible, another tab done); returns an unsubscribe
   * function.
   */
  onWake: (wake: () => void) => () => void;
}

/** Payload and delivery of a queue's entries. */
export interface DeliveryHandler<Payload, Answer> {
  /** Schema of persisted payloads, which another app version may have written. */
  payload: z.ZodType<Payload>;
  /**
   * Sends a delivery under its key. `hasWaited`: as the delivery has it now, also during the request. Throws ApiError and
   * NetworkError.
   */
  deliver: (delivery: Delivery<Payload, Answer>, hasWaited: () => boolean) => Promise<Answer>;
}

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
