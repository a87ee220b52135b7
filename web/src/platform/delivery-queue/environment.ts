import type { z } from 'zod';
import type { Clock } from '../lib/clock.ts';
import type { Delivery } from './delivery.ts';
import type { EntryLock } from './entry-lock.ts';
import type { QueueStore } from './queue-store.ts';

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
  /** Sends a delivery under its key. Throws ApiError and NetworkError. */
  deliver: (delivery: Delivery<Payload, Answer>) => Promise<Answer>;
}
