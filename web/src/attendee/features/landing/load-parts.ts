import { currentOrganization } from '../../../platform/device/organization.ts';
import { cachedActiveEvent } from './active-event.ts';

/**
 * Fills in the parts that only some organizations and events have: colors, logo and sponsors, and the stops of the event or a form
 * for the next one. Their code is loaded when they are needed.
 */
export async function loadParts(): Promise<void> {
  const event = cachedActiveEvent();
  const { logoUrl, sponsors, accentColor } = currentOrganization();
  const isShown = document.querySelector('.landing-logo > *, .landing-sponsors > *, #accent');
  try {
    if (isShown || logoUrl || accentColor || sponsors.length > 0)
      await (await import('./fill-pictures.ts')).fillPictures();
    if (event === 'none' || typeof event === 'object')
      await (await import('./fill-event-parts.ts')).fillEventParts(event);
  } catch (error) {
    console.error('A part of the page could not be shown.', error);
  }
}
