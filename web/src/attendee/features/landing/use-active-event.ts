import { useEffect, useState } from 'react';
import {
  cachedActiveEvent,
  type EventAnswer,
  loadActiveEvent,
  watchActiveEvent,
} from './active-event.ts';

/** Returns the active event, requested after the page is idle and again while it is open. */
export function useActiveEvent(): EventAnswer {
  const [event, setEvent] = useState(cachedActiveEvent);
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: EventAnswer) => isCurrent && setEvent(loaded);
    const timer = setTimeout(() => void loadActiveEvent().then(show), 400);
    const stopWatching = watchActiveEvent(show);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      stopWatching();
    };
  }, []);
  return event;
}
