import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveStockLevel, freeSlots, fullyReservedUntil, isSlotUnavailable } from './stock.ts';

const now = Date.parse('2026-11-20T20:00:00.000Z');

const slot = fc.record({
  number: fc.nat(40),
  participantId: fc.string({ minLength: 1, maxLength: 3 }),
  /** Times around now, so that expired reservations are included. */
  reservedUntil: fc
    .integer({ min: -3, max: 3 })
    .map((seconds) => new Date(now + seconds * 1000).toISOString()),
  isClaimed: fc.boolean(),
});
const slots = fc.uniqueArray(slot, { selector: ({ number }) => number, maxLength: 41 });

describe('limited reward', () => {
  it('never reserves more units than its stock, also after the stock was lowered', () => {
    fc.assert(
      fc.property(fc.nat(45), slots, (stock, known) => {
        const unavailable = known.filter((unit) => isSlotUnavailable(unit, now)).length;
        const free = freeSlots(stock, known, now);
        expect(free).toHaveLength(Math.max(0, stock - unavailable));
        expect(new Set(free).size).toBe(free.length);
        for (const number of free) {
          expect(number).toBeLessThan(stock);
          expect(known.some((unit) => unit.number === number && isSlotUnavailable(unit, now))).toBe(
            false,
          );
        }
      }),
    );
  });

  it('reports when a reserved unit may become free, unless it is redeemed', () => {
    fc.assert(
      fc.property(fc.nat(45), slots, (stock, known) => {
        const until = fullyReservedUntil(stock, known, now);
        const isGone =
          deriveStockLevel(stock, known.filter(({ isClaimed }) => isClaimed).length) === 'gone';
        const isFree = freeSlots(stock, known, now).length > 0;
        expect(until === null).toBe(isFree || isGone);
        if (until === null) return;
        expect(freeSlots(stock, known, Date.parse(until) - 1)).toEqual([]);
        expect(freeSlots(stock, known, Date.parse(until)).length).toBeGreaterThan(0);
      }),
    );
  });

  it('frees one more unit by an undone redemption', () => {
    fc.assert(
      fc.property(slots, (known) => {
        const claimed = known.find(({ isClaimed }) => isClaimed);
        fc.pre(claimed !== undefined);
        const stock = 41;
        const without = known.filter((unit) => unit !== claimed);
        expect(freeSlots(stock, without, now).length).toBe(freeSlots(stock, known, now).length + 1);
      }),
    );
  });

  it.each([
    [null, 1000, 'plenty'],
    [100, 89, 'plenty'],
    [100, 90, 'few'],
    [10, 6, 'plenty'],
    [10, 7, 'few'],
    [10, 10, 'gone'],
    [5, 8, 'gone'],
  ])('returns the level of %j with %i redeemed: %s', (stock, claimed, level) => {
    expect(deriveStockLevel(stock, claimed)).toBe(level);
  });

  it('ends a reservation exactly at its expiry', () => {
    const promised = { number: 0, participantId: 'maya', isClaimed: false };
    expect(
      isSlotUnavailable({ ...promised, reservedUntil: new Date(now).toISOString() }, now),
    ).toBe(false);
    expect(
      isSlotUnavailable({ ...promised, reservedUntil: new Date(now + 1).toISOString() }, now),
    ).toBe(true);
  });
});
