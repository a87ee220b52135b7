import type { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Delivery } from './delivery.ts';
import type { EntryLock } from './entry-lock.ts';
import type { QueueStore } from './queue-store.ts';

/** What a queue needs of its surroundings; a test gives its own. */
export interface QueueEnvironment {
  store: QueueStore;
  lock: EntryLock;
  clock: Clock;
  /** Whether the device says it is connected. */
  isOnline: () => boolean;
  /** Calls back whenever sending may succeed again (connected, visible, another tab is done); answers how to stop. */
  onWake: (wake: () => void) => () => void;
}

/** What a queue's entries are, and how one is sent. */
export interface DeliveryHandler<Payload, Answer> {
  /** Checks what the device kept, which another version of the app may have written. */
  payload: z.ZodType<Payload>;
  /** Sends a delivery under its key. Throws ApiError and NetworkError. */
  deliver: (delivery: Delivery<Payload, Answer>) => Promise<Answer>;
}
