import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgressDocument } from '../../model/participants.ts';
import { north } from '../../support/check-in-facts.ts';
import { at, catalog, catalogBusiness, progress } from '../../support/samples.ts';
import { captureTime } from './capture-time.ts';
import { decideCheckIn } from './check-in.ts';
import { buildCheckInInput } from './check-in-input.ts';
import { maxPlausibleSpeed, uploadBatchMs } from './thresholds.ts';
import { afterReceipt, uploadBatchAt } from './upload-batch.ts';

const radius = 50;
const registered = Date.parse(at(0));
const event = {
  isActive: true,
  startTime: at(-60),
  endTime: at(600),
  checkInRadiusMeters: radius,
  businessStatus: {},
  checkInPausedAt: null,
};

/** Claimed visit: business, age, and time since the previous attempt, in milliseconds. */
interface Claim {
  business: number;
  ago: number;
  wait: number;
}

/** Decides claims in the order of receipt. `meters`: position of each business on the street. */
function play(meters: readonly number[], claims: readonly Claim[]) {
  const businesses = meters.map((along, index) => catalogBusiness(`b${index}`, north(along)));
  let now = registered;
  let stored: ProgressDocument = progress({ registeredAt: at(0) });
  return claims.map(({ business, ago, wait }) => {
    now += wait;
    const here = businesses[business % businesses.length] ?? catalogBusiness('none');
    const previous = stored.visits[here.id];
    // The device's clock may be ahead: the server accepts no time after the receipt.
    const claimedAt = new Date(now - ago).toISOString();
    const sentAt = new Date(now).toISOString();
    const capturedAt = captureTime({ capturedAt: claimedAt, sentAt }, now);
    const decision = decideCheckIn(
      buildCheckInInput({ ...here, accuracy: 5 }, here, {
        event,
        catalog: catalog({ businesses }),
        progress: stored,
        hasVenueCode: false,
        capturedAt,
        now,
      }),
    );
    const isNew = decision.outcome === 'verified' && previous?.state !== 'verified';
    if (decision.outcome !== 'refused' && previous?.state !== 'verified') {
      const visit = { checkInTime: new Date(capturedAt).toISOString(), state: decision.outcome };
      const visits = { ...stored.visits, [here.id]: visit };
      stored = { ...stored, visits, ...afterReceipt(stored, now) };
    }
    return { now, isNew, burst: stored.burst };
  });
}

/** Number of businesses on a straight street that a sprinter can reach within this time from any start. */
function sprinterReaches(meters: readonly number[], milliseconds: number): number {
  const way = maxPlausibleSpeed * (milliseconds / 1000) + 2 * radius;
  const inOrder = meters.toSorted((a, b) => a - b);
  const counts = inOrder.map((from) => {
    // Allows for rounding of coordinates.
    return inOrder.filter((to) => to >= from && to - from <= way + 0.1).length;
  });
  return Math.max(0, ...counts);
}

const street = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 15 });
const claim = fc.record({
  business: fc.nat(14),
  ago: fc.oneof(fc.nat(2000), fc.nat(3_600_000), fc.integer({ min: -5000, max: 0 })),
  wait: fc.oneof(fc.nat(100), fc.nat(60_000), fc.nat(2 * uploadBatchMs)),
});

describe('with forged times, locations and order', () => {
  it('verifies no more businesses than a sprinter reaches since the last receipt', () => {
    fc.assert(
      fc.property(street, fc.array(claim, { maxLength: 40 }), (meters, claims) => {
        const played = play(meters, claims);
        played.forEach(({ now, burst }) => {
          if (!burst) return;
          const verified = played.filter(
            (step) => step.isNew && step.burst?.startedAt === burst.startedAt && step.now <= now,
          );
          const since = now - Date.parse(burst.notBeforeAt);
          expect(verified.length).toBeLessThanOrEqual(sprinterReaches(meters, since));
        });
      }),
    );
  });

  it('verifies no more businesses in total than a sprinter reaches since the registration', () => {
    fc.assert(
      fc.property(street, fc.array(claim, { maxLength: 40 }), (meters, claims) => {
        const played = play(meters, claims);
        const verified = played.filter(({ isNew }) => isNew).length;
        const since = (played.at(-1)?.now ?? registered) - registered;
        expect(verified).toBeLessThanOrEqual(sprinterReaches(meters, since));
      }),
    );
  });

  it('verifies no more of 15 businesses in 0.1 s by backdating them', () => {
    const meters = Array.from({ length: 15 }, (_, index) => index * 200);
    const datedBack = meters.map((_, business) => ({
      business,
      ago: 60_000 * (15 - business),
      wait: business === 0 ? 1000 : 7,
    }));
    const verified = play(meters, datedBack).filter(({ isNew }) => isNew);
    expect(verified.length).toBeLessThanOrEqual(1);
  });
});

describe('after an offline event', () => {
  it('verifies every visit in any order of receipt', () => {
    const meters = [0, 120, 260, 400, 520];
    const minutes = 60_000;
    const visits = meters.map((_, business) => ({ business, made: (business + 1) * 7 * minutes }));
    const arrival = 60 * minutes;
    fc.assert(
      fc.property(fc.shuffledSubarray(visits, { minLength: 5 }), (inOrder) => {
        const claims = inOrder.map(({ business, made }, index) => ({
          business,
          ago: arrival + index * 900 - made,
          wait: index === 0 ? arrival : 900,
        }));
        expect(play(meters, claims).map(({ isNew }) => isNew)).toEqual(meters.map(() => true));
      }),
    );
  });
});

const registeredAt = Date.parse('2026-11-22T18:00:00Z');
const minutes = 60_000;
const never = { registeredAt, witnessedAt: null, burst: null };

describe('uploadBatchAt', () => {
  it('limits a batch without an earlier receipt by the registration', () => {
    const now = registeredAt + 90 * minutes;
    expect(uploadBatchAt(never, now)).toEqual({ startedAt: now, notBeforeAt: registeredAt });
  });

  it('limits a batch by the last received check-in', () => {
    const witnessedAt = registeredAt + 30 * minutes;
    const now = registeredAt + 90 * minutes;
    expect(uploadBatchAt({ ...never, witnessedAt }, now)).toEqual({
      startedAt: now,
      notBeforeAt: witnessedAt,
    });
  });

  it.each([
    ['just before its ten minutes end', uploadBatchMs - 1, true],
    ['when they end', uploadBatchMs, false],
  ])('continues the current batch or starts a new one: %s', (_, after, isSame) => {
    const burst = { startedAt: registeredAt + 90 * minutes, notBeforeAt: registeredAt };
    const now = burst.startedAt + after;
    const witnessedAt = burst.startedAt + minutes;
    const next = { startedAt: now, notBeforeAt: witnessedAt };
    expect(uploadBatchAt({ ...never, witnessedAt, burst }, now)).toEqual(isSame ? burst : next);
  });

  it('sets no lower bound in records without a registration time', () => {
    const now = registeredAt;
    expect(uploadBatchAt({ ...never, registeredAt: null }, now)).toEqual({
      startedAt: now,
      notBeforeAt: 0,
    });
  });
});
