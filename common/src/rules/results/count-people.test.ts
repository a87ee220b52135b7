import { describe, expect, it } from 'vitest';
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
const person: CountedPerson = {
  registration: {
    status: 'active',
    arrivedAt: null,
    firstVisitAt: null,
    ticketId: 'WW-1',
    payment: null,
  },
  progress: undefined,
  claims: [],
  isReturning: true,
};

describe('figuresOf', () => {
  it('counts no returning person who did not come', () => {
    expect(figuresOf(person, hours)).toMatchObject({ registered: 1, came: 0, returning: 0 });
    const registration = { ...person.registration, arrivedAt: '2026-11-20T18:10:00.000Z' };
    expect(figuresOf({ ...person, registration }, hours)).toMatchObject({ came: 1, returning: 1 });
  });

  it('counts who made a verified visit without the desk as come', () => {
    const registration = { ...person.registration, firstVisitAt: '2026-11-20T18:10:00.000Z' };
    expect(figuresOf({ ...person, registration }, hours).came).toBe(1);
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
      expect(figuresOf({ ...person, progress }, hours).visits).toEqual({ vino: visits });
    },
  );
});

it('addFigures adds lists of different lengths', () => {
  const few = { ...noPeople, stops: [1], visits: { vino: [2] } };
  const many = { ...noPeople, stops: [1, 0, 3], visits: { vino: [1, 4], cask: [5] } };
  expect(addFigures(few, many)).toMatchObject({
    stops: [2, 0, 3],
    visits: { vino: [3, 4], cask: [5] },
  });
});
