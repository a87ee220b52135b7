import { useEffect, useState } from 'react';

/** Whether something has been waited for, without a break, for `ms` milliseconds. */
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
