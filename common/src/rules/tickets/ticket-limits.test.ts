import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProblem } from '../../api/contract/problems.ts';
import type { TicketCountsDocument } from '../../model/ticket-counts.ts';
import { fieldText, textOfProblem } from '../../support/problem-messages.ts';
import { at, eventDocument, ticketType } from '../../support/samples.ts';
import {
  addToCounts,
  countedLimits,
  isSoldOut,
  limitBelowTakenProblem,
  type Place,
  type PlaceChange,
  placesTaken,
  registrationPlace,
  soldOutProblem,
  sumPlaceChanges,
  ticketPlace,
  ticketsLeftOf,
  typeGoneProblem,
} from './ticket-limits.ts';
import { offeredPlace } from './waiting-list.ts';

const driver = { name: 'Driver', isSoldAtDesk: true, quantity: 2, taken: 0 };
const guest = { name: 'Guest', isSoldAtDesk: true, quantity: 3, taken: 0 };
const counts = (changes: Partial<TicketCountsDocument> = {}): TicketCountsDocument => ({
  capacity: null,
  taken: 0,
  open: 0,
  types: {},
  countedAt: at(0),
  completeAt: at(0),
  parts: 1,
  ...changes,
});

const eventId = 'autumn';
const open: Place = { eventId, typeId: null, isOpen: true };
const placeOf = (typeId: string): Place => ({ eventId, typeId, isOpen: false });
const added = (place: Place): PlaceChange => ({ before: null, after: place });
const after = (before: TicketCountsDocument, ...changes: PlaceChange[]) => {
  const sum = sumPlaceChanges(changes).get(eventId);
  return sum ? addToCounts(before, sum) : before;
};
const problemOf = (before: TicketCountsDocument, ...changes: PlaceChange[]) => {
  const refusal = soldOutProblem(before, after(before, ...changes));
  return refusal && textOfProblem(refusal);
};

describe('registrationPlace and ticketPlace', () => {
  it('gives one place to a ticket and the registration that redeems it', () => {
    const ticket = { state: 'unused', eventId, typeId: 'driver' } as const;
    const registration = { status: 'active', eventId, typeId: 'driver', ticketId: 'WW-1' } as const;
    const redeemed = { before: ticketPlace(ticket), after: registrationPlace(registration) };
    expect(sumPlaceChanges([redeemed])).toEqual(new Map());
    expect(ticketPlace({ ...ticket, state: 'redeemed' })).toBeNull();
    expect(registrationPlace({ ...registration, status: 'cancelled' })).toBeNull();
    expect(registrationPlace({ ...registration, sharesTicketPlace: true })).toBeNull();
  });

  it('gives no place to a ticket without an event', () => {
    expect(ticketPlace({ state: 'unused', eventId: null, typeId: null })).toBeNull();
  });
});

describe('placesTaken', () => {
  const typeId = fc.constantFrom(null, 'driver');
  const registration = fc.record({
    status: fc.constantFrom('active' as const, 'cancelled' as const),
    ticketId: fc.constantFrom(null, 'WW-1'),
    typeId,
    isShown: fc.boolean(),
  });

  it('equals the places of each registration, ticket and offer', () => {
    fc.assert(
      fc.property(
        fc.array(registration),
        fc.array(
          fc.record({ state: fc.constantFrom('unused' as const, 'redeemed' as const), typeId }),
        ),
        fc.nat(3),
        (people, tickets, offered) => {
          const registrations = people.map(({ isShown, ...each }) => ({
            ...each,
            eventId,
            // A registration that shows a ticket at the desk has none, but the type of an unpaid one.
            sharesTicketPlace: isShown && each.ticketId === null,
          }));
          const active = registrations.filter(({ status }) => status === 'active');
          const sharing = active.filter(({ sharesTicketPlace }) => sharesTicketPlace);
          const places = [
            ...registrations.map(registrationPlace),
            ...tickets.map((ticket) => ticketPlace({ ...ticket, eventId })),
            ...Array.from({ length: offered }, () => offeredPlace(eventId)),
          ];
          const sum = sumPlaceChanges(places.map((place) => ({ before: null, after: place })));
          const { taken, open: toSell } = sum.get(eventId) ?? { taken: 0, open: 0 };
          expect(
            placesTaken({
              registered: active.length,
              open: active.filter((each) => each.ticketId === null && each.typeId === null).length,
              sharing: sharing.length,
              openSharing: sharing.filter((each) => each.typeId === null).length,
              unusedTickets: tickets.filter(({ state }) => state === 'unused').length,
              offered,
            }),
          ).toEqual({ taken, open: toSell });
        },
      ),
    );
  });
});

describe('countedLimits', () => {
  it('returns null for an event without a capacity and types', () => {
    expect(countedLimits(eventDocument())).toBeNull();
  });

  it('counts types without a quantity, and a capacity without types', () => {
    const ticketTypes = [ticketType({ quantity: null })];
    expect(countedLimits(eventDocument({ ticketTypes }))).toEqual({
      capacity: null,
      types: {
        driver: { name: 'Designated driver', isSoldAtDesk: true, quantity: null, taken: 0 },
      },
    });
    expect(countedLimits(eventDocument({ capacity: 0 }))).toEqual({ capacity: 0, types: {} });
  });
});

describe('typeGoneProblem', () => {
  const sumOf = (change: PlaceChange) =>
    sumPlaceChanges([change]).get(eventId) ?? { taken: 0, open: 0, types: {} };

  it('refuses to add a ticket of a type that is gone, and allows to take one back', () => {
    const gone = placeOf('gone');
    expect(typeGoneProblem({ types: { driver } }, sumOf(added(gone)))).toMatchObject({
      problem: 'no-such-ticket-type',
      fields: { typeId: {} },
    });
    expect(
      typeGoneProblem({ types: { driver } }, sumOf({ before: gone, after: null })),
    ).toBeUndefined();
    expect(typeGoneProblem({ types: { driver } }, sumOf(added(placeOf('driver'))))).toBeUndefined();
  });
});

describe('soldOutProblem', () => {
  it('names the limit and the number', () => {
    const full = counts({ capacity: 2, taken: 2 });
    expect(problemOf(full, added(open))).toBe('The event is sold out: all 2 tickets are taken.');
    const oneLeft = counts({ types: { driver: { ...driver, taken: 1 } } });
    expect(problemOf(oneLeft, added(placeOf('driver')), added(placeOf('driver')))).toBe(
      '“Driver” has 1 of 2 tickets left, not enough for 2 more. Raise the number in Events, or add fewer.',
    );
  });

  it('reserves a ticket of the desk for each person who has not chosen one', () => {
    const reserved = counts({ open: 4, types: { driver, guest } });
    expect(problemOf(reserved, added(open))).toBeUndefined();
    const all = counts({ open: 5, types: { driver, guest } });
    expect(problemOf(all, added(open))).toBe('The desk is sold out: all 5 tickets are taken.');
    expect(problemOf(all, { before: open, after: placeOf('driver') })).toBeUndefined();
  });

  it('allows changes that take no further place of an exceeded limit', () => {
    const exceeded = counts({ capacity: 2, taken: 3, types: { guest } });
    expect(problemOf(exceeded, { before: open, after: placeOf('guest') })).toBeUndefined();
    expect(problemOf(exceeded, { before: open, after: null })).toBeUndefined();
  });
});

describe('ticketsLeftOf', () => {
  it('returns the places and the tickets of each limited type', () => {
    const some = counts({
      capacity: 3,
      taken: 2,
      types: { driver, vip: { ...driver, quantity: null } },
    });
    expect(ticketsLeftOf(some)).toEqual({ places: 1, types: { driver: 1 } });
    expect(isSoldOut(ticketsLeftOf(counts({ capacity: 2, taken: 3 })))).toBe(true);
    expect(ticketsLeftOf(undefined)).toEqual({ places: null, types: {} });
  });
});

describe('limitBelowTakenProblem', () => {
  const before = eventDocument({ capacity: 40, ticketTypes: [ticketType({ quantity: 10 })] });
  const sold = counts({ taken: 30, types: { driver: { ...driver, taken: 8 } } });
  const fieldsOf = (changes: object, of = sold) => {
    const refusal = limitBelowTakenProblem(before, { ...before, ...changes }, of);
    const fields = Object.entries(refusal?.fields ?? {});
    return refusal && Object.fromEntries(fields.map(([name, each]) => [name, fieldText(each)]));
  };

  it('names the places taken at a limit that is too low', () => {
    expect(fieldsOf({ capacity: 29 })).toEqual({
      capacity: '30 places are already taken. Enter 30 or more.',
    });
    expect(fieldsOf({ ticketTypes: [ticketType({ quantity: 7 })] })).toEqual({
      'ticketTypes.0.quantity':
        '8 tickets of “Designated driver” are already taken. Enter 8 or more.',
    });
    expect(fieldsOf({ capacity: 30, ticketTypes: [ticketType({ quantity: 8 })] })).toBeUndefined();
  });

  it('allows an unchanged limit that was exceeded', () => {
    expect(fieldsOf({ name: 'Renamed' }, counts({ taken: 41 }))).toBeUndefined();
  });
});

describe('counts', () => {
  const place = fc.option(fc.constantFrom(open, placeOf('driver'), placeOf('guest')), {
    nil: null,
  });
  const write = fc.record({ index: fc.nat({ max: 7 }), place });

  it('keeps counts equal to the places and within the limits after any writes', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 60 }), (writes) => {
        const places: (Place | null)[] = Array<null>(8).fill(null);
        let stored = counts({ capacity: 4, types: { driver, guest } });
        for (const { index, place: next } of writes) {
          const change = { before: places[index] ?? null, after: next };
          const changed = after(stored, change);
          if (isProblem(soldOutProblem(stored, changed))) continue;
          stored = changed;
          places[index] = next;
          const taken = places.filter((each) => each !== null);
          const of = (id: string) => taken.filter(({ typeId }) => typeId === id).length;
          expect(stored).toMatchObject({
            taken: taken.length,
            open: taken.filter(({ isOpen }) => isOpen).length,
            types: { driver: { taken: of('driver') }, guest: { taken: of('guest') } },
          });
          expect(taken.length).toBeLessThanOrEqual(4);
          expect(of('driver')).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});
