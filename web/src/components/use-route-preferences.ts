import type { EventDocument } from '@contract/documents.ts';
import { useMemo } from 'react';
import { useWalkingRoutes } from '../data/district.ts';
import { useWishlist } from '../device/wishlist.ts';
import type { RoutePreferences } from './next-businesses.ts';

/** What the suggested route goes by: the event's streets, and what the person wants to visit. */
export function useRoutePreferences(
  event: Pick<EventDocument, 'districtId'>,
): Required<RoutePreferences> {
  const walks = useWalkingRoutes(event.districtId);
  const wantedIds = useWishlist();
  return useMemo(() => ({ walks, wantedIds }), [walks, wantedIds]);
}
