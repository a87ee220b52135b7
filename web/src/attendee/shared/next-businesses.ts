import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { type SuggestedRoute, suggestVisitOrder } from '@wine-walk/common/rules/routes/route.ts';
import {
  straightLineRoutes,
  type WalkingRoutes,
} from '@wine-walk/common/rules/routes/walking-routes.ts';
import type { BusinessView } from '../../shared/business-view.ts';

export interface NextBusinesses extends Pick<SuggestedRoute, 'meters' | 'walkingSeconds'> {
  /** Businesses without a check-in, in the order that walks least from here. */
  stops: BusinessView[];
}

export interface RoutePreferences {
  /** The ways between places; straight lines where they are left out. */
  walks?: WalkingRoutes;
  /** Those that the person wants to visit: they come first. */
  wantedIds?: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/**
 * Where to go on to: the business one stands at, then the wanted ones, then the others, each in the order that walks
 * least. A pending visit was walked already, so it is not among them. `radiusMeters`: closer than the event's
 * radius one stands at a business.
 */
export function nextBusinesses(
  businesses: readonly BusinessView[],
  here: Coordinates | null,
  radiusMeters: number,
  { walks = straightLineRoutes, wantedIds = nobody }: RoutePreferences = {},
): NextBusinesses {
  // A business that closed or sold out tonight is asked of nobody any more.
  const left = businesses.filter(({ visit, status }) => !visit && status === 'open');
  const [nearest] = sortByDistance(left);
  const first = nearest && (nearest.distanceMeters ?? radiusMeters) < radiusMeters ? nearest : null;
  const others = left.filter((business) => business !== first);
  const inOrder = (from: Coordinates | null, stops: readonly BusinessView[]) => {
    const { order, ...way } = suggestVisitOrder(from, stops, walks);
    return { ...way, stops: order.flatMap((id) => stops.find((stop) => stop.id === id) ?? []) };
  };
  const wanted = inOrder(
    first ?? here,
    others.filter(({ id }) => wantedIds.has(id)),
  );
  const rest = inOrder(
    wanted.stops.at(-1) ?? first ?? here,
    others.filter(({ id }) => !wantedIds.has(id)),
  );
  return {
    stops: [...(first ? [first] : []), ...wanted.stops, ...rest.stops],
    meters: wanted.meters + rest.meters,
    walkingSeconds: wanted.walkingSeconds + rest.walkingSeconds,
  };
}

/** Nearest first; the event's own order where the distance is unknown. */
export function sortByDistance(businesses: readonly BusinessView[]): BusinessView[] {
  return businesses.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));
}
