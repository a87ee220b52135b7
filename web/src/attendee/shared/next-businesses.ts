import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import {
  type CrowdPreferences,
  suggestQuietOrder,
} from '@wine-walk/common/rules/routes/quiet-order.ts';
import {
  type SuggestedRoute,
  straightLineRoutes,
  suggestVisitOrder,
  type WalkingRoutes,
} from '@wine-walk/common/rules/routes/route.ts';
import type { BusinessView } from '../../shared/business-view.ts';

export interface NextBusinesses extends Pick<SuggestedRoute, 'meters' | 'walkingSeconds'> {
  /** Businesses without a check-in, in the order of the shortest walk from here. */
  stops: BusinessView[];
}

export interface RoutePreferences {
  /** Routes between places; straight lines if omitted. */
  routes?: WalkingRoutes;
  /** Businesses on the attendee's wishlist, which come first. */
  wishlistIds?: ReadonlySet<string>;
  /** Recent check-ins, by which the next business is a quiet one among the near ones. */
  crowd?: CrowdPreferences;
}

const emptyIds: ReadonlySet<string> = new Set();

/**
 * Returns the next businesses: the one at the current location, then the wishlist, then the rest, each in the
 * order of the shortest walk; with `crowd`, after a quiet next one. Excludes pending visits, as the attendee has
 * already been there.
 * `radiusMeters`: within this distance the attendee is at a business.
 */
export function nextBusinesses(
  businesses: readonly BusinessView[],
  here: Coordinates | null,
  radiusMeters: number,
  { routes = straightLineRoutes, wishlistIds = emptyIds, crowd }: RoutePreferences = {},
): NextBusinesses {
  // Excludes businesses that closed or sold out at this event.
  const open = businesses.filter(({ visit, status }) => !visit && status === 'open');
  const [nearest] = sortByDistance(open);
  const first = nearest && (nearest.distanceMeters ?? radiusMeters) < radiusMeters ? nearest : null;
  const others = open.filter((business) => business !== first);
  const inOrder = (
    from: Coordinates | null,
    stops: readonly BusinessView[],
    quiet: CrowdPreferences | undefined,
  ) => {
    const { order, ...way } =
      from && quiet
        ? suggestQuietOrder(from, stops, routes, quiet)
        : suggestVisitOrder(from, stops, routes);
    return { ...way, stops: order.flatMap((id) => stops.find((stop) => stop.id === id) ?? []) };
  };
  const wishlist = inOrder(
    first ?? here,
    others.filter(({ id }) => wishlistIds.has(id)),
    crowd,
  );
  // The crowd matters where the attendee walks now; it changes before the end of the wishlist.
  const rest = inOrder(
    wishlist.stops.at(-1) ?? first ?? here,
    others.filter(({ id }) => !wishlistIds.has(id)),
    wishlist.stops.length > 0 ? undefined : crowd,
  );
  return {
    stops: [...(first ? [first] : []), ...wishlist.stops, ...rest.stops],
    meters: wishlist.meters + rest.meters,
    walkingSeconds: wishlist.walkingSeconds + rest.walkingSeconds,
  };
}

/** Sorts nearest first; in the event's own order if the distance is unknown. */
export function sortByDistance(businesses: readonly BusinessView[]): BusinessView[] {
  return businesses.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));
}
