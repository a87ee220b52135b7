import type { WaitingListDocument } from '../../model/waiting-list.ts';
import type { Place } from './ticket-limits.ts';

const minutes = 60_000;
const hours = 60 * minutes;

/** Longest time in milliseconds for which a place is held. */
const longestOfferMs = 24 * hours;
/** Time before the start that counts as the day of the walk, in milliseconds. */
const dayBeforeStartMs = 8 * hours;
/** Time in milliseconds for which a place is held on the day, so that an offer that is not noticed passes on. */
const offerOnTheDayMs = 1 * hours;
/** Time before the start from which no place is offered, in milliseconds: the desk sells the remaining ones. */
const noOffersBeforeStartMs = 1 * hours;

/**
 * Returns the end of an offer that is made now: after 24 hours, but within the first hour of the day of the walk; on
 * the day after an hour. Null if it is too late for one. `now`: epoch milliseconds. The result: ISO 8601, UTC.
 */
export function offerEnd(startTime: string, now: number): string | null {
  const last = Date.parse(startTime) - noOffersBeforeStartMs;
  if (last - now < noOffersBeforeStartMs) return null;
  const dayStart = Date.parse(startTime) - dayBeforeStartMs;
  const end = Math.min(now + longestOfferMs, Math.max(now, dayStart) + offerOnTheDayMs, last);
  return new Date(end).toISOString();
}

/** Returns the place that an offer holds: that of a registration to which the desk sells a ticket. */
export const offeredPlace = (eventId: string): Place => ({ eventId, typeId: null, isOpen: true });

/** True if an entry has an offer that has not ended. `now`: epoch milliseconds. */
export function isOpenOffer(
  { state, offerEndsAt }: Pick<WaitingListDocument, 'state' | 'offerEndsAt'>,
  now: number,
): boolean {
  return state === 'offered' && offerEndsAt !== null && Date.parse(offerEndsAt) > now;
}
