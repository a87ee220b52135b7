import type { Texts } from '../../../i18n/en/app.ts';
import type { BusinessView } from '../../../shared/business-view.ts';

/** How a business is drawn: stamped, stamped faintly, greyed where it closed or sold out tonight, the one to walk to now, one with a gift, or still empty. */
export type PinState = 'visited' | 'pending' | 'closed' | 'next' | 'special' | 'open';

export interface Pin {
  business: BusinessView;
  state: PinState;
  /** Its turn on the way from here, from 1; null where there was a check-in. */
  number: number | null;
}

/** A check-in that waits on this device for a connection (`isQueued`) is pending already. */
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

/** What a screen reader says of a business: its name, its state, and its turn on the way. */
export function pinLabel(
  { business, state, number }: Pin,
  { common, map }: Pick<Texts, 'common' | 'map'>,
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
    return map.businessLabel(business.name, `${messages}, ${map.stop(number)}`);
  return map.businessLabel(business.name, messages);
}

/** Pixels across. */
export const pinSize = (state: PinState) => (state === 'next' ? 46 : 36);
