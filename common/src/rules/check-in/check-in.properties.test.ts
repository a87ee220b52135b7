import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, fixAt } from '../../support/check-in-facts.ts';

/** Distances near `edge` two times out of three, in meters, in steps of a tenth. */
const around = (edge: number, max: number) => {
  const tenths = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.integer({ min: Math.max(0, (edge - 10) * 10), max: (edge + 10) * 10 }),
    },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: max * 10 }) },
  );
  return tenths.map((tenth) => tenth / 10);
};
/** Distances around the radius, and accuracies around the thresholds. */
const meters = around(50, 5000);
const knownAccuracy = fc.oneof(around(50, 10_000), around(100, 10_000));
const accuracy = fc.option(knownAccuracy);

describe('generated distances', () => {
  it('generates most distances within 10 m of the radius', async ({ annotate }) => {
    const sampled = fc.sample(meters, 1000);
    const nearTheEdge = sampled.filter((far) => Math.abs(far - 50) <= 10).length;
    await annotate(`${nearTheEdge} of 1,000 distances are within 10 m of the radius.`);
    expect(nearTheEdge).toBeGreaterThan(500);
    expect(sampled.some((far) => far > 500)).toBe(true);
  });
});

describe('for any device input', () => {
  const rank = { refused: 0, pending: 1, verified: 2 };

  it('never verifies a check-in because of a larger accuracy', () => {
    fc.assert(
      fc.property(meters, accuracy, fc.integer({ min: 0, max: 10_000 }), (far, claimed, more) => {
        const plain = decide({ fix: fixAt(far, claimed) });
        const larger = decide({ fix: fixAt(far, (claimed ?? 0) + more) });
        if (plain.outcome !== 'verified') expect(larger.outcome).not.toBe('verified');
      }),
    );
  });

  it('verifies no fix outside the radius, and leaves none beyond three radii pending', () => {
    fc.assert(
      fc.property(meters, accuracy, (far, claimed) => {
        const { outcome } = decide({ fix: fixAt(far, claimed) });
        if (far > 50.01) expect(outcome).not.toBe('verified');
        if (far > 150.01) expect(outcome).toBe('refused');
      }),
    );
  });

  it('never returns a worse result for a smaller distance', () => {
    fc.assert(
      fc.property(meters, meters, accuracy, fc.boolean(), (one, other, claimed, hasVenueCode) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        const before = decide({ fix: fixAt(far, claimed), hasVenueCode });
        const after = decide({ fix: fixAt(near, claimed), hasVenueCode });
        expect(rank[after.outcome]).toBeGreaterThanOrEqual(rank[before.outcome]);
      }),
    );
  });

  it('never returns a worse result with a venue code, and verifies none by a code alone', () => {
    fc.assert(
      fc.property(fc.option(fc.tuple(meters, accuracy)), (where) => {
        const fix = where && fixAt(...where);
        const [without, withCode] = [decide({ fix }), decide({ fix, hasVenueCode: true })];
        expect(rank[withCode.outcome]).toBeGreaterThanOrEqual(rank[without.outcome]);
        if (!fix) expect(withCode.outcome).toBe('pending');
      }),
    );
  });

  it('returns the distance, and the reasons of a pending check-in', () => {
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
