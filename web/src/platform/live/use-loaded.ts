import { useEffect, useEffectEvent, useState } from 'react';
import { retryWithBackoff } from '../api/retry-with-backoff.ts';

/**
 * Returns the value that `load` has resolved to; null before, and while `load` is null. A failed load is repeated if `onFailure`
 * returns true: with backoff, and at once for another `attempt`.
 */
export function useLoaded<T>(
  load: (() => Promise<T>) | null,
  onFailure: (error: unknown, isFirst: boolean) => boolean,
  attempt = 0,
): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  const start = useEffectEvent(() => load?.());
  const failed = useEffectEvent(onFailure);
  const isWanted = load !== null && !loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt.
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const retry = retryWithBackoff(run);
    function run() {
      start()?.then(
        (value) => isCurrent && setLoaded({ value }),
        (error: unknown) => {
          if (isCurrent && failed(error, retry.retries() === 0)) retry.schedule();
        },
      );
    }
    run();
    return () => {
      isCurrent = false;
      retry.stop();
    };
  }, [isWanted, attempt]);
  return loaded?.value ?? null;
}
