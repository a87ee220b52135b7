import { useEffect, useState } from 'react';
import { serverNow, subscribeServerClock } from '../device/server-clock.ts';

/** The time by the server's clock where this device's is off, in milliseconds since 1970, renewed every `everyMs` while the component is shown. */
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
