import { type EventDocument } from '../../model/events.ts';
import { hasEnded } from './event-status.ts';

type Listed = Pick<EventDocument, 'businessIds'> & { id: string };
type Timed = Pick<
  EventDocument,
  'isActive' | 'isPublished' | 'startTime' | 'endTime' | 'businessIds' | 'joinsNewBusinesses'
>;

/** True if staff chose to add new businesses automatically. */
export function autoAddsNewBusinesses({
  businessIds,
  joinsNewBusinesses,
}: Pick<EventDocument, 'businessIds' | 'joinsNewBusinesses'>): boolean {
  return businessIds === null || joinsNewBusinesses;
}

/**
 * Returns the events that a new business joins by default: upcoming or running ones, and drafts, that add new
 * businesses.
 */
export function defaultEventsForNewBusiness<E extends Timed>(
  events: readonly E[],
  now: number,
): E[] {
  return events.filter(
    (event) =>
      (event.isActive || !event.isPublished) &&
      autoAddsNewBusinesses(event) &&
      !hasEnded(event, now),
  );
}

/**
 * Returns the event lists to change so that a business takes part in exactly `eventIds`: appended or removed.
 * Events without a list include every active business and are skipped. With `seenEventIds`, the editor's
 * view, events that the editor did not change are left as others made them.
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
 * Returns the first event that the editor removes the business from although it no longer has a list, because
 * another editor made it include every business.
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
