import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type DistrictMap } from '@wine-walk/common/model/districts.ts';
import { type MapPoint } from '@wine-walk/common/model/events.ts';
import type { RouteLeg, WalkingRoutes } from '@wine-walk/common/rules/routes/walking-routes.ts';
import { useMemo } from 'react';
import type { DeviceFix } from '../../../platform/location/location.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { type BusinessView, toBusinessViews } from '../../../shared/business-view.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import { useDistrict, useRoutePreferences } from '../../shared/district.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { type NextBusinesses, nextBusinesses } from '../../shared/next-businesses.ts';
import { type Pin, pinState } from './pin-state.ts';

/** What the map draws. */
export interface MapView {
  /** The next business first, then as one walks, then those visited, closed or sold out. */
  pins: Pin[];
  route: NextBusinesses;
  /** Where the person is; null also where that is too far away to be on the map. */
  here: DeviceFix | null;
  radiusMeters: number;
  line: RouteGeometry;
  /** The way from here on foot; null where it is not known where here is. */
  legTo: (place: Coordinates) => RouteLeg | null;
  /** The drawing of the streets, where the event has one and it is here. */
  district: DistrictMap | null;
  points: readonly MapPoint[];
}

export interface RouteGeometry {
  /** To the next business: from here, else from the first one to the second. */
  leg: Coordinates[];
  remainder: Coordinates[];
}

/** A position further from the businesses than this would shrink them to nothing. Metres. */
const farAwayMeters = 3000;

export function useMapView({ event, catalogue, progress }: ReadyEventData): MapView {
  const radiusMeters = event.checkInRadiusMeters;
  const { fix } = usePosition();
  const { queuedBusinessIds } = useCheckIn();
  const choice = useRoutePreferences(event);
  const district = useDistrict(event.districtId);
  const { businesses, route, here } = useMemo(() => {
    const seen = toBusinessViews(catalogue, progress, fix);
    const near = seen.length === 0 || seen.some(isNear) ? fix : null;
    const next = nextBusinesses(seen, near, radiusMeters, choice);
    return { businesses: seen, route: next, here: near };
  }, [catalogue, progress, fix, radiusMeters, choice]);
  const line = useMemo(() => routeLine(here, route.stops, choice.walks), [here, route, choice]);
  const pins = useMemo(() => {
    const [next] = route.stops;
    const others = businesses.filter(({ visit, status }) => visit || status !== 'open');
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
    here,
    radiusMeters,
    legTo: (place) => (here ? choice.walks.leg(here, place) : null),
    district: district?.map ?? null,
    points: event.mapPoints,
  };
}

/** The way on, from here where that is known: the leg to the next business, and what follows. */
function routeLine(
  here: Coordinates | null,
  businesses: readonly Coordinates[],
  walks: WalkingRoutes,
): RouteGeometry {
  const stops = here ? [here, ...businesses] : businesses;
  const [first, ...others] = stops
    .slice(1)
    .map((to, index) => walks.leg(stops[index] ?? to, to).line);
  return { leg: first ?? [], remainder: others.flat() };
}

const isNear = ({ distanceMeters = farAwayMeters }: BusinessView) => distanceMeters < farAwayMeters;
