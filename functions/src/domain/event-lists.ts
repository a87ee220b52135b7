import type { EventDocument } from '../contract/documents.ts';

type Listed = Pick<EventDocument, 'businessIds'> & { id: string };

/**
 * The events' own lists that change where a business takes part in exactly `eventIds`: added at the end, or
 * taken out. An event without a list takes every active business and is left alone.
 */
export function changedLists(
  businessId: string,
  eventIds: readonly string[],
  events: readonly Listed[],
): { eventId: string; businessIds: string[] }[] {
  return events.flatMap(({ id, businessIds }) => {
    if (businessIds === null) return [];
    const takesPart = businessIds.includes(businessId);
    if (takesPart === eventIds.includes(id)) return [];
    const others = businessIds.filter((other) => other !== businessId);
    return [{ eventId: id, businessIds: takesPart ? others : [...others, businessId] }];
  });
}
