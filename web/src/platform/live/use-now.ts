import { useEffect, useState } from 'react';
import { onWake } from '../device/connection.ts';
import { serverNow, subscribeServerClock } from '../device/server-clock.ts';

/**
 * Returns the current time by the server clock in epoch milliseconds, updated every `everyMs` and when the device wakes
 * up, since timers do not run while it sleeps.
 */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const renew = () => setNow(serverNow());
    const timer = setInterval(renew, everyMs);
    const stops = [subscribeServerClock(renew), onWake(renew)];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [everyMs]);
  return now;
}
