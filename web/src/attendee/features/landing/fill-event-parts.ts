import { type ActiveEvent, isEventOver } from './active-event.ts';
import { fillAbout } from './fill-about.ts';
import { replaceContent } from './fill-element.ts';
import { fillStops } from './fill-stops.ts';

/** Writes the known facts of the event into the landing page; past events and a form for the next one if none is ahead. */
export async function fillEventParts(event: ActiveEvent | 'none'): Promise<void> {
  await fillAbout(event);
  if (event === 'none' || isEventOver(event)) {
    replaceContent('.landing-stops', []);
    return (await import('./fill-next-event.ts')).fillNextEvent();
  }
  // A form that is in use stays until the next answer.
  if (!document.activeElement?.closest('.landing-next')) replaceContent('.landing-next', []);
  await fillStops(event.id);
}
