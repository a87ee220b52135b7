import { type ReactNode, useDeferredValue, useState } from 'react';
import { EventDataContext, useEventData } from '../../data/event-data.ts';

interface Props {
  isHeld: boolean;
  children: ReactNode;
}

/**
 * The screen behind the sheet. While it `isHeld` it keeps the walk as it was, and is drawn anew only after what
 * lies over it: the stamp does not wait for the map, the cards and the rewards that change with it.
 */
export function FrozenBackground({ isHeld, children }: Props) {
  const walk = useEventData();
  const [held, setHeld] = useState(walk);
  if (!isHeld && held !== walk) setHeld(walk);
  return (
    <EventDataContext value={useDeferredValue(isHeld ? held : walk)}>{children}</EventDataContext>
  );
}
