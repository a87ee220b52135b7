import { type DeskSnapshot, type SnapshotEntry } from '../../api/desk.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import { initials, maskName } from '../people/names.ts';
import { decideEntry, type RegistrationFacts, type ScanFacts } from './decide-scan.ts';
import type { DeskScan } from './desk-scan.ts';

/** Returns the data of a registration that an offline desk needs. `hash`: keyed hash of an ID. */
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

/** Returns the entry of a ticket without a registration, with the holder's initials. */
export function toTicketSnapshotEntry(
  { id, holderName }: { id: string; holderName: string | null },
  hash: (id: string) => string,
): SnapshotEntry {
  return {
    confirmation: null,
    ticket: hash(id),
    answer: 'register',
    name: holderName ? initials(holderName) : '',
    happenedAt: null,
    happenedBy: null,
  };
}

/** Returns the facts of the snapshot about a scan. `hashes`: keyed hashes of its possible IDs. */
export function findInSnapshot(
  { entries, event }: Pick<DeskSnapshot, 'entries' | 'event'>,
  { lookedUp }: DeskScan,
  hashes: { submissionId: string | null; ticketId: string | null },
): Pick<ScanFacts, 'registration' | 'ticket'> {
  for (const entry of entries) {
    if (hashes.submissionId !== null && entry.confirmation === hashes.submissionId)
      return {
        registration: factsOfEntry(entry, event.id, { submissionId: lookedUp }),
        ticket: null,
      };
    if (hashes.ticketId !== null && entry.ticket === hashes.ticketId) {
      const registration = factsOfEntry(entry, event.id, { ticketId: lookedUp });
      const isRegistered = registration !== null;
      const holderName = isRegistered ? null : entry.name || null;
      const ticket = { id: lookedUp, eventId: event.id, isRegistered, holderName, source: null };
      return { registration, ticket };
    }
  }
  return { registration: null, ticket: null };
}

/** Returns the registration of an entry, with the scanned ID as the only known one; null for an unused ticket. */
function factsOfEntry(
  { answer, name, happenedAt, happenedBy }: SnapshotEntry,
  eventId: string,
  { submissionId = '', ticketId = null }: { submissionId?: string; ticketId?: string | null },
): RegistrationFacts | null {
  if (answer === 'register') return null;
  const isCancelled = answer === 'cancelled';
  const hasArrived = answer === 'used';
  const isVerified = answer !== 'collect';
  const state = isVerified ? 'verified' : 'cash-due';
  return {
    eventId,
    status: isCancelled ? 'cancelled' : 'active',
    cancelledAt: isCancelled ? happenedAt : null,
    cancelledBy: isCancelled ? happenedBy : null,
    arrivedAt: hasArrived ? happenedAt : null,
    arrivedBy: hasArrived ? happenedBy : null,
    isVerified,
    person: { submissionId, fullName: name, ticketId, state, isVerified },
  };
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
