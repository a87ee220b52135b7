import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import { useEffect, useState } from 'react';
import { onWake } from '../device/connection.ts';
import { serverNow, subscribeServerClock } from '../device/server-clock.ts';

/** Longest delay of a timer, in milliseconds. */
const maxDelayMs = 2 ** 31 - 1;

/**
 * Returns the current time by the server clock in epoch milliseconds, updated every `everyMs` and when the device wakes
 * up, since timers do not run while it sleeps. `change`: time at which the screen shows something else, such as the end
 * of an event, which staff can move into the past; the time is updated then, too.
 */
export function useNow(everyMs = 30_000, change?: Instant): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    if (change === undefined) return undefined;
    const delay = Math.max(0, Date.parse(change) - serverNow());
    const timer = setTimeout(() => setNow(serverNow()), Math.min(delay, maxDelayMs));
    return () => clearTimeout(timer);
  }, [change]);
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
