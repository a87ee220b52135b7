import { useSyncExternalStore } from 'react';

/** From here on the map stays beside the lists; the style sheets have the same number. */
const query = '(min-width: 900px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether there is room for two things side by side. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
