import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { type EventTimes, hasEnded } from '@wine-walk/common/rules/events/event-status.ts';
import { eventChoices } from '../../kit/event-labels.ts';

type TimedEvent = EventTimes & { id: string };

/**
 * Returns the default event ID of new tickets: the selected event or, if it has ended, the next one. Volunteers do not see
 * tickets for any event, which are an explicit choice. Empty if there is none.
 */
export function defaultTicketEventId(
  event: TimedEvent | undefined,
  events: readonly TimedEvent[],
  now: number,
): string {
  const isAhead = (each: TimedEvent) => !hasEnded(each, now);
  if (event && isAhead(event)) return event.id;
  const [next] = events.filter(isAhead).toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return next?.id ?? '';
}

/** Returns the name of a ticket's event; its ID if it was deleted. */
export function eventName(eventId: string, events: readonly AdminEvent[]): string {
  return eventChoices(events).find(({ id }) => id === eventId)?.label ?? eventId;
}

/** Returns the ticket types of an event; none if it is null, empty or unknown. */
export function typesOf(
  eventId: string | null,
  events: readonly AdminEvent[],
): readonly TicketType[] {
  return events.find(({ id }) => id === eventId)?.ticketTypes ?? [];
}

/** Returns the state of a ticket in words; an unused one that is unpaid is named so. */
export function shownState({
  state,
  owes,
}: Pick<TicketDocument, 'state' | 'owes'>): 'unused' | 'redeemed' | 'owes' {
  return state === 'unused' && owes ? 'owes' : state;
}

/** Returns the name of a ticket's type; empty if it has none. */
export function typeName(
  { eventId, typeId }: Pick<TicketDocument, 'eventId' | 'typeId'>,
  events: readonly AdminEvent[],
): string {
  return typesOf(eventId, events).find(({ id }) => id === typeId)?.name ?? '';
}
