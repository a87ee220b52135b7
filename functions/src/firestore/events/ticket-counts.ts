import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import {
  type TicketCountsDocument,
  type TicketsLeft,
  ticketCountsDocument,
} from '@wine-walk/common/model/ticket-counts.ts';
import {
  addToCounts,
  hasLimits,
  limitBelowTakenProblem,
  type PlaceChange,
  soldOutProblem,
  sumPlaceChanges,
  ticketsLeftOf,
} from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { documentPaths } from '../paths.ts';
import { countWaiting } from '../people/waiting-list.ts';
import { countQuery } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';
import type { Write } from '../write.ts';

/** Longest time in milliseconds for which a request may write, based on an event that it has read. */
const longestRequestMs = 2 * 60 * 1000;

type Limits = Pick<EventDocument, 'capacity' | 'ticketTypes'>;
type CountsField = Pick<TicketCountsDocument, 'taken' | 'open' | 'types'>;

function readCounts(eventId: string): Promise<Stored<TicketCountsDocument> | undefined> {
  return readDocument(documentPaths.ticketCountsOf(eventId), ticketCountsDocument);
}

/** Returns the number of tickets left at an event. */
export async function readTicketsLeft(eventId: string): Promise<TicketsLeft> {
  return ticketsLeftOf((await readCounts(eventId))?.data);
}

/**
 * True if an event has no place for people without a ticket and an offer: the free ones go to those who wait.
 * `left`: its tickets left.
 */
export async function isFullForPublic(eventId: string, { places }: TicketsLeft): Promise<boolean> {
  if (places === null || places === 0) return places === 0;
  return places <= (await countWaiting(eventId, 'waiting'));
}

/** Counts of an event with the changes of a commit. */
interface Counted {
  before: TicketCountsDocument;
  after: TicketCountsDocument;
  /** True if a ticket is added of a type that the event no longer has. */
  isTypeGone: boolean;
  write: Write;
}

/** Returns the changed counts of each event that has some. */
async function changeCounts(changes: readonly PlaceChange[], now: number): Promise<Counted[]> {
  const counted = [...sumPlaceChanges(changes)].map(async ([eventId, sum]): Promise<Counted[]> => {
    const stored = await readCounts(eventId);
    const typeIds = Object.entries(sum.types);
    if (!stored || (typeIds.length === 0 && !hasLimits(stored.data))) return [];
    const before = await completed(eventId, stored.data);
    const after = { ...addToCounts(before, sum), countedAt: new Date(now).toISOString() };
    const isTypeGone = typeIds.some(([id, added]) => added > 0 && !(id in before.types));
    const { path, revision } = stored;
    return [{ before, after, isTypeGone, write: { kind: 'update', path, data: after, revision } }];
  });
  return (await Promise.all(counted)).flat();
}

/**
 * Returns the writes that count places as taken or given back, for the commit that does it; the problem if they exceed a
 * limit or the event no longer has a type. The commit conflicts with every other that changes the counts or the limits.
 * `isEnforced`: false for `recordPlaces`. `now`: epoch milliseconds.
 */
export async function countPlaces(
  changes: readonly PlaceChange[],
  { now, isEnforced = true }: { now: number; isEnforced?: boolean },
): Promise<Write[] | Problem<'no-such-ticket-type' | 'sold-out' | 'too-few-left'>> {
  if (!isEnforced) return recordPlaces(changes, now);
  const counted = await changeCounts(changes, now);
  if (counted.some(({ isTypeGone }) => isTypeGone)) return typeGone();
  const refusals = counted.map(({ before, after }) => soldOutProblem(before, after));
  return refusals.find(Boolean) ?? counted.map(({ write }) => write);
}

/**
 * Returns the writes that count places without a limit: for what has happened already, such as an offline sale, for what
 * gives places back, and for people who have a ticket.
 */
export async function recordPlaces(changes: readonly PlaceChange[], now: number): Promise<Write[]> {
  return (await changeCounts(changes, now)).map(({ write }) => write);
}

function typeGone(): Problem<'no-such-ticket-type'> {
  return problem('no-such-ticket-type', {}, 'typeId');
}

/** Returns the counts, read from the documents if they may lack tickets from before the event had limits. */
async function completed(
  eventId: string,
  counts: TicketCountsDocument,
): Promise<TicketCountsDocument> {
  if (counts.countedAt >= counts.completeAt) return counts;
  return { ...counts, ...(await count(eventId, counts.types)) };
}

/** Counts what is stored. */
async function count(eventId: string, types: CountsField['types']): Promise<CountsField> {
  const tickets = (typeId?: string) =>
    countQuery(documentPaths.tickets, (query) => {
      const unused = query.where('eventId', '==', eventId).where('state', '==', 'unused');
      return typeId === undefined ? unused : unused.where('typeId', '==', typeId);
    });
  const registrations = (conditions: Readonly<Record<string, string | boolean | null>> = {}) =>
    countQuery(documentPaths.registrations, (query) => {
      const active = query.where('eventId', '==', eventId).where('status', '==', 'active');
      return Object.entries(conditions).reduce(
        (narrowed, [field, value]) => narrowed.where(field, '==', value),
        active,
      );
    });
  const ofType = async ([typeId, type]: [string, TicketCountsDocument['types'][string]]) => {
    const [unused, active] = await Promise.all([tickets(typeId), registrations({ typeId })]);
    return [typeId, { ...type, taken: unused + active }] as const;
  };
  const [unused, active, open, sharing, offered, byType] = await Promise.all([
    tickets(),
    registrations(),
    registrations({ ticketId: null, typeId: null }),
    registrations({ sharesTicketPlace: true }),
    countWaiting(eventId, 'offered'),
    Promise.all(Object.entries(types).map(ofType)),
  ]);
  return {
    taken: unused + active - sharing + offered,
    open: open - sharing + offered,
    types: Object.fromEntries(byType),
  };
}

const namesOfTypes = ({ ticketTypes }: Limits): CountsField['types'] =>
  Object.fromEntries(
    ticketTypes.map(({ id, name, isSoldAtDesk, quantity }) => [
      id,
      { name, isSoldAtDesk, quantity, taken: 0 },
    ]),
  );

const isCounted = ({ capacity, ticketTypes }: Limits) =>
  capacity !== null || ticketTypes.length > 0;

/** Returns the writes of the limits of a new event, which has no tickets. */
export function newLimitWrites(eventId: string, event: Limits, at: string): Write[] {
  if (!isCounted(event)) return [];
  const data: TicketCountsDocument = {
    capacity: event.capacity,
    taken: 0,
    open: 0,
    types: namesOfTypes(event),
    countedAt: at,
    completeAt: at,
  };
  return [{ kind: 'create', path: documentPaths.ticketCountsOf(eventId), data }];
}

/**
 * Returns the writes of the limits of an event with new counts; the problem if a new limit is lower than what is
 * taken. They make each concurrent sale decide again.
 */
export async function editLimitWrites(
  eventId: string,
  before: Limits,
  after: Limits,
  now: number,
): Promise<Write[] | Problem<'capacity-below-taken' | 'quantity-below-taken'>> {
  const stored = await readCounts(eventId);
  const path = documentPaths.ticketCountsOf(eventId);
  if (!isCounted(after)) return stored ? [{ kind: 'delete', path, revision: stored.revision }] : [];
  const named = { capacity: after.capacity, types: namesOfTypes(after) };
  const wasComplete = stored && (hasLimits(stored.data) || !hasLimits(named));
  const data: TicketCountsDocument = {
    ...named,
    ...(await count(eventId, named.types)),
    countedAt: new Date(now).toISOString(),
    completeAt: wasComplete
      ? stored.data.completeAt
      : new Date(now + longestRequestMs).toISOString(),
  };
  const refusal = limitBelowTakenProblem(before, after, data);
  if (refusal) return refusal;
  return [
    stored
      ? { kind: 'update', path, data, revision: stored.revision }
      : { kind: 'create', path, data },
  ];
}
