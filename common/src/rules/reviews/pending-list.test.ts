import { describe, expect, it } from 'vitest';
import { countPending, filterAndSortPending, type PendingCheckInSummary } from './pending-list.ts';

const cafe = { id: 'cafe', name: 'Café Ávila' };
const oak = { id: 'a-oak', name: 'Oak & Ash' };
const checkIn = (
  id: string,
  business: PendingCheckInSummary['business'],
  receivedAt: string,
  more: Partial<PendingCheckInSummary> = {},
): PendingCheckInSummary => ({ id, business, receivedAt, reasons: ['unclear-fix'], ...more });
const waiting = [
  checkIn('c', oak, '10', { fullName: 'Zoë Íñiguez', reasons: ['no-location'] }),
  checkIn('b', cafe, '12', { fullName: 'Maya Reyes', reasons: ['unclear-fix', 'late-arrival'] }),
  checkIn('d', oak, '11', { fullName: 'Otto Lund' }),
  checkIn('a', oak, '11', { fullName: 'Ada Lund' }),
];
const ids = (filters: Parameters<typeof filterAndSortPending>[1]) =>
  filterAndSortPending(waiting, filters)
    .map(({ id }) => id)
    .join('');

describe('filterPending and countPending', () => {
  it.each([
    ['the earliest first', {}, 'cadb'],
    ['the latest first', { sort: '-received' }, 'bdac'],
    ['by the name of the business, not by its id', { sort: 'business' }, 'bcad'],
    ['of one business', { businessId: 'a-oak' }, 'cad'],
    ['of one reason', { reason: 'late-arrival' }, 'b'],
    ['of one reason at another business', { reason: 'late-arrival', businessId: 'a-oak' }, ''],
    ['of a person, without accents', { search: 'zoe iñ' }, 'c'],
    ['of a part of a name', { search: 'LUND' }, 'ad'],
    ['of a business, without accents', { search: 'avila' }, 'b'],
    ['without a match', { search: 'nobody' }, ''],
  ] as const)('filters: %s', (_what, filters, expected) => {
    expect(ids(filters)).toBe(expected);
  });

  it('counts by reason and by business', () => {
    expect(countPending(waiting)).toEqual({
      reasons: { 'no-location': 1, 'unclear-fix': 3, 'late-arrival': 1 },
      businesses: [
        { ...cafe, count: 1 },
        { ...oak, count: 3 },
      ],
    });
  });
});
