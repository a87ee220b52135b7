import { useEffect, useState } from 'react';
import { serverNow } from '../device/server-clock.ts';

/** The time by the server's clock where this device's is off, in milliseconds since 1970, renewed every `everyMs` while the component is shown. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
