import { type ActiveEvent, isEventOver } from './active-event.ts';
import { fillStops } from './fill-stops.ts';

/** Writes the stops of the event into the landing page; past events and a form for the next one if none is ahead. */
export async function fillEventParts(event: ActiveEvent | 'none'): Promise<void> {
  if (event === 'none' || isEventOver(event))
    return (await import('./fill-next-event.ts')).fillNextEvent();
  await fillStops(event.id);
}
