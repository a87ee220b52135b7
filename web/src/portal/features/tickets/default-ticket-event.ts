import { type EventTimes, eventStatus } from '@wine-walk/common/rules/events/event-status.ts';

/**
 * The id of the event that new tickets most likely are for: the portal's walk unless it is over, since a ticket
 * that stays valid for every later walk should be somebody's choice. Empty where there is none.
 */
export function defaultTicketEventId(
  walk: (EventTimes & { id: string }) | undefined,
  now: number,
): string {
  return walk && eventStatus(walk, now) !== 'ended' ? walk.id : '';
}
