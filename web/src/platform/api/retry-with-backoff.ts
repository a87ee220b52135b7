import { onWake } from '../device/on-wake.ts';

/** First delay in milliseconds; doubles up to the longest. */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

export interface RetryController {
  /** Schedules a retry, immediate when the device reconnects or the page becomes visible. */
  failed: () => void;
  /** Failures since the last success. */
  failures: () => number;
  /** Resets the backoff. */
  succeeded: () => void;
  stop: () => void;
}

/**
 * Retries an action after each failure with backoff. Up to half of each delay is random, so that many phones
 * do not return together.
 */
export function retryWithBackoff(act: () => void): RetryController {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = () => {
    stop();
    act();
  };
  const stopWaking = onWake(() => timer !== undefined && now());
  return {
    failed() {
      stop();
      const waitMs = Math.min(firstWaitMs * 2 ** failures, longestWaitMs);
      failures += 1;
      timer = setTimeout(now, waitMs * (1 - Math.random() / 2));
    },
    failures: () => failures,
    succeeded() {
      failures = 0;
    },
    stop() {
      stop();
      stopWaking();
    },
  };
}
