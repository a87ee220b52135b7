import type { Problem } from '@wine-walk/common/api/contract/problems.ts';
import type { EventDocument } from '@wine-walk/common/model/events.ts';
import {
  type TicketCountsDocument,
  type TicketsLeft,
  ticketCountsDocument,
} from '@wine-walk/common/model/ticket-counts.ts';
import { splitCounts, sumOfParts } from '@wine-walk/common/rules/tickets/count-parts.ts';
import {
  addToCounts,
  countedLimits,
  hasLimits,
  limitBelowTakenProblem,
  type PlaceChange,
  type PlaceSum,
  placesTaken,
  soldOutProblem,
  sumPlaceChanges,
  ticketsLeftOf,
  typeGoneProblem,
} from '@wine-walk/common/rules/tickets/ticket-limits.ts';
import { documentPaths } from '../paths.ts';
import { countWaiting } from '../people/waiting-list.ts';
import { countQuery } from '../query.ts';
import { readDocument, readDocuments, type Stored } from '../read.ts';
import type { Write } from '../write.ts';

/** Longest time in milliseconds for which a request may write, based on an event that it has read. */
const longestRequestMs = 2 * 60 * 1000;

type Limits = Pick<EventDocument, 'capacity' | 'ticketTypes'>;
type CountsField = Pick<TicketCountsDocument, 'taken' | 'open' | 'types'>;

type StoredCounts = Stored<TicketCountsDocument>;

/** Returns the path of a part of an event's counts; 0 for the main one. */
function partPath(eventId: string, part: number): string {
  return part === 0
    ? documentPaths.ticketCountsOf(eventId)
    : documentPaths.ticketCountsPart(eventId, String(part));
}

function readPart(eventId: string, part: number): Promise<StoredCounts | undefined> {
  return readDocument(partPath(eventId, part), ticketCountsDocument);
}

/** Returns the documents of an event's counts; the main one is the first. A concurrent join or split changes its revision. */
async function withOtherParts(eventId: string, main: StoredCounts): Promise<StoredCounts[]> {
  const { parts } = main.data;
  const paths = Array.from({ length: parts - 1 }, (_, index) => partPath(eventId, index + 1));
  const others = await readDocuments(...paths.map((path) => [path, ticketCountsDocument] as const));
  return [main, ...others.flatMap((other) => other ?? [])];
}

const sumOf = ([main, ...others]: readonly StoredCounts[]): TicketCountsDocument | undefined =>
  main &&
  sumOfParts(
    main.data,
    others.map(({ data }) => data),
  );

/** Returns the number of tickets left at an event. */
export async function readTicketsLeft(eventId: string): Promise<TicketsLeft> {
  return ticketsLeftIn(eventId, await readPart(eventId, 0));
}

/** Returns the number of tickets left at an event. `main`: its counts as read; undefined if nothing is counted. */
export async function ticketsLeftIn(
  eventId: string,
  main: StoredCounts | undefined,
): Promise<TicketsLeft> {
  if (!main) return ticketsLeftOf(null);
  const read = await withOtherParts(eventId, main);
  if (read.length === main.data.parts) return ticketsLeftOf(sumOf(read));
  // The parts became one document after it was read.
  const joined = await readPart(eventId, 0);
  return ticketsLeftOf(joined && sumOf(await withOtherParts(eventId, joined)));
}

/**
 * True if an event has no place for people without a ticket and an offer: the free ones go to the waiting list.
 * `left`: its tickets left.
 */
export async function isFullForPublic(eventId: string, { places }: TicketsLeft): Promise<boolean> {
  if (places === null || places === 0) return places === 0;
  return places <= (await countWaiting(eventId, 'waiting'));
}

/** Counts of an event, or of one of their parts, with the changes of a commit. */
interface Counted {
  before: TicketCountsDocument;
  after: TicketCountsDocument;
  sum: PlaceSum;
  writes: Write[];
}

/** Returns the changed counts of each event that has some. */
async function changeCounts(changes: readonly PlaceChange[], now: number): Promise<Counted[]> {
  const counted = [...sumPlaceChanges(changes)].map(async ([eventId, sum]) => {
    const main = await readPart(eventId, 0);
    const isCounted = main && (Object.keys(sum.types).length > 0 || hasLimits(main.data));
    if (!isCounted) return [];
    return (
      (await changePart(eventId, main, { sum, now })) ?? changeAll(eventId, main, { sum, now })
    );
  });
  return (await Promise.all(counted)).flat();
}

interface CountChange {
  sum: PlaceSum;
  now: number;
}

/** Part of the next change: this instance uses all in turn, so that its concurrent sales do not conflict. */
let nextPart = 0;

/** Changes one part of split counts; undefined if they are not split or the part's share of a limit is used up. */
async function changePart(
  eventId: string,
  main: StoredCounts,
  change: CountChange,
): Promise<Counted | undefined> {
  const { parts } = main.data;
  if (parts === 1) return undefined;
  nextPart = (nextPart + 1) % parts;
  const part = nextPart === 0 ? main : await readPart(eventId, nextPart);
  if (!part) return undefined;
  const counted = countedIn(part.data, change);
  if (soldOutProblem(counted.before, counted.after)) return undefined;
  const { path, revision } = part;
  return { ...counted, writes: [{ kind: 'update', path, data: counted.after, revision }] };
}

/** Changes the counts of the whole event, and splits them or makes them one document. */
async function changeAll(
  eventId: string,
  main: StoredCounts,
  change: CountChange,
): Promise<Counted> {
  const stored = await withOtherParts(eventId, main);
  const before = await completed(eventId, sumOf(stored) ?? main.data);
  const counted = countedIn(before, change);
  const { countedAt, completeAt } = counted.after;
  const parts = countedAt < completeAt ? [counted.after] : splitCounts(counted.after);
  return { ...counted, writes: replaceWrites(eventId, stored, parts) };
}

function countedIn(before: TicketCountsDocument, { sum, now }: CountChange) {
  const after = { ...addToCounts(before, sum), countedAt: new Date(now).toISOString() };
  return { before, after, sum };
}

/** Returns the writes that replace the stored counts of an event, on the condition that none has changed. */
function replaceWrites(
  eventId: string,
  stored: readonly StoredCounts[],
  parts: readonly TicketCountsDocument[],
): Write[] {
  const byPath = new Map(stored.map((each) => [each.path, each]));
  const written = parts.map((data, part): Write => {
    const path = partPath(eventId, part);
    const revision = byPath.get(path)?.revision;
    byPath.delete(path);
    return revision ? { kind: 'update', path, data, revision } : { kind: 'create', path, data };
  });
  const deleted = [...byPath.values()].map(
    ({ path, revision }): Write => ({ kind: 'delete', path, revision }),
  );
  return [...written, ...deleted];
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
  const refusals = [
    ...counted.map(({ before, sum }) => typeGoneProblem(before, sum)),
    ...counted.map(({ before, after }) => soldOutProblem(before, after)),
  ];
  return refusals.find(Boolean) ?? counted.flatMap(({ writes }) => writes);
}

/**
 * Returns the writes that count places without a limit: for actions that have happened already, such as an offline sale,
 * for actions that free places, and for people who have a ticket.
 */
export async function recordPlaces(changes: readonly PlaceChange[], now: number): Promise<Write[]> {
  return (await changeCounts(changes, now)).flatMap(({ writes }) => writes);
}

/** Returns the counts, read from the documents if they may lack tickets from before the event had limits. */
async function completed(
  eventId: string,
  counts: TicketCountsDocument,
): Promise<TicketCountsDocument> {
  if (counts.countedAt >= counts.completeAt) return counts;
  return { ...counts, ...(await count(eventId, counts.types)) };
}

/** Counts the stored tickets, registrations and offers. */
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
  // In this order, an attendee who registers meanwhile counts twice until `completeAt`, instead of not at all, which would
  // sell one place too many.
  const ofType = async ([typeId, type]: [string, TicketCountsDocument['types'][string]]) => {
    const sharing = await registrations({ sharesTicketPlace: true, typeId });
    const unused = await tickets(typeId);
    const taken = unused + (await registrations({ typeId })) - sharing;
    return [typeId, { ...type, taken }] as const;
  };
  const [sharing, openSharing] = await Promise.all([
    registrations({ sharesTicketPlace: true }),
    registrations({ sharesTicketPlace: true, typeId: null }),
  ]);
  const [unusedTickets, offered] = await Promise.all([tickets(), countWaiting(eventId, 'offered')]);
  const [registered, open, byType] = await Promise.all([
    registrations(),
    registrations({ ticketId: null, typeId: null }),
    Promise.all(Object.entries(types).map(ofType)),
  ]);
  return {
    ...placesTaken({ registered, open, sharing, openSharing, unusedTickets, offered }),
    types: Object.fromEntries(byType),
  };
}

/** Returns the writes of the limits of a new event, which has no tickets. */
export function newLimitWrites(eventId: string, event: Limits, at: string): Write[] {
  const limits = countedLimits(event);
  if (!limits) return [];
  const data: TicketCountsDocument = {
    ...limits,
    taken: 0,
    open: 0,
    countedAt: at,
    completeAt: at,
    parts: 1,
  };
  return [{ kind: 'create', path: documentPaths.ticketCountsOf(eventId), data }];
}

/**
 * Returns the writes of the limits of an event with new counts; the problem if a new limit is lower than the number
 * of taken places. They make each concurrent sale decide again.
 */
export async function editLimitWrites(
  eventId: string,
  before: Limits,
  after: Limits,
  now: number,
): Promise<Write[] | Problem<'capacity-below-taken' | 'quantity-below-taken'>> {
  const main = await readPart(eventId, 0);
  const stored = main ? await withOtherParts(eventId, main) : [];
  const limits = countedLimits(after);
  if (!limits) return replaceWrites(eventId, stored, []);
  const wasComplete = main && (hasLimits(main.data) || !hasLimits(limits));
  const data: TicketCountsDocument = {
    ...limits,
    ...(await count(eventId, limits.types)),
    countedAt: new Date(now).toISOString(),
    completeAt: wasComplete ? main.data.completeAt : new Date(now + longestRequestMs).toISOString(),
    parts: 1,
  };
  return limitBelowTakenProblem(before, after, data) ?? replaceWrites(eventId, stored, [data]);
}
