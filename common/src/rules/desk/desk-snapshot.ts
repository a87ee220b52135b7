import { type DeskSnapshot, type SnapshotEntry } from '../../api/desk.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import { maskName } from '../people/names.ts';
import { decideEntry } from './desk.ts';
import type { DeskScan } from './desk-scan.ts';

/** Returns the data of a registration that an offline desk needs. `hash`: keyed hash of an id. */
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

/** Returns the entry of a ticket without a registration. */
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

/** Result of a scan in the snapshot. */
export type SnapshotMatch =
  | { found: 'entry'; entry: SnapshotEntry; by: 'confirmation' | 'ticket' }
  /** Reward code: known to the server only. */
  | { found: 'code' }
  /** Name or email: the snapshot cannot be searched. */
  | { found: 'search' }
  | { found: 'nothing' };

/** Finds the registration of a scan. `hashes`: keyed hashes of its possible ids. */
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

/** Returns the snapshot after these hashes were admitted at this desk. */
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
