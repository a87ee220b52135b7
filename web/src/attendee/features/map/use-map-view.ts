import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type DistrictMap } from '@wine-walk/common/model/districts.ts';
import { type MapPoint } from '@wine-walk/common/model/events.ts';
import type { RouteLeg, WalkingRoutes } from '@wine-walk/common/rules/routes/route.ts';
import { useMemo } from 'react';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import { useDistrict, useRoutePreferences } from '../../shared/district.ts';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import type { NextBusinesses } from '../../shared/next-businesses.ts';
import { useNextStops } from '../../shared/next-stops.ts';
import { type Pin, pinState } from './pin-state.ts';

/** Content of the map. */
export interface MapView {
  /** Next business first, then in route order, then visited, closed and sold-out ones. */
  pins: Pin[];
  route: NextBusinesses;
  /** User location; null if unknown or too far away for the map. */
  userLocation: DeviceFix | null;
  radiusMeters: number;
  line: RouteGeometry;
  /** Returns the walking leg from the user's location; null if that is unknown. */
  legTo: (place: Coordinates) => RouteLeg | null;
  /** Drawing of the streets; null if the event has none or it is not loaded. */
  district: DistrictMap | null;
  points: readonly MapPoint[];
}

export interface RouteGeometry {
  /** Leg to the next business, from the user's location or else from the first business to the second. */
  leg: Coordinates[];
  remainder: Coordinates[];
}

export function useMapView({ event, catalog, progress }: ReadyEventData): MapView {
  const { queuedBusinessIds } = useCheckIn();
  const routePreferences = useRoutePreferences(event);
  const district = useDistrict(event.districtId);
  const { businesses, route, userLocation } = useNextStops({ event, catalog, progress });
  const line = useMemo(
    () => routeLine(userLocation, route.stops, routePreferences.routes),
    [userLocation, route, routePreferences],
  );
  const pins = useMemo(() => {
    const [next] = route.stops;
    const onRoute = new Set(route.stops.map(({ id }) => id));
    const others = businesses.filter(({ id }) => !onRoute.has(id));
    return [...route.stops, ...others].map((business, index) => ({
      business,
      state: pinState(business, next?.id, queuedBusinessIds.has(business.id)),
      number: index < route.stops.length ? index + 1 : null,
    }));
  }, [businesses, route, queuedBusinessIds]);
  return {
    pins,
    route,
    line,
    userLocation,
    radiusMeters: event.checkInRadiusMeters,
    legTo: (place) => (userLocation ? routePreferences.routes.leg(userLocation, place) : null),
    district: district?.map ?? null,
    points: event.mapPoints,
  };
}

/** Returns the route, starting at the user's location if known, split into the next leg and the remainder. */
function routeLine(
  userLocation: Coordinates | null,
  businesses: readonly Coordinates[],
  routes: WalkingRoutes,
): RouteGeometry {
  const stops = userLocation ? [userLocation, ...businesses] : businesses;
  const [first, ...others] = stops
    .slice(1)
    .map((to, index) => routes.leg(stops[index] ?? to, to).line);
  return { leg: first ?? [], remainder: others.flat() };
}
