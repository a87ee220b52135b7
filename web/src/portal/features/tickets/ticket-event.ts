import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { type EventTimes, eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { eventChoices } from '../../kit/event-labels.ts';

/**
 * The id of the event that new tickets most likely are for: the portal's walk unless it is over, since a ticket
 * that stays valid for every later walk should be somebody's choice. Empty where there is none.
 */
export function defaultTicketEventId(
  event: (EventTimes & { id: string }) | undefined,
  now: number,
): string {
  return event && eventStatus(event, now) !== 'ended' ? event.id : '';
}

/** What the event that a ticket admits to is called; its id where there is no such event any more. */
export function eventName(eventId: string, events: readonly AdminEvent[]): string {
  return eventChoices(events).find(({ id }) => id === eventId)?.label ?? eventId;
}
