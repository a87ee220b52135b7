import { randomBytes } from 'node:crypto';
import type { QueryOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type DeskSnapshotPart, type readDeskSnapshot } from '@wine-walk/common/api/staff/desk.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { deskListsDocument } from '@wine-walk/common/model/desk.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { unlimitedTickets } from '@wine-walk/common/model/ticket-counts.ts';
import { countedLimits } from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { databaseName } from '../../firestore/database-name.ts';
import { readTicketsLeft } from '../../firestore/events/ticket-counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { recordPeopleRead } from '../../firestore/people/people-reads.ts';
import { readDocuments } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';
import { hmacSha256 } from '../../lib/keyed-hash.ts';
import { sharePending } from '../../lib/share-pending.ts';
import { type ListScope, readAllEntries, readChangedEntries } from './snapshot-entries.ts';

/** Number of bytes of an HMAC: enough that no two IDs of an event share them. */
const hashBytes = 12;

/** Longest time from the start of a commit until it can be read, and difference of the servers' clocks, in milliseconds. */
const overlapMs = 60_000;

/**
 * Returns the data by which an offline desk decides arrivals, under hashes with a random key: everyone once, then
 * changes since the list with this `cursor` and `hashKey`. Audited with its size, at most every 10 minutes, since a desk
 * refreshes it every 2 minutes.
 */
export async function buildDeskSnapshot(
  { eventId, cursor, hashKey }: QueryOf<typeof readDeskSnapshot>,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<ResponseOf<typeof readDeskSnapshot> | Problem<'event-gone'>> {
  const [event, catalog, lists] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.deskLists(), deskListsDocument],
  );
  if (!event) return problem('event-gone');
  const scope = { eventId, ofNoEvent: caller.eventId === null };
  const since = hashKey ? changesSince(cursor, lists?.data.entryLeftAt) : undefined;
  const { name, timeZone, ticketPrice, ticketTypes } = event.data;
  const left = countedLimits(event.data) ? await readTicketsLeft(eventId) : unlimitedTickets;
  const shown = {
    event: { id: eventId, name, timeZone, ticketPrice, ticketTypes, left },
    businesses: (catalog?.data.businesses ?? []).map(({ id, name }) => ({ id, name })),
  };
  const { size, list } =
    since && hashKey
      ? withFacts(shown, await readChanges({ ...scope, hashKey, since, now }))
      : await wholeLists(JSON.stringify(scope), async () =>
          withFacts(shown, await readWhole(scope, now)),
        );
  const audited = { action: 'desk.snapshot', target: documentPaths.event(eventId), size };
  await recordPeopleRead({ caller, now, list: audited });
  await recordListLoad(caller, now);
  return list;
}

type Shown = Pick<DeskSnapshotPart, 'event' | 'businesses'>;
type Part = Omit<DeskSnapshotPart, keyof Shown> & { size: number };

function withFacts(
  shown: Shown,
  { size, ...part }: Part,
): { size: number; list: DeskSnapshotPart } {
  return { size, list: { ...shown, ...part } };
}

type Scope = Omit<ListScope, 'hash'>;

/** Complete lists that are being read: desks that open at once share one, which is then serialized once. */
const wholeLists = sharePending<ReturnType<typeof withFacts>>();

async function readWhole(scope: Scope, now: number): Promise<Part> {
  const hashKey = randomBytes(32).toString('base64url');
  const { entries, size } = await readAllEntries({ ...scope, hash: cachingHasher(hashKey) });
  return { ...stateOf(now), hashKey, entries, removedTickets: null, size };
}

async function readChanges(
  of: Scope & { hashKey: string; since: Date; now: number },
): Promise<Part> {
  const { hashKey, since, now, ...scope } = of;
  const part = await readChangedEntries({ ...scope, hash: cachingHasher(hashKey) }, since);
  return { ...stateOf(now), hashKey, ...part };
}

/** Returns the time of a list, and the cursor of its changes. A restored database has another name. */
function stateOf(now: number): { takenAt: string; cursor: string } {
  const takenAt = new Date(now).toISOString();
  return { takenAt, cursor: `${databaseName()} ${takenAt}` };
}

/** Returns the time of the earliest change after a list; undefined if the list has to be read as a whole. */
function changesSince(
  cursor: string | undefined,
  entryLeftAt: string | undefined,
): Date | undefined {
  const [database, takenAt = ''] = cursor?.split(' ') ?? [];
  const takenMs = Date.parse(takenAt);
  if (database !== databaseName() || Number.isNaN(takenMs)) return undefined;
  const since = new Date(takenMs - overlapMs);
  return entryLeftAt && Date.parse(entryLeftAt) >= since.getTime() ? undefined : since;
}

/** Returns a function for keyed hashes. It remembers them, since the beginnings of names repeat. */
function cachingHasher(hashKey: string): (text: string) => string {
  const hmac = hmacSha256(Buffer.from(hashKey, 'base64url'));
  const known = new Map<string, string>();
  return (text) => {
    const cached = known.get(text);
    if (cached !== undefined) return cached;
    const hashed = hmac(text).subarray(0, hashBytes).toString('base64url');
    known.set(text, hashed);
    return hashed;
  };
}

/** Records that a phone of a volunteer has the list, for the checklist of the event and `npm run project -- check --evening`. */
async function recordListLoad({ uid, shiftId }: StaffMember, now: number): Promise<void> {
  if (shiftId === null) return;
  const data = { listLoadedAt: new Date(now).toISOString() };
  // A conflict means that the account is gone, which the next request reports.
  await commit([{ kind: 'update', path: documentPaths.staffMember(uid), data }]);
}
