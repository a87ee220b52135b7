import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { useMemo } from 'react';
import { useWishlist } from '../../platform/storage/wishlist.ts';
import { useWalkingRoutes } from './district.ts';
import type { RoutePreferences } from './next-businesses.ts';

/** Returns the inputs of the suggested route: the event's streets and the attendee's wishlist. */
export function useRoutePreferences(
  event: Pick<EventDocument, 'districtId'>,
): Required<RoutePreferences> {
  const walks = useWalkingRoutes(event.districtId);
  const wantedIds = useWishlist();
  return useMemo(() => ({ walks, wantedIds }), [walks, wantedIds]);
}
