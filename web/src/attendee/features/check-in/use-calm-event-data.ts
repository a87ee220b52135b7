import { useDeferredValue, useState } from 'react';
import type { EventData } from '../../shared/event-data/event-data.ts';
import type { Stage } from './stage.ts';

/**
 * Returns the event data for the screens and the sheet. While the sheet sends, it stays as it was, so that the visit
 * does not appear behind the sheet before its stamp. While the sheet is open, updates are deferred, so that the success
 * screen does not wait for the map, cards and rewards to render. `stage`: of the sheet; null if it is closed.
 */
export function useCalmEventData(eventData: EventData, stage: Stage['name'] | null): EventData {
  const [frozen, setFrozen] = useState(eventData);
  const isFrozen = stage === 'sending';
  if (!isFrozen && frozen !== eventData) setFrozen(eventData);
  const shown = isFrozen ? frozen : eventData;
  const deferred = useDeferredValue(shown);
  return stage === null ? shown : deferred;
}
