import { type DeskSnapshot, type SnapshotEntry } from '../../api/desk.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import { maskName } from '../people/names.ts';
import { decideEntry } from './desk.ts';
import type { DeskScan } from './desk-scan.ts';

/** What the desk needs to know of a registration without a connection. `hash`: keyed, of an id. */
export function toSnapshotEntry(
  registration: RegistrationDocument & { id: string },
  hash: (id: string) => string,
): SnapshotEntry {
  const { id, ticketId, fullName } = registration;
  const decided = decideEntry(registration, registration.eventId);
  const known = {
    confirmation: hash(id),
    ticket: ticketId === null ? null : hash(ticketId),
    name: maskName(fullName),
  };
  if (decided.answer !== 'refused')
    return { ...known, answer: decided.answer, happenedAt: null, happenedBy: null };
  const { happenedAt, happenedBy } = decided;
  const answer = decided.reason === 'cancelled' ? 'cancelled' : 'used';
  return { ...known, answer, happenedAt, happenedBy };
}

/** A ticket that nobody has registered with. */
export function toTicketSnapshotEntry(hashed: string): SnapshotEntry {
  return {
    confirmation: null,
    ticket: hashed,
    answer: 'register',
    name: '',
    happenedAt: null,
    happenedBy: null,
  };
}

/** What a snapshot says of a scan: whom it means, or why it cannot say. */
export type SnapshotMatch =
  | { found: 'entry'; entry: SnapshotEntry; by: 'confirmation' | 'ticket' }
  /** A reward's code: only the server knows these. */
  | { found: 'code' }
  /** A name or an address: the snapshot has none that could be searched. */
  | { found: 'search' }
  | { found: 'nothing' };

/** Finds whom a scan means. `hashes`: keyed, of the ids that the scan may be. */
export function findInSnapshot(
  { entries }: Pick<DeskSnapshot, 'entries'>,
  scan: DeskScan,
  hashes: { submissionId: string | null; ticketId: string | null },
): SnapshotMatch {
  for (const entry of entries) {
    if (hashes.submissionId !== null && entry.confirmation === hashes.submissionId)
      return { found: 'entry', entry, by: 'confirmation' };
    if (hashes.ticketId !== null && entry.ticket === hashes.ticketId)
      return { found: 'entry', entry, by: 'ticket' };
  }
  if (scan.rewardCode !== null) return { found: 'code' };
  return { found: scan.search === null ? 'nothing' : 'search' };
}

/** The snapshot once those of these hashes have come in at the desk that holds it. */
export function withArrivedPeople(
  snapshot: DeskSnapshot,
  arrived: ReadonlySet<string>,
  { happenedAt, happenedBy }: { happenedAt: string; happenedBy: string },
): DeskSnapshot {
  const hasArrived = ({ confirmation, ticket }: SnapshotEntry) =>
    [confirmation, ticket].some((hash) => hash !== null && arrived.has(hash));
  const entries = snapshot.entries.map((entry) =>
    hasArrived(entry) ? { ...entry, answer: 'used' as const, happenedAt, happenedBy } : entry,
  );
  return { ...snapshot, entries };
}
