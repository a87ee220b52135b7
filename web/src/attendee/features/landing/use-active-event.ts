import { useEffect, useState } from 'react';
import { cachedActiveEvent, type EventAnswer, loadActiveEvent } from './active-event.ts';

/** Returns the active event, requested after the page is idle. */
export function useActiveEvent(): EventAnswer {
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
