import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import { chooseActiveEvent } from '@wine-walk/common/rules/events/event-status.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';

export type EventWithId = WithId<EventDocument>;

/** More events than staff ever mark active at once. */
const maxActive = 20;

/** The event the walk is about; undefined where none is active. `now`: milliseconds since 1970, UTC. */
export async function findActiveEvent(now: number): Promise<EventWithId | undefined> {
  const found = await readQuery(documentPaths.events, eventDocument, (query) =>
    query.where('isActive', '==', true).limit(maxActive),
  );
  return chooseActiveEvent(found.map(withId), now);
}
