import { useMediaQuery } from './use-media-query.ts';

/** Width from which the map is next to lists; also in the style sheets. */
const query = '(min-width: 900px)';

/** True if there is room for two columns. */
export function useIsWideScreen(): boolean {
  return useMediaQuery(query);
}
