import {
  type Coordinates,
  distanceMeters,
  isNearby,
  metersToMiles,
} from '@wine-walk/common/lib/distance.ts';
import { type CatalogDocument, type CatalogueBusiness } from '@wine-walk/common/model/catalog.ts';
import { type ProgressDocument, type Visit } from '@wine-walk/common/model/participants.ts';
import { eligibleBusinesses } from '@wine-walk/common/rules/events/eligible-businesses.ts';

/** A business as the signed-in person sees it. */
export interface BusinessView extends CatalogueBusiness {
  /** Verified or pending; undefined before the first check-in. */
  visit: Visit | undefined;
  /** Verified: what counts. */
  isVisited: boolean;
  /** Metres from here; undefined while it is not known where here is. */
  distanceMeters: number | undefined;
}

/** The event's businesses in their order, with the person's visits and how far each is from `here`. */
export function toBusinessViews(
  catalogue: Pick<CatalogDocument, 'businesses'>,
  progress: Pick<ProgressDocument, 'visits'>,
  here: Coordinates | null,
): BusinessView[] {
  return catalogue.businesses.map((business) => {
    const visit = progress.visits[business.id];
    return {
      ...business,
      visit,
      isVisited: visit?.state === 'verified',
      distanceMeters: here ? distanceMeters(here, business) : undefined,
    };
  });
}

/** Those whose stamps the person has or can get: also the ones that left the walk after a visit. */
export function businessesWithStamps(
  catalogue: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>,
  progress: Pick<ProgressDocument, 'visits'>,
): BusinessView[] {
  return toBusinessViews({ businesses: eligibleBusinesses(catalogue, progress) }, progress, null);
}

export const businessFilters = ['all', 'visited', 'unvisited', 'nearby'] as const;
export type BusinessFilter = (typeof businessFilters)[number];

/** Whether a business is among what a filter shows. An unknown distance counts as near. */
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
