import { useEffect, useState } from 'react';
import { serverNow, subscribeServerClock } from '../device/server-clock.ts';

/** Returns the current time by the server clock in epoch milliseconds, updated every `everyMs`. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const renew = () => setNow(serverNow());
    const timer = setInterval(renew, everyMs);
    const stop = subscribeServerClock(renew);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
