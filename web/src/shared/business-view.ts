import {
  type Coordinates,
  distanceMeters,
  isNearby,
  metersToMiles,
} from '@wine-walk/common/lib/distance.ts';
import { type CatalogBusiness, type CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type ProgressDocument, type Visit } from '@wine-walk/common/model/participants.ts';
import { eligibleBusinesses } from '@wine-walk/common/rules/events/eligible-businesses.ts';

/** Business from the view of the signed-in attendee. */
export interface BusinessView extends CatalogBusiness {
  /** Verified or pending; undefined before the first check-in. */
  visit: Visit | undefined;
  /** True if the visit is verified. */
  isVisited: boolean;
  /** Distance from the current location, in meters; undefined if the location is unknown. */
  distanceMeters: number | undefined;
}

/**
 * Returns the event's businesses in order, with the attendee's visits and the distance of each from `here`.
 */
export function toBusinessViews(
  catalog: Pick<CatalogDocument, 'businesses'>,
  progress: Pick<ProgressDocument, 'visits'>,
  here: Coordinates | null,
): BusinessView[] {
  return catalog.businesses.map((business) => {
    const visit = progress.visits[business.id];
    return {
      ...business,
      visit,
      isVisited: visit?.state === 'verified',
      distanceMeters: here ? distanceMeters(here, business) : undefined,
    };
  });
}

/** Returns businesses with stamps the attendee has or can get, including removed businesses after a visit. */
export function businessesWithStamps(
  catalog: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  progress: Pick<ProgressDocument, 'visits'>,
): BusinessView[] {
  return toBusinessViews({ businesses: eligibleBusinesses(catalog, progress) }, progress, null);
}

export const businessFilters = ['all', 'visited', 'unvisited', 'nearby'] as const;
export type BusinessFilter = (typeof businessFilters)[number];

/** True if a business matches the filter. An unknown distance counts as near. */
export function matchesFilter(business: BusinessView, filter: BusinessFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'visited':
      return business.isVisited;
    case 'unvisited':
      return !business.isVisited;
    case 'nearby':
      return isNearby(business.distanceMeters && metersToMiles(business.distanceMeters));
  }
}
