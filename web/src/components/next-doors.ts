import type { Place } from '@domain/distance.ts';
import { type SuggestedRoute, suggestRoute } from '@domain/route.ts';
import type { SeenBusiness } from './seen-business.ts';

export interface NextDoors extends Pick<SuggestedRoute, 'meters' | 'walkingSeconds'> {
  /** Businesses without a check-in, in the order that walks least from here. */
  doors: SeenBusiness[];
}

/** Closer than this one stands at a door, and the walk goes on from there. Metres. */
const atDoorMeters = 50;

/**
 * Where to go on to: the door one stands at, then the order that walks least. A pending visit was walked
 * already, so it is not among them.
 */
export function nextDoors(businesses: readonly SeenBusiness[], here: Place | null): NextDoors {
  const left = businesses.filter((business) => !business.visit);
  const [nearest] = nearestFirst(left);
  const first = nearest && (nearest.distanceMeters ?? atDoorMeters) < atDoorMeters ? nearest : null;
  const others = left.filter((business) => business !== first);
  const { order, meters, walkingSeconds } = suggestRoute(first ?? here, others);
  const doors = order.flatMap((id) => others.find((business) => business.id === id) ?? []);
  return { doors: first ? [first, ...doors] : doors, meters, walkingSeconds };
}

/** Nearest first; the event's own order where the distance is unknown. */
export function nearestFirst(businesses: readonly SeenBusiness[]): SeenBusiness[] {
  return businesses.toSorted((a, b) => (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0));
}
