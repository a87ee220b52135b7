import { cachedActiveEvent, isEventOver } from './active-event.ts';

/** Shows past walks and the form for a notice of the next one; loads their code only if no walk is ahead. */
export async function loadNextEvent(): Promise<void> {
  const event = cachedActiveEvent();
  if (event !== 'none' && !isEventOver(event)) return;
  try {
    await (await import('./fill-next-event.ts')).fillNextEvent();
  } catch (error) {
    console.error('The past walks could not be shown.', error);
  }
}
