import { createHmac, randomBytes } from 'node:crypto';
import { catalogDocument } from '../../contract/catalog-documents.ts';
import type { readDeskSnapshot } from '../../contract/desk-snapshot.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import { toSnapshotEntry, toTicketSnapshotEntry } from '../../domain/desk-snapshot.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { withId } from '../../domain/with-id.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';
import { readRegistrationsOfEvent } from '../../store/registrations.ts';
import { readUnusedTickets } from '../../store/tickets.ts';

/** Of an id's HMAC as many bytes as no two ids of an event share. */
const hashBytes = 12;

/** What a desk needs to decide arrivals without a connection, hashed with a key of its own. */
export async function buildDeskSnapshot(
  eventId: string,
  { now }: { now: number },
): Promise<ResponseOf<typeof readDeskSnapshot> | Problem<'not-found'>> {
  const [[event, catalogue], registrations, tickets] = await Promise.all([
    readDocuments(
      [documentPaths.event(eventId), eventDocument],
      [documentPaths.catalogue(eventId), catalogDocument],
    ),
    readRegistrationsOfEvent(eventId),
    readUnusedTickets(),
  ]);
  if (!event) return problem('not-found', 'This event no longer exists.');
  const key = randomBytes(32);
  const hash = (id: string) =>
    createHmac('sha256', key).update(id).digest().subarray(0, hashBytes).toString('base64url');
  const { name, timeZone, ticketPrice } = event.data;
  return {
    event: { id: eventId, name, timeZone, ticketPrice },
    takenAt: new Date(now).toISOString(),
    hashKey: key.toString('base64url'),
    entries: [
      ...registrations.map((stored) => toSnapshotEntry(withId(stored), hash)),
      ...tickets
        .filter(({ data }) => data.eventId === null || data.eventId === eventId)
        .map(({ id }) => toTicketSnapshotEntry(hash(id))),
    ],
    businesses: (catalogue?.data.businesses ?? []).map(({ id, name: called }) => ({
      id,
      name: called,
    })),
  };
}
