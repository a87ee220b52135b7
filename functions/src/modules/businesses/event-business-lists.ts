import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { changedBusinessLists } from '@wine-walk/common/rules/events/event-business-lists.ts';
import type { Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

export type Events = Stored<EventDocument>[];

/** An event with the businesses that its list is to have. */
export interface ChangedList {
  event: Stored<EventDocument>;
  businessIds: string[];
}

/** At its field, since the business itself is as the editor saw it: there is nothing to compare. */
export function listRemovedProblem(name: string): Problem<'stale-edit'> {
  const message = `Somebody else had ${name} take every active business meanwhile. Look at it, then save again.`;
  return problem('stale-edit', message, { fields: { eventIds: message } });
}

/** The events whose lists change, each with its new one. */
export function changedListsFor(
  businessId: string,
  eventIds: readonly string[],
  events: Events,
  seenEventIds?: readonly string[],
): ChangedList[] | Problem<'not-found'> {
  const byId = new Map(events.map((event) => [event.id, event]));
  if (eventIds.some((id) => !byId.has(id))) {
    const message = 'One of these events no longer exists.';
    return problem('not-found', message, { fields: { eventIds: message } });
  }
  const changed = changedBusinessLists(businessId, eventIds, events.map(withId), seenEventIds);
  return changed.flatMap(({ eventId, businessIds }) => {
    const event = byId.get(eventId);
    return event ? [{ event, businessIds }] : [];
  });
}

/** The writes of changed lists, each on the event as it was read. */
export function listWrites(lists: readonly ChangedList[], updatedAt: string): Write[] {
  return lists.map(({ event, businessIds }) => ({
    kind: 'update',
    path: event.path,
    data: { businessIds, version: event.data.version + 1, updatedAt },
    revision: event.revision,
  }));
}
