import { type Problem, problem } from '../../api/contract/problems.ts';
import type { EventDocument } from '../../model/events.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import {
  type TicketCountsDocument,
  type TicketsLeft,
  unlimitedTickets,
} from '../../model/ticket-counts.ts';
import type { TicketDocument } from '../../model/tickets.ts';
import { expectedPeople } from '../events/expected-people.ts';

/** Place of an event that a ticket or a registration takes. */
export interface Place {
  eventId: string;
  /** Type of the ticket; null for none, or if the desk has not sold one yet. */
  typeId: string | null;
  /** True for a registration to which the desk sells a ticket of a type that is not chosen yet. */
  isOpen: boolean;
}

/** Places before and after a write; null for none. */
export interface PlaceChange {
  before: Place | null;
  after: Place | null;
}

/** Difference of an event's counts, by the ID of a type. */
export type PlaceSum = Pick<TicketCountsDocument, 'taken' | 'open'> & {
  types: Record<string, number>;
};

/**
 * Returns the place of a registration; null if it was cancelled, or if its holder will show a ticket, which has the place
 * already.
 */
export function registrationPlace({
  status,
  eventId,
  typeId,
  ticketId,
  sharesTicketPlace,
}: Pick<
  RegistrationDocument,
  'status' | 'eventId' | 'typeId' | 'ticketId' | 'sharesTicketPlace'
>): Place | null {
  if (status === 'cancelled' || sharesTicketPlace) return null;
  return { eventId, typeId, isOpen: ticketId === null && typeId === null };
}

/**
 * Returns the place of a ticket. A redeemed one has none, since its registration has it; neither has a ticket for
 * whichever event is active.
 */
export function ticketPlace({
  state,
  eventId,
  typeId,
}: Pick<TicketDocument, 'state' | 'eventId' | 'typeId'>): Place | null {
  return state === 'redeemed' || eventId === null ? null : { eventId, typeId, isOpen: false };
}

interface StoredPlaces {
  /** Active registrations. */
  registered: number;
  /** Those of them without a ticket and a type. */
  open: number;
  /** Those of them whose holder will show a ticket, which has the place. */
  sharing: number;
  /** Those of `sharing` without a type. */
  openSharing: number;
  unusedTickets: number;
  /** Places on offer to people on the waiting list. */
  offered: number;
}

/** Returns the number of taken places, as `registrationPlace`, `ticketPlace` and `offeredPlace` count each. */
export function placesTaken({
  registered,
  open,
  sharing,
  openSharing,
  unusedTickets,
  offered,
}: StoredPlaces): Pick<TicketCountsDocument, 'taken' | 'open'> {
  return {
    taken: expectedPeople({ registered, unusedTickets, sharing }) + offered,
    open: open - openSharing + offered,
  };
}

/** Sums the changes by event; events without a difference are left out. */
export function sumPlaceChanges(changes: readonly PlaceChange[]): Map<string, PlaceSum> {
  const sums = new Map<string, PlaceSum>();
  const add = (place: Place | null, sign: 1 | -1) => {
    if (!place) return;
    const sum = sums.get(place.eventId) ?? { taken: 0, open: 0, types: {} };
    sum.taken += sign;
    if (place.isOpen) sum.open += sign;
    if (place.typeId !== null) sum.types[place.typeId] = (sum.types[place.typeId] ?? 0) + sign;
    sums.set(place.eventId, sum);
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  const differs = ({ taken, open, types }: PlaceSum) =>
    taken !== 0 || open !== 0 || Object.values(types).some((difference) => difference !== 0);
  return new Map([...sums].filter(([, sum]) => differs(sum)));
}

type LimitFields = Pick<EventDocument, 'capacity' | 'ticketTypes'>;

/** Returns the limits of an event, with no ticket of a type counted yet; null for one without a capacity and types. */
export function countedLimits({
  capacity,
  ticketTypes,
}: LimitFields): Pick<TicketCountsDocument, 'capacity' | 'types'> | null {
  if (capacity === null && ticketTypes.length === 0) return null;
  const types = ticketTypes.map(
    ({ id, name, isSoldAtDesk, quantity }) =>
      [id, { name, isSoldAtDesk, quantity, taken: 0 }] as const,
  );
  return { capacity, types: Object.fromEntries(types) };
}

/** True if a capacity or the quantity of a type limits the tickets. */
export function hasLimits({ capacity, types }: Pick<TicketCountsDocument, 'capacity' | 'types'>) {
  return capacity !== null || Object.values(types).some(({ quantity }) => quantity !== null);
}

/** Returns the counts after these changes. Types that the event no longer has are not counted. */
export function addToCounts<C extends TicketCountsDocument>(counts: C, sum: PlaceSum): C {
  return {
    ...counts,
    taken: counts.taken + sum.taken,
    open: counts.open + sum.open,
    types: Object.fromEntries(
      Object.entries(counts.types).map(([id, type]) => [
        id,
        { ...type, taken: type.taken + (sum.types[id] ?? 0) },
      ]),
    ),
  };
}

/** Limit of tickets with their present number. */
interface Limit {
  kind: 'capacity' | 'desk' | 'type';
  /** ID of the type; empty for the others. */
  typeId: string;
  /** Name of the type; empty for the others. */
  name: string;
  max: number;
  taken: number;
}

/**
 * Returns the limits of an event. If each type that the desk sells has a quantity, their sum limits the people who have
 * or will buy one there.
 */
function limitsOf({ capacity, taken, open, types }: TicketCountsDocument): Limit[] {
  const all = Object.entries(types);
  const atDesk = all.map(([, type]) => type).filter(({ isSoldAtDesk }) => isSoldAtDesk);
  const quantities = atDesk.map(({ quantity }) => quantity);
  const isDeskLimited = atDesk.length > 0 && quantities.every((quantity) => quantity !== null);
  return [
    ...(capacity === null
      ? []
      : [{ kind: 'capacity' as const, typeId: '', name: '', max: capacity, taken }]),
    ...all.flatMap(([typeId, { name, quantity, taken: ofType }]) =>
      quantity === null
        ? []
        : [{ kind: 'type' as const, typeId, name, max: quantity, taken: ofType }],
    ),
    ...(isDeskLimited
      ? [
          {
            kind: 'desk' as const,
            typeId: '',
            name: '',
            max: quantities.reduce((sum, quantity) => sum + (quantity ?? 0), 0),
            taken: open + atDesk.reduce((sum, type) => sum + type.taken, 0),
          },
        ]
      : []),
  ];
}

/** Returns the problem if a change adds a ticket of a type that the event no longer has. */
export function typeGoneProblem(
  { types }: Pick<TicketCountsDocument, 'types'>,
  sum: PlaceSum,
): Problem<'no-such-ticket-type'> | undefined {
  const isGone = Object.entries(sum.types).some(([id, added]) => added > 0 && !(id in types));
  return isGone ? problem('no-such-ticket-type', {}, 'typeId') : undefined;
}

/** Returns the problem if the counts after a change exceed a limit by it. */
export function soldOutProblem(
  before: TicketCountsDocument,
  after: TicketCountsDocument,
): Problem<'sold-out' | 'too-few-left'> | undefined {
  const earlier = limitsOf(before);
  const exceeded = limitsOf(after)
    .map((limit, index) => ({ ...limit, added: limit.taken - (earlier[index]?.taken ?? 0) }))
    .find(({ max, taken, added }) => taken > max && added > 0);
  if (!exceeded) return undefined;
  const { kind: scope, name, max, taken, added } = exceeded;
  const left = Math.max(0, max - taken + added);
  const facts = { scope, ...(scope === 'type' && { type: name }), max };
  return left === 0
    ? problem('sold-out', facts)
    : problem('too-few-left', { ...facts, left, added });
}

/** Returns the number of tickets left, 0 if more were sold offline. Null counts: nothing is limited. */
export function ticketsLeftOf(counts: TicketCountsDocument | null | undefined): TicketsLeft {
  if (!counts) return unlimitedTickets;
  const limits = limitsOf(counts).map((limit) => ({
    ...limit,
    left: Math.max(0, limit.max - limit.taken),
  }));
  const places = limits.filter(({ kind }) => kind !== 'type').map(({ left }) => left);
  const capacity = limits.find(({ kind }) => kind === 'capacity')?.left ?? Number.POSITIVE_INFINITY;
  const types = limits.filter(({ kind }) => kind === 'type');
  return {
    places: places.length > 0 ? Math.min(...places) : null,
    types: Object.fromEntries(types.map(({ typeId, left }) => [typeId, Math.min(left, capacity)])),
  };
}

/** True if only people with a ticket can register. */
export function isSoldOut({ places }: TicketsLeft): boolean {
  return places === 0;
}

/**
 * Returns the problem if an edit sets a limit below the number that is already taken. A limit that stays as it is may
 * be exceeded by sales that were made offline.
 */
export function limitBelowTakenProblem(
  before: LimitFields,
  after: LimitFields,
  counts: TicketCountsDocument,
): Problem<'capacity-below-taken' | 'quantity-below-taken'> | undefined {
  const isLowered = (next: number | null, earlier: number | null | undefined, taken: number) =>
    next !== null && next !== earlier && next < taken;
  const { capacity } = after;
  if (isLowered(capacity, before.capacity, counts.taken))
    return problem('capacity-below-taken', { taken: counts.taken }, 'capacity');
  for (const [index, { id, name, quantity }] of after.ticketTypes.entries()) {
    const taken = counts.types[id]?.taken ?? 0;
    const earlier = before.ticketTypes.find((type) => type.id === id)?.quantity;
    if (!isLowered(quantity, earlier, taken)) continue;
    return problem('quantity-below-taken', { type: name, taken }, `ticketTypes.${index}.quantity`);
  }
  return undefined;
}
