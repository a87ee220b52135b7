import { type EventDocument } from '../../model/events.ts';
import { eventStatus } from './event-status.ts';

type Listed = Pick<EventDocument, 'businessIds'> & { id: string };
type Timed = Pick<
  EventDocument,
  'isActive' | 'startTime' | 'endTime' | 'businessIds' | 'joinsNewBusinesses'
>;

/** Whether staff chose that an event takes what is added later, too. */
export function autoAddsNewBusinesses({
  businessIds,
  joinsNewBusinesses = false,
}: Pick<EventDocument, 'businessIds' | 'joinsNewBusinesses'>): boolean {
  return businessIds === null || joinsNewBusinesses;
}

/** The events that a new business joins unless told otherwise: those that take new ones, yet to come or under way. */
export function defaultEventsForNewBusiness<E extends Timed>(
  events: readonly E[],
  now: number,
): E[] {
  return events.filter(
    (event) =>
      event.isActive && autoAddsNewBusinesses(event) && eventStatus(event, now) !== 'ended',
  );
}

/**
 * The events' own lists that change where a business takes part in exactly `eventIds`: added at the end, or
 * taken out. An event without a list takes every active business and is left alone. With `seenEventIds`, in
 * which the editor saw it take part, an event where the two agree is as others have left it meanwhile.
 */
export function changedBusinessLists(
  businessId: string,
  eventIds: readonly string[],
  events: readonly Listed[],
  seenEventIds?: readonly string[],
): { eventId: string; businessIds: string[] }[] {
  return events.flatMap(({ id, businessIds }) => {
    if (businessIds === null) return [];
    if (seenEventIds?.includes(id) === eventIds.includes(id)) return [];
    const takesPart = businessIds.includes(businessId);
    if (takesPart === eventIds.includes(id)) return [];
    const others = businessIds.filter((other) => other !== businessId);
    return [{ eventId: id, businessIds: takesPart ? others : [...others, businessId] }];
  });
}

/**
 * The first event that the editor takes the business out of while it has no list any more: somebody else had
 * it take every active business meanwhile, and only one of the two can be.
 */
export function eventThatLostItsList<E extends Listed>(
  eventIds: readonly string[],
  events: readonly E[],
  seenEventIds: readonly string[],
): E | undefined {
  return events.find(
    ({ id, businessIds }) =>
      businessIds === null && seenEventIds.includes(id) && !eventIds.includes(id),
  );
}
