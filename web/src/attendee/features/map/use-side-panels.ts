import { useMediaQuery } from '../../../platform/device/use-media-query.ts';

/**
 * Matches a wide screen or a phone in landscape, where content over the map's lower edge would cover most of
 * it.
 */
const query = '(min-width: 900px), (min-width: 600px) and (max-height: 480px)';

/** True if sheet and list are next to the open map instead of over its lower edge. */
export const hasSidePanels = (): boolean => window.matchMedia(query).matches;

/** Subscribes to `hasSidePanels`. */
export function useSidePanels(): boolean {
  return useMediaQuery(query);
}
