import { type EventTimes, eventStatus } from '@domain/event-status.ts';
import { eventInFocus } from '../records/event-in-focus.ts';

/**
 * The id of the event that new tickets most likely are for: the one in focus unless it is over, since a ticket
 * that stays valid for every later walk should be somebody's choice. Empty where there is none.
 */
export function eventForTickets<E extends EventTimes & { id: string; isActive: boolean }>(
  events: readonly E[],
  now: number,
): string {
  const event = eventInFocus(events, now);
  return event && eventStatus(event, now) !== 'ended' ? event.id : '';
}
