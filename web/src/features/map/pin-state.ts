import type { SeenBusiness } from '../../components/seen-business.ts';
import type { Texts } from '../../texts/en.ts';

/** How a door is drawn: stamped, stamped faintly, the one to walk to now, one with a gift, or still empty. */
export type PinState = 'visited' | 'pending' | 'next' | 'special' | 'open';

export interface Pin {
  business: SeenBusiness;
  state: PinState;
}

/** A check-in that waits on this device for a connection (`isWaiting`) is pending already. */
export function pinState(
  business: SeenBusiness,
  nextId: string | undefined,
  isWaiting: boolean,
): PinState {
  if (business.isVisited) return 'visited';
  if (business.visit || isWaiting) return 'pending';
  if (business.id === nextId) return 'next';
  return business.hasSpecialReward ? 'special' : 'open';
}

/** What a screen reader says of a door: its name, its state, and whether it is the next one. */
export function pinLabel({ business, state }: Pin, { common, map }: Pick<Texts, 'common' | 'map'>) {
  const unvisited = business.hasSpecialReward ? common.specialReward : common.notVisited;
  const words = {
    visited: common.visited,
    pending: common.pending,
    next: `${unvisited}, ${map.next}`,
    special: unvisited,
    open: unvisited,
  }[state];
  return map.doorLabel(business.name, words);
}

/** Pixels across. */
export const pinSize = (state: PinState) => (state === 'next' ? 46 : 36);
