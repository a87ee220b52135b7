import { useEffect, useState } from 'react';

/** True if loading has taken `ms` milliseconds without a break. */
export function useIsSlow(isLoading: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isLoading, ms]);
  return isLoading && isOver;
}
