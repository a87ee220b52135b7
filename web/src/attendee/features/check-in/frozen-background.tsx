import { type ReactNode, useDeferredValue, useState } from 'react';
import { EventDataContext, useEventData } from '../../shared/event-data.ts';

interface Props {
  isFrozen: boolean;
  children: ReactNode;
}

/**
 * Screen behind the sheet. While `isFrozen`, it keeps its event data. Updates are deferred, so that the
 * success screen does not wait for the map, cards and rewards to render.
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
