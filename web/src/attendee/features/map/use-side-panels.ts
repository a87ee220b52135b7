import { useSyncExternalStore } from 'react';

/** A wide screen, or a phone on its side: what lay over the map's lower edge would leave nothing of it there. */
const query = '(min-width: 900px), (min-width: 600px) and (max-height: 480px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the sheet and the list stand beside the open map, and nothing over its lower edge. */
export const hasSidePanels = (): boolean => window.matchMedia(query).matches;

/** The same, followed. */
export function useSidePanels(): boolean {
  return useSyncExternalStore(subscribe, hasSidePanels);
}
