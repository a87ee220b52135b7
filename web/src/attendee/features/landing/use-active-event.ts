import { useEffect, useState } from 'react';
import { type ActiveEvent, cachedActiveEvent, loadActiveEvent } from './active-event.ts';

/** Returns the active event, requested after the page is idle; null before that and if there is none. */
export function useActiveEvent(): ActiveEvent | null {
  const [event, setEvent] = useState(cachedActiveEvent);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void loadActiveEvent().then((loaded) => isCurrent && setEvent(loaded));
    }, 400);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, []);
  return event;
}
