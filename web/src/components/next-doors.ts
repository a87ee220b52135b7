import type { Place } from '@domain/distance.ts';
import { type SuggestedRoute, suggestRoute } from '@domain/route.ts';
import type { SeenBusiness } from './seen-business.ts';

export interface NextDoors extends Pick<SuggestedRoute, 'meters' | 'walkingSeconds'> {
  /** Businesses without a check-in, in the order that walks least from here. */
  doors: SeenBusiness[];
}

/** Where to go on to. A pending visit was walked already, so it is not among them. */
export function nextDoors(businesses: readonly SeenBusiness[], here: Place | null): NextDoors {
  const left = businesses.filter((business) => !business.visit);
  const { order, meters, walkingSeconds } = suggestRoute(here, left);
  const doors = order.flatMap((id) => left.find((business) => business.id === id) ?? []);
  return { doors, meters, walkingSeconds };
}

/** Nearest first; the event's own order where the distance is unknown. */
export function nearestFirst(businesses: readonly SeenBusiness[]): SeenBusiness[] {
  return businesses.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));
}
