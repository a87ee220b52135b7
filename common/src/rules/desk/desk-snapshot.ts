import { type DeskSnapshot, type SnapshotEntry } from '../../api/staff/desk.ts';
import { type DeskTicket, maxParty } from '../../model/desk.ts';
import { ticketIdPattern } from '../../model/fields/values.ts';
import { type RegistrationDocument } from '../../model/registrations.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { nameTerms } from '../people/name-search.ts';
import { initials, maskName } from '../people/names.ts';
import { ticketEntryKey } from '../tickets/ticket-entry.ts';
import {
  decideEntry,
  type EntranceFacts,
  type RegistrationFacts,
  type ScanFacts,
} from './decide-scan.ts';
import type { DeskScan } from './desk-scan.ts';
import { personReference } from './person-reference.ts';

/** Characters of the hash of a name's beginning: 36 bits, so that a coincidence of two is rare. */
const nameHashLength = 6;
/** Maximum number of characters of a ticket's ID that tell people of one name apart: at most half of it. */
const maxTicketEnd = 4;
/** Maximum number of people, and of tickets, for the desk to choose from. */
export const maxMatches = 12;

type ListedFacts = EntranceFacts &
  Pick<
    RegistrationDocument,
    | 'ticketId'
    | 'typeId'
    | 'fullName'
    | 'participantId'
    | 'submittedAt'
    | 'liabilityWaiver'
    | 'partyId'
  >;

interface TicketOfEntry {
  /** Unused ticket whose holder registered to show it at the desk; null for none. */
  ticketToShow?: string | null;
  /** Order of the ticket; null for none, so that the people who registered together are the party. */
  orderId?: string | null | undefined;
}

/** Returns the data of a registration that an offline desk needs. `hash`: keyed hash of an ID. */
export function toSnapshotEntry(
  registration: ListedFacts & { id: string },
  hash: (id: string) => string,
  { ticketToShow = null, orderId = null }: TicketOfEntry = {},
): SnapshotEntry {
  const { id, ticketId, typeId, fullName } = registration;
  const decided = decideEntry(registration, registration.eventId);
  const known = {
    confirmation: hash(id),
    ...hashedTicket(ticketToShow ?? ticketId, hash),
    name: maskName(fullName),
    nameTerms: hashedNameTerms(fullName, hash),
    party: hashedParty(orderId ?? registration.partyId, hash),
    participantId: registration.participantId,
    ticketEnd: endOf(ticketToShow ?? ticketId),
    submittedAt: registration.submittedAt,
    mustSign: !registration.liabilityWaiver,
    hasTicketToShow: ticketToShow !== null,
    owes: false,
    typeId,
  };
  if (decided.answer !== 'refused')
    return { ...known, answer: decided.answer, happenedAt: null, happenedBy: null };
  const { happenedAt, happenedBy } = decided;
  const answer = decided.reason === 'cancelled' ? 'cancelled' : 'used';
  return { ...known, answer, happenedAt, happenedBy };
}

type ListedTicket = Pick<TicketDocument, 'typeId' | 'holderName' | 'orderId' | 'owes'>;

/** Returns the entry of a ticket without a registration, with the holder's initials. */
export function toTicketSnapshotEntry(
  { id, typeId, holderName, orderId, owes }: ListedTicket & { id: string },
  hash: (id: string) => string,
): SnapshotEntry {
  return {
    confirmation: null,
    ...hashedTicket(id, hash),
    answer: 'register',
    name: holderName ? initials(holderName) : '',
    nameTerms: hashedNameTerms(holderName ?? '', hash),
    party: hashedParty(orderId, hash),
    participantId: null,
    ticketEnd: ticketEndOf(id),
    submittedAt: null,
    mustSign: false,
    hasTicketToShow: false,
    owes,
    typeId,
    happenedAt: null,
    happenedBy: null,
  };
}

function hashedParty(id: string | null, hash: (text: string) => string): string | null {
  return id === null ? null : hash(id).slice(0, nameHashLength);
}

function hashedNameTerms(name: string, hash: (text: string) => string): string[] {
  return nameTerms(name).map((term) => hash(term).slice(0, nameHashLength));
}

/** Returns the last characters of a ticket's ID, by which an offline desk names it. */
export function ticketEndOf(ticketId: string): string {
  return ticketId.slice(-Math.min(maxTicketEnd, Math.floor(ticketId.length / 2)));
}

function endOf(ticketId: string | null): string | null {
  return ticketId === null ? null : ticketEndOf(ticketId);
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
  /** Uid, which the snapshot has without a hash. */
  participantId: string | null;
}

/** Returns the entry with one of these IDs, else the only one whose ticket differs in its spelling. */
function findEntry(
  entries: readonly SnapshotEntry[],
  { submissionId, ticketId, ticketKey, participantId }: ScanHashes,
): SnapshotEntry | undefined {
  const exact = entries.find(
    ({ confirmation, ticket, participantId: uid }) =>
      (participantId !== null && uid === participantId) ||
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
  if (hashes.participantId !== null)
    return { registration: factsByReference(entry, event.id), ticket: null };
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
  const { typeId, owes } = entry;
  const ticket = {
    id,
    typeId,
    eventId: event.id,
    isRegistered,
    holderName,
    source: null,
    owes,
  };
  return { registration, ticket };
}

/** Returns the party of a person or a ticket: people who registered together, and the unused tickets of the order. */
export function findPartyInSnapshot(
  { entries, event }: Pick<DeskSnapshot, 'entries' | 'event'>,
  hashes: ScanHashes,
): Pick<ScanFacts, 'party' | 'missing'> {
  return partyOf(findEntry(entries, hashes), { entries, event });
}

function partyOf(
  entry: SnapshotEntry | undefined,
  { entries, event }: Pick<DeskSnapshot, 'entries' | 'event'>,
): Pick<ScanFacts, 'party' | 'missing'> {
  const others = entries.filter(
    (other) => other !== entry && other.party !== null && other.party === entry?.party,
  );
  return {
    party: others.flatMap((other) => factsByReference(other, event.id) ?? []),
    missing: others
      .filter(({ answer }) => answer === 'register')
      .slice(0, maxParty - 1)
      .map(toFoundTicket),
  };
}

/** Returns an unused ticket that was found without its ID. */
function toFoundTicket({ ticketEnd, typeId, name, owes }: SnapshotEntry): DeskTicket {
  return { ticketId: `…${ticketEnd ?? ''}`, typeId, holderName: name || null, source: null, owes };
}

/**
 * Returns the people and the unused tickets with these words in the name, at most 12 of each, and who comes with a single
 * one. `hashedWords`: keyed hashes of `searchedWords`.
 */
export function findByNameInSnapshot(
  { entries, event }: Pick<DeskSnapshot, 'entries' | 'event'>,
  hashedWords: readonly string[],
): Pick<ScanFacts, 'ticketMatches' | 'party' | 'missing'> & {
  matches: readonly RegistrationFacts[];
} {
  const terms = hashedWords.map((word) => word.slice(0, nameHashLength));
  const found = entries.filter((entry) => hasNameTerms(entry, terms));
  const matches = found.flatMap((entry) => factsByReference(entry, event.id) ?? []);
  const tickets = found.filter(({ answer }) => answer === 'register').map(toFoundTicket);
  return {
    matches: matches.slice(0, maxMatches),
    ticketMatches: tickets.slice(0, maxMatches),
    ...partyOf(found.length === 1 ? found[0] : undefined, { entries, event }),
  };
}

function hasNameTerms({ nameTerms: known }: SnapshotEntry, terms: readonly string[]): boolean {
  return terms.length > 0 && terms.every((term) => known.includes(term));
}

/** Returns the registration of an entry that was found by name: the uid stands for its unknown ID. */
function factsByReference(entry: SnapshotEntry, eventId: string): RegistrationFacts | null {
  const { participantId } = entry;
  if (participantId === null) return null;
  return factsOfEntry(entry, eventId, { submissionId: personReference(participantId) });
}

/**
 * Returns the registration of an entry, with the scanned ID as the only known one; null for an unused ticket. A ticket
 * to show that was scanned is shown.
 */
function factsOfEntry(
  entry: SnapshotEntry,
  eventId: string,
  { submissionId = '', ticketId = null }: { submissionId?: string; ticketId?: string | null },
): RegistrationFacts | null {
  const { answer, name, typeId, mustSign, hasTicketToShow, happenedAt, happenedBy } = entry;
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
      submissionId,
      fullName: name,
      ticketId,
      typeId,
      deskTicketId: null,
      ticketEnd: entry.ticketEnd,
      submittedAt: entry.submittedAt,
      state,
      isVerified,
      mustSign,
      hasTicketToShow: hasTicketToShow && !isVerified,
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

/** Unused ticket that was found without its ID: by these hashed words, or in the order of a ticket with these IDs. */
interface FoundTicket {
  ticketEnd: string;
  ids: ScanHashes;
  words: readonly string[];
}

/** Returns the snapshot after newcomers with these tickets were admitted at this desk. */
export function withArrivedTickets(
  snapshot: DeskSnapshot,
  found: readonly FoundTicket[],
  { happenedAt, happenedBy }: { happenedAt: string; happenedBy: string },
): DeskSnapshot {
  const entries = [...snapshot.entries];
  for (const { ticketEnd, ids, words } of found) {
    const terms = words.map((word) => word.slice(0, nameHashLength));
    const named = entries.filter((entry) => hasNameTerms(entry, terms));
    const lookedUp = findEntry(entries, ids) ?? (named.length === 1 ? named[0] : undefined);
    const party = lookedUp?.party ?? null;
    const index = entries.findIndex(
      (entry) =>
        entry.answer === 'register' &&
        entry.ticketEnd === ticketEnd &&
        (party === null ? named.includes(entry) : entry.party === party),
    );
    const entry = entries[index];
    if (entry) entries[index] = { ...entry, answer: 'used', happenedAt, happenedBy };
  }
  return { ...snapshot, entries };
}
