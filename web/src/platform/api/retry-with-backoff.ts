import { onWake } from '../device/on-wake.ts';

/** Before it is tried again for the first time; doubled with each further time, up to the longest. Milliseconds. */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

export interface RetryController {
  /** Something failed: it is tried again later, or at once when the device is connected or looked at again. */
  failed: () => void;
  /** How often it has failed since it last held. */
  failures: () => number;
  /** It holds: the next failure is the first again. */
  succeeded: () => void;
  stop: () => void;
}

/**
 * Tries something again after each failure, ever less often. Up to half of each wait is left to chance: a thousand
 * phones that lost the same thing do not come back in the same moment.
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
