import { useEffect, useState } from 'react';

/** Whether something has been waited for, without a break, for `ms` milliseconds. */
export function usePatience(isWaiting: boolean, ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isWaiting, ms]);
  return isWaiting && isOver;
}
