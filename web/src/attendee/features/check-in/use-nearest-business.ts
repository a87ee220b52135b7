import { useState } from 'react';
import type { BusinessView } from '../../../shared/business-view.ts';
import { sortByDistance } from '../../shared/next-businesses.ts';

/** How much nearer another business must be before the sheet turns to it by itself. Metres. */
const clearlyNearer = 15;

/**
 * The business to check in at: the chosen one, else the nearest not visited yet; a pending one, where one stands
 * at it and at no other. It does not change under the thumb while two neighbours are about as near.
 */
export function useNearestBusiness(
  businesses: readonly BusinessView[],
  chosenId: string | null,
  radiusMeters: number,
) {
  const [heldId, setHeldId] = useState<string | null>(null);
  const chosen = businesses.find(({ id }) => id === chosenId);
  const open = sortByDistance(
    businesses.filter(({ isVisited, visit, status }) => !isVisited && (visit || status === 'open')),
  );
  const nearest = nearestToStamp(open, radiusMeters);
  const held = open.find(({ id }) => id === heldId);
  const isHeld = held && nearest && Boolean(held.visit) === Boolean(nearest.visit);
  const target = isHeld && !isClearlyNearer(nearest, held) ? held : nearest;
  if (target && target.id !== heldId && target.distanceMeters !== undefined) setHeldId(target.id);
  return { target: chosen ?? (chosenId === null ? target : undefined), open };
}

function nearestToStamp(open: readonly BusinessView[], radiusMeters: number) {
  const unvisited = open.find(({ visit }) => !visit);
  const isAt = (business: BusinessView | undefined) =>
    (business?.distanceMeters ?? Infinity) <= radiusMeters;
  if (isAt(unvisited)) return unvisited;
  return open.find((business) => business.visit && isAt(business)) ?? unvisited ?? open[0];
}

function isClearlyNearer(nearest: BusinessView, held: BusinessView): boolean {
  if (nearest.distanceMeters === undefined || held.distanceMeters === undefined) return false;
  return nearest.distanceMeters < held.distanceMeters - clearlyNearer;
}
