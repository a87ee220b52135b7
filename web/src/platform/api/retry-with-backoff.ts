import { onWake } from '../device/connection.ts';
import { type Clock, deviceClock } from '../lib/clock.ts';

interface BackoffOptions {
  /** First delay in milliseconds; doubles with each retry up to `maxMs`. */
  firstMs?: number;
  maxMs?: number;
  /** Largest random share of a delay, so that many phones do not return together. */
  jitter?: number;
  clock?: Clock;
  /** Subscribes to events after which a scheduled retry runs at once; null if there are none. */
  wakeOn?: ((wake: () => void) => () => void) | null;
}

export interface RetryController {
  /** Schedules a retry. `atLeastMs`: delay requested by the server. */
  schedule: (atLeastMs?: number) => void;
  /** Number of scheduled retries since the last reset. */
  retries: () => number;
  /** Resets the backoff; a scheduled retry stays. */
  reset: () => void;
  /** Cancels a scheduled retry. */
  stop: () => void;
}

/**
 * Runs `attempt` again with exponential backoff, at once when the device reconnects or the page becomes
 * visible.
 */
export function retryWithBackoff(
  attempt: () => void,
  {
    firstMs = 1_000,
    maxMs = 60_000,
    jitter = 0.5,
    clock = deviceClock,
    wakeOn = onWake,
  }: BackoffOptions = {},
): RetryController {
  let retries = 0;
  let cancel: (() => void) | undefined;
  const stop = () => {
    cancel?.();
    cancel = undefined;
  };
  const run = () => {
    stop();
    attempt();
  };
  const stopWaking = wakeOn?.(() => cancel && run());
  return {
    schedule(atLeastMs = 0) {
      stop();
      const delayMs = Math.min(firstMs * 2 ** retries, maxMs) * (1 - Math.random() * jitter);
      retries += 1;
      cancel = clock.setTimeout(Math.max(atLeastMs, delayMs), run);
    },
    retries: () => retries,
    reset() {
      retries = 0;
    },
    stop() {
      stop();
      stopWaking?.();
    },
  };
}
