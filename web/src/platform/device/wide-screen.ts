import { useSyncExternalStore } from 'react';

/** Width from which the map is next to lists; also in the style sheets. */
const query = '(min-width: 900px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True if there is room for two columns. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
