import { useMemo } from 'react';
import type { DeviceFix } from '../../platform/location/location.ts';
import { usePosition } from '../../platform/location/location-position.ts';
import { type BusinessView, toBusinessViews } from '../../shared/business-view.ts';
import { useCheckIn } from '../../shared/check-in-context.ts';
import { useRoutePreferences } from './district.ts';
import type { ReadyEventData } from './event-data/event-data.ts';
import { type NextBusinesses, nextBusinesses } from './next-businesses.ts';

/**
 * Maximum distance of the user from the nearest business in meters. Farther away the route starts at its
 * first business, and a map would shrink the businesses to nothing.
 */
const maxUserDistanceMeters = 3000;

export interface NextStops {
  /** All businesses of the event. */
  businesses: BusinessView[];
  /** Remaining route. Its first business is the next stop on every screen. */
  route: NextBusinesses;
  /** User location; null if unknown or too far away. */
  userLocation: DeviceFix | null;
}

/** Returns the remaining route from the current location, without check-ins queued on this device. */
export function useNextStops({
  event,
  catalog,
  progress,
}: Pick<ReadyEventData, 'event' | 'catalog' | 'progress'>): NextStops {
  const { fix } = usePosition();
  const { queuedBusinessIds } = useCheckIn();
  const preferences = useRoutePreferences(event);
  return useMemo(() => {
    const businesses = toBusinessViews(catalog, progress, fix);
    const userLocation = businesses.length === 0 || businesses.some(isNear) ? fix : null;
    const open = businesses.filter(({ id }) => !queuedBusinessIds.has(id));
    const radiusMeters = arrivalRadius(event.checkInRadiusMeters, userLocation);
    const route = nextBusinesses(open, userLocation, radiusMeters, preferences);
    return { businesses, route, userLocation };
  }, [event.checkInRadiusMeters, catalog, progress, fix, queuedBusinessIds, preferences]);
}

/** Returns the distance in meters within which a fix may be at a business: the radius and its accuracy. */
export function arrivalRadius(
  radiusMeters: number,
  fix: Pick<DeviceFix, 'accuracyMeters'> | null,
): number {
  return radiusMeters + (fix?.accuracyMeters ?? 0);
}

const isNear = ({ distanceMeters = maxUserDistanceMeters }: BusinessView) =>
  distanceMeters < maxUserDistanceMeters;
