import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';

import type { BusinessView } from '../../../shared/business-view.ts';

/**
 * Drawing state of a business: stamped, faintly stamped, grayed out (closed or sold out), next on the route,
 * with a special reward, or empty.
 */
export type PinState = 'visited' | 'pending' | 'closed' | 'next' | 'special' | 'open';

export interface Pin {
  business: BusinessView;
  state: PinState;
  /** Position on the route, from 1; null if the business has a check-in. */
  number: number | null;
}

/** Returns the drawing state. A check-in queued on this device (`isQueued`) counts as pending. */
export function pinState(
  business: BusinessView,
  nextId: string | undefined,
  isQueued: boolean,
): PinState {
  if (business.isVisited) return 'visited';
  if (business.visit || isQueued) return 'pending';
  if (business.status !== 'open') return 'closed';
  if (business.id === nextId) return 'next';
  return business.hasSpecialReward ? 'special' : 'open';
}

/** Returns the accessible name of a pin: business, state and position on the route. */
export function pinLabel(
  { business, state, number }: Pin,
  { common, map }: Pick<AttendeeTexts, 'common' | 'map'>,
) {
  const unvisited = business.hasSpecialReward ? common.specialReward : common.notVisited;
  const messages = {
    visited: common.visited,
    pending: common.pending,
    closed: business.status === 'sold-out' ? common.soldOut : common.closedTonight,
    next: `${unvisited}, ${map.next}`,
    special: unvisited,
    open: unvisited,
  }[state];
  if (number !== null && state !== 'next' && state !== 'pending')
    return map.businessLabel({
      name: business.name,
      state: `${messages}, ${map.stop({ number })}`,
    });
  return map.businessLabel({ name: business.name, state: messages });
}

/** True if the pin is drawn with the star of its special reward. */
export const hasStar = ({ business, state }: Pin) =>
  state === 'special' || (state === 'next' && business.hasSpecialReward);

/** Returns the diameter in pixels. */
export const pinSize = (state: PinState) => (state === 'next' ? 46 : 36);
