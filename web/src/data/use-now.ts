import { useEffect, useState } from 'react';

/** The time, in milliseconds since 1970, renewed every `everyMs` while the component is shown. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
