import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { useMemo } from 'react';
import { useWishlist } from '../../platform/storage/wishlist.ts';
import { useWalkingRoutes } from './district.ts';
import type { RoutePreferences } from './next-businesses.ts';

/** What the suggested route goes by: the event's streets, and what the person wants to visit. */
export function useRoutePreferences(
  event: Pick<EventDocument, 'districtId'>,
): Required<RoutePreferences> {
  const walks = useWalkingRoutes(event.districtId);
  const wantedIds = useWishlist();
  return useMemo(() => ({ walks, wantedIds }), [walks, wantedIds]);
}
