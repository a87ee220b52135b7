import type { EventDocument } from '@contract/documents.ts';
import { useMemo } from 'react';
import { useWalks } from '../data/district.ts';
import { useWantedBusinesses } from '../device/wanted-businesses.ts';
import type { RouteChoice } from './next-businesses.ts';

/** What the suggested route goes by: the event's streets, and what the person wants to visit. */
export function useRouteChoice(event: Pick<EventDocument, 'districtId'>): Required<RouteChoice> {
  const walks = useWalks(event.districtId);
  const wantedIds = useWantedBusinesses();
  return useMemo(() => ({ walks, wantedIds }), [walks, wantedIds]);
}
