import { useEffect, useState } from 'react';
import { type ActiveEvent, cachedActiveEvent, loadActiveEvent } from './active-event.ts';

/** The active event, asked for once the page is at rest; null until then and where there is none. */
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
