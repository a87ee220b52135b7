import { useEffect, useState } from 'react';

/** True if loading has taken `ms` milliseconds without a break. Another `attempt` is a new wait. */
export function useIsSlow(isLoading: boolean, ms: number, attempt: unknown = null): boolean {
  const [isOver, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits again for each attempt.
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isLoading, ms, attempt]);
  return isLoading && isOver;
}
