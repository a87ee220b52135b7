import { describe, expect, it } from 'vitest';
import type { PeopleFigures } from '../../model/results.ts';
import { event, ticketType } from '../../support/samples.ts';
import {
  addFigures,
  type CountedPerson,
  figuresOf,
  noPeople,
  resultHours,
} from './count-people.ts';

const hours = resultHours({
  startTime: '2026-11-20T18:00:00.000Z',
  endTime: '2026-11-20T21:00:00.000Z',
});
const autumn = event('autumn', {
  ticketTypes: [ticketType({ id: 'driver', priceCents: 0, isSoldAtDesk: false })],
});
const person: CountedPerson = {
  registration: {
    status: 'active',
    arrivedAt: null,
    firstVisitAt: null,
    ticketId: 'WW-1',
    typeId: null,
    payment: null,
    isVerified: true,
  },
  progress: undefined,
  claims: [],
  isReturning: true,
};

const cash = {
  currency: 'USD',
  method: 'cash' as const,
  takenBy: 'desk',
  takenAt: '2026-11-20T18:10:00.000Z',
  tillId: 'autumn_till_1',
};

describe('figuresOf', () => {
  it('counts no returning person who did not come', () => {
    expect(figuresOf(person, autumn, hours)).toMatchObject({
      registered: 1,
      came: 0,
      returning: 0,
    });
    const registration = { ...person.registration, arrivedAt: '2026-11-20T18:10:00.000Z' };
    expect(figuresOf({ ...person, registration }, autumn, hours)).toMatchObject({
      came: 1,
      returning: 1,
    });
  });

  it.each([
    ['active', true, 1],
    ['active', false, 0],
    ['cancelled', true, 0],
  ] as const)('counts a registration that has the place of a ticket: %s, %j', (...row) => {
    const [status, sharesTicketPlace, sharing] = row;
    const registration = { ...person.registration, status, sharesTicketPlace };
    expect(figuresOf({ ...person, registration }, autumn, hours).sharing).toBe(sharing);
  });

  it('counts a person with a verified visit without the desk as come', () => {
    const registration = { ...person.registration, firstVisitAt: '2026-11-20T18:10:00.000Z' };
    expect(figuresOf({ ...person, registration }, autumn, hours).came).toBe(1);
  });

  it.each([
    ['active', 'WW-1', null, { registered: 1, byTicket: 1, paid: 0, due: 0 }],
    ['active', 'WW-1', 3500, { registered: 1, byTicket: 1, paid: 0, due: 0 }],
    ['active', null, 3500, { registered: 1, byTicket: 0, paid: 1, due: 0 }],
    ['active', null, null, { registered: 1, byTicket: 0, paid: 0, due: 1 }],
    ['cancelled', 'WW-1', null, { registered: 0, byTicket: 0, paid: 0, due: 0 }],
    ['cancelled', null, 3500, { registered: 0, byTicket: 0, paid: 0, due: 0 }],
    ['cancelled', null, null, { registered: 0, byTicket: 0, paid: 0, due: 0 }],
  ] as const)('counts a registration that is %s with ticket %j, payment %j', (...row) => {
    const [status, ticketId, amountCents, counted] = row;
    const payment: CountedPerson['registration']['payment'] =
      amountCents === null ? null : { ...cash, amountCents };
    const isVerified = ticketId !== null || payment !== null;
    const registration = { ...person.registration, status, ticketId, payment, isVerified };
    expect(figuresOf({ ...person, registration }, autumn, hours)).toMatchObject({
      ...counted,
      paidCents: amountCents === null ? {} : { cash: amountCents },
    });
  });

  it.each([
    ['of a free type', { isVerified: false, typeId: 'driver' }, { paid: 0, due: 0 }],
    ['of a type that is gone', { isVerified: false, typeId: 'gone' }, { paid: 0, due: 1 }],
    ['paid before payments were stored', { isVerified: true, typeId: null }, { paid: 1, due: 0 }],
  ])('counts a registration %s', (_name, fields, counted) => {
    const registration = { ...person.registration, ticketId: null, ...fields };
    expect(figuresOf({ ...person, registration }, autumn, hours)).toMatchObject({
      registered: 1,
      ...counted,
    });
  });

  it('counts the stops and rewards of a person who came, and no stops of others', () => {
    const progress = {
      visits: {
        vino: { state: 'verified' as const, checkInTime: '2026-11-20T18:10:00.000Z' },
        cask: { state: 'pending' as const, checkInTime: '2026-11-20T18:20:00.000Z' },
      },
    };
    const claims = [
      { rewardId: 'two', businessId: 'vino' },
      { rewardId: 'two', businessId: null },
      { rewardId: 'all', businessId: 'vino' },
    ];
    const registration = { ...person.registration, firstVisitAt: '2026-11-20T18:10:00.000Z' };
    const of = { ...person, progress, claims };
    expect(figuresOf({ ...of, registration }, autumn, hours)).toMatchObject({
      stops: [0, 1],
      visits: { vino: [1] },
      claims: { two: 2, all: 1 },
      shopClaims: { vino: 2 },
    });
    expect(figuresOf(of, autumn, hours)).toMatchObject({ came: 0, stops: [] });
    const cancelled = { ...registration, status: 'cancelled' as const };
    expect(figuresOf({ ...of, registration: cancelled }, autumn, hours)).toMatchObject({
      came: 0,
      visits: {},
      claims: { two: 2, all: 1 },
    });
  });

  it.each([
    ['2026-11-20T17:30:00.000Z', [1]],
    ['2026-11-20T19:00:00.000Z', [0, 1]],
    ['2026-11-20T23:30:00.000Z', [0, 0, 1]],
    [null, [1]],
  ])(
    'counts a visit in its hour, or in the nearest one of the event: %s',
    (checkInTime, visits) => {
      const progress = { visits: { vino: { state: 'verified' as const, checkInTime } } };
      expect(figuresOf({ ...person, progress }, autumn, hours).visits).toEqual({ vino: visits });
    },
  );
});

it('addFigures adds each figure', () => {
  const one: PeopleFigures = {
    registered: 1,
    came: 2,
    returning: 3,
    byTicket: 4,
    paid: 5,
    due: 6,
    sharing: 7,
    stops: [8],
    visits: { vino: [9] },
    claims: { two: 10 },
    shopClaims: { vino: 11 },
    paidCents: { cash: 12 },
  };
  expect(addFigures(one, one)).toEqual({
    registered: 2,
    came: 4,
    returning: 6,
    byTicket: 8,
    paid: 10,
    due: 12,
    sharing: 14,
    stops: [16],
    visits: { vino: [18] },
    claims: { two: 20 },
    shopClaims: { vino: 22 },
    paidCents: { cash: 24 },
  });
  expect(addFigures(noPeople, one)).toEqual(one);
});

it('addFigures adds lists of different lengths', () => {
  const few = { ...noPeople, stops: [1], visits: { vino: [2] } };
  const many = { ...noPeople, stops: [1, 0, 3], visits: { vino: [1, 4], cask: [5] } };
  expect(addFigures(few, many)).toMatchObject({
    stops: [2, 0, 3],
    visits: { vino: [3, 4], cask: [5] },
  });
});
