import { cachedActiveEvent } from './active-event.ts';

/** Makes the buttons of the event work, before and after React has started. Calling it again has no effect. */
export function listenForEventActions(): void {
  document.addEventListener('click', onClick);
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest('.landing-actions button');
  if (!button) return;
  const isShare = button.id === 'landing-share';
  import('./send-event.ts')
    .then(({ saveEvent, shareEvent }) => (isShare ? shareEvent : saveEvent)(cachedActiveEvent()))
    .then(
      (shown) => button.parentElement?.lastElementChild?.replaceChildren(shown),
      (error: unknown) => console.error('The event could not be sent.', error),
    );
}
