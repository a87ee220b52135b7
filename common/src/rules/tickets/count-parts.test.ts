import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TicketCountsDocument } from '../../model/ticket-counts.ts';
import { partsFor, splitCounts, sumOfParts } from './count-parts.ts';

const type = { name: 'VIP', isSoldAtDesk: true, quantity: null, taken: 0 };
const counts = (changes: Partial<TicketCountsDocument> = {}): TicketCountsDocument => ({
  capacity: 5000,
  taken: 0,
  open: 0,
  types: {},
  parts: 1,
  countedAt: '2026-06-01T18:00:00.000Z',
  completeAt: '2026-06-01T18:00:00.000Z',
  ...changes,
});

describe('partsFor', () => {
  it.each([
    ['an event of 500 people', counts({ capacity: 500 }), 1],
    ['1,000 free places', counts({ taken: 4000 }), 8],
    ['fewer', counts({ taken: 4001 }), 1],
    ['80 free places of split counts', counts({ taken: 4920, parts: 8 }), 8],
    ['fewer of split counts', counts({ taken: 4921, parts: 8 }), 1],
    ['no limit', counts({ capacity: null, types: { vip: type } }), 8],
    [
      'one small type beside a large one',
      counts({ capacity: null, types: { vip: { ...type, quantity: 9 }, all: type } }),
      8,
    ],
    ['small types only', counts({ types: { vip: { ...type, quantity: 9 } } }), 1],
  ])('returns the number of documents for %s', (_, given, parts) => {
    expect(partsFor(given)).toBe(parts);
  });
});

it('splitCounts gives each part a share of every limit, so that a full event has no free part', () => {
  const small = fc.integer({ min: -20, max: 9000 });
  fc.assert(
    fc.property(small, small, small, (taken, open, ofType) => {
      const types = { vip: { ...type, quantity: 7001, taken: ofType } };
      const given = counts({ capacity: 12_345, taken, open, types });
      const parts = splitCounts(given);
      const [main, ...others] = parts;
      expect({ ...sumOfParts(main!, others), parts: 1 }).toEqual(given);
      const free = parts.map((part) => (part.capacity ?? 0) - part.taken);
      expect(Math.max(...free) - Math.min(...free)).toBeLessThan(3);
    }),
  );
});
