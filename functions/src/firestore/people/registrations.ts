import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import {
  type RegistrationFilters,
  registrationConditions,
  walkingStates,
} from '@wine-walk/common/rules/registrations/registration-filters.ts';
import type { RegistrationField } from '@wine-walk/common/rules/registrations/registration-search.ts';
import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { documentPaths } from '../paths.ts';
import {
  countQuery,
  type QueryBatch,
  readBatch,
  readPages,
  readQuery,
  readQueryIn,
  readStream,
} from '../query.ts';
import type { Stored } from '../read.ts';
import { applyPrefixQuery, decodeCursor, encodeCursor, type PrefixRead } from '../search.ts';

export type StoredRegistration = Stored<RegistrationDocument>;

/** Counts the registrations of an event that pass the filters. */
export function countFilteredRegistrations(
  eventId: string,
  filters: RegistrationFilters,
): Promise<number> {
  return countQuery(documentPaths.registrations, (query) =>
    applyFilters(query.where('eventId', '==', eventId), filters),
  );
}

function applyFilters(query: Query, filters: RegistrationFilters): Query {
  const { states, ...equal } = registrationConditions(filters);
  const narrowed = Object.entries(equal).reduce(
    (all, [field, value]) => (value === undefined ? all : all.where(field, '==', value)),
    query,
  );
  return states ? narrowed.where('state', 'in', states) : narrowed;
}

/** Counts the registrations of an event with a ticket of a type, canceled ones included. */
export function countRegistrationsOfType(eventId: string, typeId: string): Promise<number> {
  return countQuery(documentPaths.registrations, (query) =>
    query.where('eventId', '==', eventId).where('typeId', '==', typeId),
  );
}

/** True if anyone has registered for an event. */
export async function hasRegistrations(eventId: string): Promise<boolean> {
  const count = await countQuery(documentPaths.registrations, (query) =>
    query.where('eventId', '==', eventId).limit(1),
  );
  return count > 0;
}

/** Returns all registrations of an event. */
export function readRegistrationsOfEvent(eventId: string): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns all registrations of an event in pages. */
export function readRegistrationPages(eventId: string): AsyncGenerator<StoredRegistration[]> {
  return readPages(documentPaths.registrations, registrationDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Fields of a registration that the list of an offline desk needs. */
const listedRegistration = registrationDocument.pick({
  eventId: true,
  status: true,
  participantId: true,
  fullName: true,
  email: true,
  ticketId: true,
  deskTicketId: true,
  typeId: true,
  submittedAt: true,
  isVerified: true,
  liabilityWaiver: true,
  arrivedAt: true,
  arrivedBy: true,
  partyId: true,
  cancelledAt: true,
  cancelledBy: true,
});

export type ListedRegistration = Stored<z.output<typeof listedRegistration>>;

/** Returns all registrations of an event for the list of an offline desk, in the order of their IDs. */
export function streamListedRegistrations(eventId: string): AsyncGenerator<ListedRegistration> {
  return readStream(documentPaths.registrations, listedRegistration, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Fields of a registration that results are counted from. */
const countedRegistration = registrationDocument.pick({
  participantId: true,
  email: true,
  status: true,
  state: true,
  isVerified: true,
  ticketId: true,
  typeId: true,
  arrivedAt: true,
  firstVisitAt: true,
  payment: true,
  sharesTicketPlace: true,
});

export type CountedRegistration = Stored<z.output<typeof countedRegistration>>;

/** Returns the registrations of an event, from which its results are counted. */
export function streamCountedRegistrations(eventId: string): AsyncGenerator<CountedRegistration> {
  return readStream(documentPaths.registrations, countedRegistration, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Fields of a registration that a prize draw needs. */
const enteredRegistration = registrationDocument.pick({
  participantId: true,
  fullName: true,
  email: true,
  phone: true,
  status: true,
  isVerified: true,
  typeId: true,
});

export type EnteredRegistration = Stored<z.output<typeof enteredRegistration>>;

/** Returns the registrations of an event, from which the entries of a prize draw are decided. */
export function streamEnteredRegistrations(eventId: string): AsyncGenerator<EnteredRegistration> {
  return readStream(documentPaths.registrations, enteredRegistration, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Returns the registrations of an event that were written since this time. */
export function readRegistrationsChangedSince(
  eventId: string,
  since: Date,
): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('eventId', '==', eventId).where('changedAt', '>=', since),
  );
}

/** Returns the registrations of an event that were submitted since this time. */
export function readRegistrationsSubmittedSince(
  eventId: string,
  since: Date,
): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('eventId', '==', eventId).where('submittedAt', '>=', since).orderBy('submittedAt'),
  );
}

/** Returns the registrations of an event that named these tickets to show at the desk. */
export function readRegistrationsNaming(
  eventId: string,
  ticketIds: readonly string[],
): Promise<StoredRegistration[]> {
  return readQueryIn(documentPaths.registrations, registrationDocument, {
    field: 'deskTicketId',
    values: ticketIds,
    narrow: (query) => query.where('eventId', '==', eventId),
  });
}

/** Returns the registrations of an event with this value, at most `limit`. */
export function readRegistrationsWhere(
  eventId: string,
  field: 'partyId' | 'email' | 'stampCard' | 'deskTicketId',
  value: string,
  limit: number,
): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query.where('eventId', '==', eventId).where(field, '==', value).limit(limit),
  );
}

/** Returns the active registrations of an event that have the place of this ticket, to be shown at the desk. */
export function readRegistrationsSharing(
  eventId: string,
  ticketId: string,
): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    query
      .where('eventId', '==', eventId)
      .where('deskTicketId', '==', ticketId)
      .where('sharesTicketPlace', '==', true)
      .where('status', '==', 'active'),
  );
}

interface RegistrationPass extends PrefixRead<RegistrationField>, RegistrationFilters {
  eventId: string;
}

/** Reads the next registrations of one pass of a search. */
export function readRegistrationPass(
  pass: RegistrationPass,
): Promise<QueryBatch<RegistrationDocument>> {
  return readBatch(documentPaths.registrations, registrationDocument, (query) =>
    applyPrefixQuery(applyFilters(query.where('eventId', '==', pass.eventId), pass), pass),
  );
}

/** Maximum number of registrations without a signed release that one list reads. */
const maxUnsigned = 1000;

/** Returns the registrations of an event without a signed release that pass the filters, at most 1,000. */
export function readUnsignedRegistrations(
  eventId: string,
  filters: RegistrationFilters,
): Promise<StoredRegistration[]> {
  return readQuery(documentPaths.registrations, registrationDocument, (query) =>
    applyFilters(query.where('eventId', '==', eventId), { ...filters, release: 'unsigned' }).limit(
      maxUnsigned,
    ),
  );
}

interface RegistrationRange {
  eventId: string;
  /** Earliest time of registration, and the time at which the range ends. */
  from: string;
  to: string;
  states: readonly RegistrationState[];
  /** Cursor from the previous page; undefined for the first one. */
  cursor: string | undefined;
  limit: number;
}

/** Returns a page of the registrations of a time range, earliest first. Undefined if the cursor is invalid. */
export async function readRegistrationsBetween({
  eventId,
  from,
  to,
  states,
  cursor,
  limit,
}: RegistrationRange): Promise<RegistrationPage | undefined> {
  const after = cursor === undefined ? null : decodeCursor(cursor, 1);
  if (after === undefined) return undefined;
  const pass = { field: 'submittedAt', start: null, end: null } as const;
  const { records, count, last } = await readBatch(
    documentPaths.registrations,
    registrationDocument,
    (query) =>
      applyPrefixQuery(
        query
          .where('eventId', '==', eventId)
          .where('state', 'in', states)
          .where('submittedAt', '>=', new Date(from))
          .where('submittedAt', '<', new Date(to)),
        { pass, after, limit },
      ),
  );
  const submittedAt = last?.fields.submittedAt;
  return {
    registrations: records,
    nextCursor:
      count === limit && last && typeof submittedAt === 'string'
        ? encodeCursor([0, submittedAt, last.id])
        : null,
  };
}

/** Returns the next registrations of a cancellation of many, by ID, after one or from the first. */
export function readCancelledIn(
  cancellationId: string,
  limit: number,
  after?: string,
): Promise<QueryBatch<RegistrationDocument>> {
  return readBatch(documentPaths.registrations, registrationDocument, (query) => {
    const ordered = query
      .where('cancelledIn.id', '==', cancellationId)
      .orderBy('__name__')
      .limit(limit);
    return after === undefined ? ordered : ordered.startAfter(after);
  });
}

/** Counts the registrations of a cancellation of many that are canceled. */
export function countCancelledIn(cancellationId: string): Promise<number> {
  return countQuery(documentPaths.registrations, (query) =>
    query.where('cancelledIn.id', '==', cancellationId).where('status', '==', 'cancelled'),
  );
}

/** States with a visit, an arrival, a payment or a ticket: strangers with the same email rarely have one. */
const usedStates: readonly RegistrationState[] = [...walkingStates, 'arrived', 'verified', 'paid'];
/** Passes of the pages by email: used registrations, then all others. */
const emailPasses = 2;

export interface RegistrationPage {
  registrations: StoredRegistration[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/**
 * Returns a page of at most `limit` registrations with an email: those in use first, then the others, each latest
 * first. A page can be shorter than the limit without being the last. Undefined if the cursor is invalid.
 */
export async function readRegistrationsByEmail(
  email: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<RegistrationPage | undefined> {
  const from = cursor === undefined ? null : decodeCursor(cursor, emailPasses);
  if (from === undefined) return undefined;
  const registrations: StoredRegistration[] = [];
  for (let pass = from?.[0] ?? 0; pass < emailPasses; pass += 1) {
    const needed = limit - registrations.length;
    const after = pass === from?.[0] ? from : null;
    const { records, count, last } = await readEmailPass(email, pass, { after, limit: needed });
    registrations.push(...records.filter((each) => pass === 0 || !isUsed(each)));
    if (count === needed && last) {
      const { submittedAt } = last.fields;
      const value = typeof submittedAt === 'string' ? submittedAt : null;
      return { registrations, nextCursor: encodeCursor([pass, value, last.id]) };
    }
  }
  return { registrations, nextCursor: null };
}

const isUsed = ({ data }: StoredRegistration) => usedStates.includes(data.state);

/** Reads a page of one pass. The second pass finds the records of the first again, and those without a stored state. */
function readEmailPass(
  email: string,
  pass: number,
  page: Pick<PrefixRead<'submittedAt'>, 'after' | 'limit'>,
): Promise<QueryBatch<RegistrationDocument>> {
  return readBatch(documentPaths.registrations, registrationDocument, (query) => {
    const ofEmail = query.where('email', '==', email);
    return applyPrefixQuery(pass === 0 ? ofEmail.where('state', 'in', usedStates) : ofEmail, {
      pass: { field: 'submittedAt', start: null, end: null, isDescending: true },
      ...page,
    });
  });
}
