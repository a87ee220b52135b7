import { createHmac, randomBytes } from 'node:crypto';
import { type readDeskSnapshot } from '@wine-walk/common/api/desk.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { unlimitedTickets } from '@wine-walk/common/model/ticket-counts.ts';
import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import {
  toSnapshotEntry,
  toTicketSnapshotEntry,
} from '@wine-walk/common/rules/desk/desk-snapshot.ts';
import { isTicketToShow } from '@wine-walk/common/rules/tickets/tickets.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { recordPeopleRead } from '../../firestore/people-reads.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import {
  readRegistrationsOfEvent,
  type StoredRegistration,
} from '../../firestore/registrations.ts';
import { readUnusedTickets } from '../../firestore/tickets.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { isTicketAtDesk } from './ticket-scope.ts';

/** Number of bytes of an HMAC: enough that no two IDs of an event share them. */
const hashBytes = 12;

/**
 * Builds the data by which an offline desk decides arrivals, hashed with a random key. Audited with its size, at
 * most every 10 minutes, since a desk refreshes it every 2 minutes.
 */
export async function buildDeskSnapshot(
  eventId: string,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof readDeskSnapshot> | Problem<'not-found'>> {
  const [[event, catalog], registrations, tickets] = await Promise.all([
    readDocuments(
      [documentPaths.event(eventId), eventDocument],
      [documentPaths.catalog(eventId), catalogDocument],
    ),
    readRegistrationsOfEvent(eventId),
    readUnusedTickets(),
  ]);
  if (!event) return problem('not-found', 'This event no longer exists.');
  const target = documentPaths.event(eventId);
  const admitting = tickets.filter(({ data }) => isTicketAtDesk(data, eventId, caller));
  const size = registrations.length + admitting.filter(({ data }) => data.holderName).length;
  const list = { action: 'desk.snapshot', target, size };
  await recordPeopleRead({ caller, now, list });
  await recordListLoad(caller, now);
  const holders = findTicketsToShow(registrations, admitting);
  const shownAtDesk = new Set(holders.values());
  const key = randomBytes(32);
  const hash = cachingHasher(key);
  const { name, timeZone, ticketPrice, ticketTypes } = event.data;
  return {
    event: { id: eventId, name, timeZone, ticketPrice, ticketTypes, left: unlimitedTickets },
    takenAt: new Date(now).toISOString(),
    hashKey: key.toString('base64url'),
    entries: [
      ...registrations.map((stored) =>
        toSnapshotEntry(withId(stored), hash, holders.get(stored.id)),
      ),
      ...admitting.flatMap((stored) =>
        shownAtDesk.has(stored.id) ? [] : [toTicketSnapshotEntry(withId(stored), hash)],
      ),
    ],
    businesses: (catalog?.data.businesses ?? []).map(({ id, name }) => ({
      id,
      name,
    })),
  };
}

/** Returns a function for keyed hashes. It remembers them, since the beginnings of names repeat. */
function cachingHasher(key: Buffer): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const digest = createHmac('sha256', key).update(text).digest();
    const hashed = digest.subarray(0, hashBytes).toString('base64url');
    known.set(text, hashed);
    return hashed;
  };
}

/** Returns the unused tickets that their holders registered to show at the desk, by registration. */
function findTicketsToShow(
  registrations: readonly StoredRegistration[],
  tickets: readonly Stored<TicketDocument>[],
): Map<string, string> {
  const byId = new Map(tickets.map(({ id, data }) => [id, data]));
  const found = new Map<string, string>();
  const named = new Set<string>();
  for (const { id, data } of registrations) {
    const { deskTicketId } = data;
    const ticket = deskTicketId ? byId.get(deskTicketId) : undefined;
    if (!ticket || !deskTicketId || named.has(deskTicketId) || !isTicketToShow(ticket, data))
      continue;
    named.add(deskTicketId);
    found.set(id, deskTicketId);
  }
  return found;
}

/** Records that a phone of a volunteer has the list, for the checklist of the event and `npm run project -- check --evening`. */
async function recordListLoad({ uid, shiftId }: StaffMember, now: number): Promise<void> {
  if (shiftId === null) return;
  const data = { listLoadedAt: new Date(now).toISOString() };
  // A conflict means that the account is gone, which the next request reports.
  await commit([{ kind: 'update', path: documentPaths.staffMember(uid), data }]);
}
