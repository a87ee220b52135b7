import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, fixAt } from './testing/check-in-facts.ts';

describe('whatever a device claims', () => {
  const meters = fc.double({ min: 0, max: 5000, noNaN: true });
  const accuracy = fc.option(fc.double({ min: 0, max: 10_000, noNaN: true }));
  const rank = { refused: 0, pending: 1, verified: 2 };

  it('a larger accuracy never makes a check-in verified', () => {
    fc.assert(
      fc.property(
        meters,
        accuracy,
        fc.double({ min: 0, max: 10_000, noNaN: true }),
        (far, claimed, more) => {
          const plain = decide({ fix: fixAt(far, claimed) });
          const larger = decide({ fix: fixAt(far, (claimed ?? 0) + more) });
          if (plain.outcome !== 'verified') expect(larger.outcome).not.toBe('verified');
        },
      ),
    );
  });

  it('nobody is verified by a fix outside the circle, nor let wait beyond three of them', () => {
    fc.assert(
      fc.property(meters, accuracy, (far, claimed) => {
        const { outcome } = decide({ fix: fixAt(far, claimed) });
        if (far > 50.01) expect(outcome).not.toBe('verified');
        if (far > 150.01) expect(outcome).toBe('refused');
      }),
    );
  });

  it('coming nearer never makes it worse', () => {
    const nearer = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(meters, nearer, accuracy, fc.boolean(), (far, part, claimed, hasVenueCode) => {
        const before = decide({ fix: fixAt(far, claimed), hasVenueCode });
        const after = decide({ fix: fixAt(far * part, claimed), hasVenueCode });
        expect(rank[after.outcome]).toBeGreaterThanOrEqual(rank[before.outcome]);
      }),
    );
  });

  it('a venue code never makes it worse, and alone verifies nothing', () => {
    fc.assert(
      fc.property(fc.option(fc.tuple(meters, accuracy)), (where) => {
        const fix = where && fixAt(...where);
        const [without, withCode] = [decide({ fix }), decide({ fix, hasVenueCode: true })];
        expect(rank[withCode.outcome]).toBeGreaterThanOrEqual(rank[without.outcome]);
        if (!fix) expect(withCode.outcome).toBe('pending');
      }),
    );
  });

  it('the answer has the distance, and a pending one its reasons', () => {
    fc.assert(
      fc.property(meters, accuracy, (far, claimed) => {
        const decision = decide({ fix: fixAt(far, claimed) });
        if (decision.outcome === 'refused') return;
        expect(decision.distanceMeters).toBeCloseTo(far, 3);
        if (decision.outcome === 'pending') expect(decision.reasons).not.toEqual([]);
      }),
    );
  });
});
