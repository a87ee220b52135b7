import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { eventNotFound } from '../../firestore/events/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';

/** Returns the ticket types of an event, none for null; a problem if the event does not exist. */
export async function readTicketTypes(
  eventId: string | null,
): Promise<readonly TicketType[] | Problem<'event-gone'>> {
  if (!eventId) return [];
  const event = await readDocument(documentPaths.event(eventId), eventDocument);
  return event?.data.ticketTypes ?? eventNotFound();
}

/** Returns the problem if the named event does not exist or lacks one of these types. */
export async function requireEventTypes(
  eventId: string | null,
  typeIds: readonly (string | null)[],
): Promise<Problem<'event-gone' | 'no-such-ticket-type'> | undefined> {
  const known = await readTicketTypes(eventId);
  if ('problem' in known) return known;
  const isKnown = (typeId: string | null) =>
    typeId === null || known.some(({ id }) => id === typeId);
  if (typeIds.every(isKnown)) return undefined;
  return problem('no-such-ticket-type', {}, 'typeId');
}
