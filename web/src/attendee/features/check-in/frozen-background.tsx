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
  const walk = useEventData();
  const [held, setHeld] = useState(walk);
  if (!isFrozen && held !== walk) setHeld(walk);
  return (
    <EventDataContext value={useDeferredValue(isFrozen ? held : walk)}>{children}</EventDataContext>
  );
}
