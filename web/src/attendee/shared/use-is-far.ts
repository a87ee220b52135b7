import type { EventDocument } from '@wine-walk/common/model/events.ts';
import { usePosition } from '../../platform/location/location-position.ts';
import type { BusinessView } from '../../shared/business-view.ts';

/** Distances in meters; undefined and null if unknown. */
interface Reach {
  distanceMeters: number | undefined;
  accuracyMeters: number | null | undefined;
  radiusMeters: number;
}

/** True if the attendee is certainly outside the check-in radius; false while the location is unknown. */
export function isOutOfReach({ distanceMeters = 0, accuracyMeters, radiusMeters }: Reach): boolean {
  return distanceMeters - (accuracyMeters ?? 0) > radiusMeters;
}

/** Returns a function that is true for a business that is out of reach of a check-in. */
export function useIsFar({ checkInRadiusMeters }: Pick<EventDocument, 'checkInRadiusMeters'>) {
  const { fix } = usePosition();
  return ({ distanceMeters }: Pick<BusinessView, 'distanceMeters'>) =>
    isOutOfReach({
      distanceMeters,
      accuracyMeters: fix?.accuracyMeters,
      radiusMeters: checkInRadiusMeters,
    });
}
