import { type ReactNode, useDeferredValue, useState } from 'react';
import { EventDataContext, useEventData } from '../../shared/event-data.ts';

interface Props {
  isFrozen: boolean;
  children: ReactNode;
}

/**
 * The screen behind the sheet. While it `isHeld` it keeps the walk as it was, and is drawn anew only after what
 * lies over it: the stamp does not wait for the map, the cards and the rewards that change with it.
 */
export function FrozenBackground({ isFrozen, children }: Props) {
  const eventData = useEventData();
  const [frozen, setFrozen] = useState(eventData);
  if (!isFrozen && frozen !== eventData) setFrozen(eventData);
  return (
    <EventDataContext value={useDeferredValue(isFrozen ? frozen : eventData)}>
      {children}
    </EventDataContext>
  );
}
