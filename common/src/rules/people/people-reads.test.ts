import { describe, expect, it } from 'vitest';
import type { PeopleReadsDocument } from '../../model/staff.ts';
import { addPeopleRead, maxPeopleReads, peopleReadsWindowMs } from './people-reads.ts';

const start = Date.parse('2026-11-20T19:00:00.000Z');
const keys = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${from + at}`);
const read = (
  before: PeopleReadsDocument | undefined,
  people: string[],
  now: number,
  change = {},
) =>
  addPeopleRead(before, { people, list: null, isLimited: true, staffName: 'Ida', now, ...change });

describe('addPeopleRead', () => {
  it('returns undefined for people and lists that were shown within 10 minutes', () => {
    const first = read(undefined, ['maya'], start, { list: 'page' });
    expect(
      read(first, ['maya'], start + peopleReadsWindowMs - 1, { list: 'page' }),
    ).toBeUndefined();
    expect(read(first, ['maya'], start + peopleReadsWindowMs, { list: 'page' })).toBeDefined();
    expect(read(first, ['jonah'], start)?.recent).toHaveLength(3);
  });

  it('distinguishes a person from a list with the same key', () => {
    const first = read(undefined, ['maya'], start);
    expect(read(first, [], start, { list: 'maya' })).toBeDefined();
  });

  it('exceeds the limit with the 61st person within any 10 minutes', () => {
    const thirty = read(undefined, keys(0, 30), start);
    const sixty = read(thirty, keys(30, 30), start + 5 * 60_000);
    expect([sixty?.exceededAt, sixty?.highestCount]).toEqual([null, 0]);
    const one = read(sixty, ['another'], start + peopleReadsWindowMs - 1);
    expect(one?.highestCount).toBe(maxPeopleReads + 1);
    expect(one?.exceededAt).toBe('2026-11-20T19:09:59.999Z');
    const later = read(sixty, ['another'], start + peopleReadsWindowMs);
    expect(later?.exceededAt).toBeNull();
  });

  it('retains the highest number for 24 hours', () => {
    const many = read(undefined, keys(0, 75), start);
    const quiet = read(many, ['later'], start + 2 * peopleReadsWindowMs);
    expect([quiet?.highestCount, quiet?.exceededAt]).toEqual([75, many?.exceededAt]);
    const nextDay = read(quiet, ['next day'], start + 24 * 60 * 60_000);
    expect([nextDay?.highestCount, nextDay?.exceededAt]).toEqual([0, null]);
  });

  it('counts lists of no limit, and stores at most 500 keys', () => {
    const admin = read(undefined, keys(0, 900), start, { isLimited: false });
    expect([admin?.exceededAt, admin?.recent.length]).toEqual([null, 500]);
    expect(read(undefined, keys(0, 900), start)?.highestCount).toBe(500);
  });
});
