import { type EventDocument, eventDocument } from '../contract/documents.ts';
import { chooseActiveEvent } from '../domain/event-status.ts';
import { paths } from './paths.ts';
import { readQuery } from './read.ts';

export type EventWithId = EventDocument & { id: string };

/** More events than staff ever mark active at once. */
const mostActive = 20;

/** The event the walk is about; undefined where none is active. `now`: milliseconds since 1970, UTC. */
export async function findActiveEvent(now: number): Promise<EventWithId | undefined> {
  const found = await readQuery(paths.events, eventDocument, (query) =>
    query.where('isActive', '==', true).limit(mostActive),
  );
  return chooseActiveEvent(
    found.map((event) => ({ ...event.data, id: event.id })),
    now,
  );
}
