import { type DeskSnapshot, type SnapshotEntry } from '../../api/desk.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { ticketIdPattern } from '../../model/values.ts';
import { initials, maskName } from '../people/names.ts';
import { ticketEntryKey } from '../tickets/ticket-entry.ts';
import { decideEntry, type RegistrationFacts, type ScanFacts } from './decide-scan.ts';
import type { DeskScan } from './desk-scan.ts';

/**
 * Returns the data of a registration that an offline desk needs. `hash`: keyed hash of an ID. `ticketToShow`: unused
 * ticket whose holder registered to show it at the desk; null for none.
 */
export function toSnapshotEntry(
  registration: RegistrationDocument & { id: string },
  hash: (id: string) => string,
  ticketToShow: string | null = null,
): SnapshotEntry {
  const { id, ticketId, typeId, fullName } = registration;
  const decided = decideEntry(registration, registration.eventId);
  const known = {
    confirmation: hash(id),
    ...hashedTicket(ticketToShow ?? ticketId, hash),
    name: maskName(fullName),
    mustSign: !registration.liabilityWaiver,
    hasTicketToShow: ticketToShow !== null,
    typeId,
  };
  if (decided.answer !== 'refused')
    return { ...known, answer: decided.answer, happenedAt: null, happenedBy: null };
  const { happenedAt, happenedBy } = decided;
  const answer = decided.reason === 'cancelled' ? 'cancelled' : 'used';
  return { ...known, answer, happenedAt, happenedBy };
}

/** Returns the entry of a ticket without a registration, with the holder's initials. */
export function toTicketSnapshotEntry(
  { id, typeId, holderName }: Pick<TicketDocument, 'typeId' | 'holderName'> & { id: string },
  hash: (id: string) => string,
): SnapshotEntry {
  return {
    confirmation: null,
    ...hashedTicket(id, hash),
    answer: 'register',
    name: holderName ? initials(holderName) : '',
    mustSign: false,
    hasTicketToShow: false,
    typeId,
    happenedAt: null,
    happenedBy: null,
  };
}

function hashedTicket(ticketId: string | null, hash: (id: string) => string) {
  const key = ticketId && ticketEntryKey(ticketId);
  return { ticket: ticketId && hash(ticketId), ticketKey: key && hash(key) };
}

/** Keyed hashes of the IDs that a scan can be. */
export interface ScanHashes {
  submissionId: string | null;
  ticketId: string | null;
  ticketKey: string | null;
}

/** Returns the entry with one of these IDs, else the only one whose ticket differs in its spelling. */
function findEntry(
  entries: readonly SnapshotEntry[],
  { submissionId, ticketId, ticketKey }: ScanHashes,
): SnapshotEntry | undefined {
  const exact = entries.find(
    ({ confirmation, ticket }) =>
      (submissionId !== null && confirmation === submissionId) ||
      (ticketId !== null && ticket === ticketId),
  );
  if (exact) return exact;
  const alike = entries.filter((entry) => ticketKey !== null && entry.ticketKey === ticketKey);
  return alike.length === 1 ? alike[0] : undefined;
}

/** Returns the facts of the snapshot about a scan. `hashes`: keyed hashes of its possible IDs. */
export function findInSnapshot(
  { entries, event }: Pick<DeskSnapshot, 'entries' | 'event'>,
  { lookedUp, ticketId, ticketKey }: DeskScan,
  hashes: ScanHashes,
): Pick<ScanFacts, 'registration' | 'ticket'> {
  const entry = findEntry(entries, hashes);
  if (!entry) return { registration: null, ticket: null };
  if (hashes.submissionId !== null && entry.confirmation === hashes.submissionId)
    return {
      registration: factsOfEntry(entry, event.id, { submissionId: lookedUp }),
      ticket: null,
    };
  // The server finds a ticket by its key, and rejects an ID with spaces.
  const isId = ticketId !== null && ticketIdPattern.test(ticketId);
  const id = (isId ? ticketId : ticketKey) ?? lookedUp;
  const registration = factsOfEntry(entry, event.id, { ticketId: id });
  const isRegistered = registration !== null;
  const holderName = isRegistered ? null : entry.name || null;
  const { typeId } = entry;
  const ticket = {
    id,
    typeId,
    eventId: event.id,
    isRegistered,
    holderName,
    source: null,
  };
  return { registration, ticket };
}

/**
 * Returns the registration of an entry, with the scanned ID as the only known one; null for an unused ticket. A ticket
 * to show that was scanned is shown.
 */
function factsOfEntry(
  { answer, name, typeId, mustSign, hasTicketToShow, happenedAt, happenedBy }: SnapshotEntry,
  eventId: string,
  { submissionId = '', ticketId = null }: { submissionId?: string; ticketId?: string | null },
): RegistrationFacts | null {
  if (answer === 'register') return null;
  const isCancelled = answer === 'cancelled';
  const hasArrived = answer === 'used';
  const isShown = hasTicketToShow && ticketId !== null;
  const isVerified = answer !== 'collect' || isShown;
  const state = isVerified ? 'verified' : 'cash-due';
  return {
    eventId,
    status: isCancelled ? 'cancelled' : 'active',
    cancelledAt: isCancelled ? happenedAt : null,
    cancelledBy: isCancelled ? happenedBy : null,
    arrivedAt: hasArrived ? happenedAt : null,
    arrivedBy: hasArrived ? happenedBy : null,
    isVerified,
    person: {
      ...{ submissionId, fullName: name, ticketId, typeId, deskTicketId: null },
      ...{ state, isVerified, mustSign, hasTicketToShow: hasTicketToShow && !isVerified },
    },
  };
}

/** Returns the snapshot after the people with these IDs were admitted at this desk. */
export function withArrivedPeople(
  snapshot: DeskSnapshot,
  arrived: readonly ScanHashes[],
  { happenedAt, happenedBy }: { happenedAt: string; happenedBy: string },
): DeskSnapshot {
  const found = new Set(arrived.map((hashes) => findEntry(snapshot.entries, hashes)));
  const entries = snapshot.entries.map((entry) =>
    found.has(entry) ? { ...entry, answer: 'used' as const, happenedAt, happenedBy } : entry,
  );
  return { ...snapshot, entries };
}
