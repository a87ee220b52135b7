import { readDistrict } from '@wine-walk/common/api/districts.ts';
import { type DistrictMap, districtMap } from '@wine-walk/common/model/districts.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { streetRoutes } from '@wine-walk/common/rules/districts/street-routes.ts';
import { straightLineRoutes, type WalkingRoutes } from '@wine-walk/common/rules/routes/route.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { pathOf } from '../../platform/api/api-client.ts';
import { createListeners } from '../../platform/lib/listeners.ts';
import { api } from '../../platform/session/api.ts';
import { cacheDistrict, readCachedDistrict } from '../../platform/storage/media-caches.ts';
import { useCrowd } from './crowd.ts';
import type { RoutePreferences } from './next-businesses.ts';
import { useWishlist } from './wishlist.ts';

/** District of an event: its map drawing and street graph. */
interface District {
  map: DistrictMap;
  routes: WalkingRoutes;
}

const loaded = new Map<string, District>();
const loading = new Set<string>();
const listeners = createListeners();

/**
 * Returns the district of an event, cached on the device; null until it has loaded or if the event has none.
 */
export function useDistrict(id: string | null): District | null {
  useEffect(() => {
    if (id === null) return;
    void load(id);
    const again = () => void load(id);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [id]);
  return useSyncExternalStore(listeners.subscribe, () =>
    id === null ? null : (loaded.get(id) ?? null),
  );
}

/** Returns routes between places: along streets after the district has loaded, straight lines before that. */
function useWalkingRoutes(districtId: string | null): WalkingRoutes {
  return useDistrict(districtId)?.routes ?? straightLineRoutes;
}

async function load(id: string): Promise<void> {
  if (loaded.has(id) || loading.has(id)) return;
  loading.add(id);
  try {
    const map = await cachedOrFetched(id);
    loaded.set(id, { map, routes: streetRoutes(map) });
    listeners.notify();
  } catch {
    // On failure the map has a plain background; the next screen or reconnect retries.
  } finally {
    loading.delete(id);
  }
}

async function cachedOrFetched(id: string): Promise<DistrictMap> {
  const input = { params: { id } };
  const address = pathOf(readDistrict, input);
  const cached = districtMap.safeParse(await readCachedDistrict(address));
  if (cached.success) return cached.data;
  const fetched = await api(readDistrict, input);
  void cacheDistrict(address, fetched);
  return fetched;
}

/** Returns the inputs of the suggested route: the event's streets, the attendee's wishlist and the crowd. */
export function useRoutePreferences(
  event: Pick<EventDocument, 'districtId'>,
): Required<RoutePreferences> {
  const routes = useWalkingRoutes(event.districtId);
  const wishlistIds = useWishlist();
  const crowd = useCrowd();
  return useMemo(() => ({ routes, wishlistIds, crowd }), [routes, wishlistIds, crowd]);
}
