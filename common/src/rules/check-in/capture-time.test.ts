import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Coordinates } from '../../lib/distance.ts';
import { north } from '../../support/check-in-facts.ts';
import { at } from '../../support/samples.ts';
import { captureTime, isReachablePath, nearestTravel, type TimedLocation } from './capture-time.ts';

const radius = 50;
const speed = 8;
const east = (meters: number): Coordinates => {
  const { latitude, longitude } = north(0);
  const degrees = north(meters).latitude - latitude;
  return { latitude, longitude: longitude + degrees / Math.cos((latitude * Math.PI) / 180) };
};

const isReachable = (...stops: TimedLocation[]) => isReachablePath(stops, radius, speed);

/**
 * Exact solution on a straight street: the reachable stretch, carried from stop to stop. Returns the shortest
 * stretch in meters; negative if there is no path.
 */
const leewayOnStreet = (stops: readonly { meters: number; seconds: number }[]) => {
  const inOrder = stops.toSorted((a, b) => a.seconds - b.seconds);
  let [from, to, since, leeway] = [-Infinity, Infinity, inOrder[0]?.seconds ?? 0, 2 * radius];
  for (const { meters, seconds } of inOrder) {
    const way = (seconds - since) * speed;
    from = Math.max(from - way, meters - radius);
    to = Math.min(to + way, meters + radius);
    since = seconds;
    leeway = Math.min(leeway, to - from);
    if (leeway < 0) break;
  }
  return leeway;
};

describe.each([
  ['north', north],
  ['east', east],
])('isReachablePath %s', (_direction, place) => {
  const stop = (meters: number, seconds: number): TimedLocation => ({
    place: place(meters),
    at: seconds * 1000,
  });

  it.each([
    ['no stop', true, []],
    ['one stop', true, [stop(0, 0)]],
    ['the same location twice at one time', true, [stop(0, 0), stop(0, 0)]],
    ['two touching circles at one time', true, [stop(0, 0), stop(100, 0)]],
    ['two circles that do not touch', false, [stop(0, 0), stop(100.2, 0)]],
    ['as far as the time allows', true, [stop(0, 0), stop(180, 10)]],
    ['farther than the time allows', false, [stop(0, 0), stop(180.2, 10)]],
    ['there and back', true, [stop(0, 0), stop(180, 10), stop(0, 20)]],
    ['a chain of touching circles at one time', false, [stop(0, 0), stop(90, 0), stop(180, 0)]],
    ['the same chain at walking speed', true, [stop(0, 0), stop(90, 10), stop(180, 20)]],
    ['three stops, briskly', true, [stop(70, 0), stop(230, 15), stop(390, 34)]],
    ['a last step that is too far', false, [stop(-220, 0), stop(-190, 18), stop(20, 28)]],
    ['stops in another order than their times', true, [stop(180, 20), stop(0, 0), stop(90, 10)]],
  ])('decides on %s: %s', (_, expected, stops) => {
    expect(isReachable(...stops)).toBe(expected);
  });

  it('finds a path if and only if there is one', () => {
    const visit = fc.record({
      meters: fc.integer({ min: 0, max: 600 }),
      seconds: fc.integer({ min: 0, max: 120 }),
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 15 }), (visits) => {
        const isPathFound = isReachable(
          ...visits.map(({ meters, seconds }) => stop(meters, seconds)),
        );
        const leeway = leewayOnStreet(visits);
        // Both answers are correct if the path requires maximum speed to the meter.
        if (leeway > 2) expect(isPathFound).toBe(true);
        if (leeway < -2) expect(isPathFound).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('isReachablePath', () => {
  it('accepts three touching circles without a common point', () => {
    const place = north(Math.sqrt(3) * 49);
    const corners = [-49, 49].map((meters) => ({ place: east(meters), at: 0 }));
    expect(isReachable(...corners)).toBe(true);
    expect(isReachable(...corners, { place, at: 0 })).toBe(false);
  });
});

const atMinute = (minute: number) => Date.UTC(2026, 10, 20, 18, minute);

describe('nearestTravel', () => {
  test('uses the stop nearest in time, before or after', () => {
    const stop = { place: north(0), at: atMinute(10) };
    const early = { place: north(5000), at: atMinute(0) };
    const late = { place: north(600), at: atMinute(15) };
    const travel = nearestTravel(stop, [early, late]);
    expect(travel?.other).toBe(late);
    expect(nearestTravel(stop, [late, early])?.other).toBe(late);
    expect(travel?.durationMs).toBe(300_000);
    expect(travel?.speed).toBeCloseTo(2, 2);
  });

  test('returns a finite speed for two stops at the same moment', () => {
    const travel = nearestTravel({ place: north(0), at: atMinute(1) }, [
      { place: north(300), at: atMinute(1) },
    ]);
    expect(travel?.speed).toBeCloseTo(300, 0);
  });

  test('returns null for a single stop', () => {
    expect(nearestTravel({ place: north(0), at: atMinute(1) }, [])).toBeNull();
  });
});

const now = Date.parse(at(60));
const minutes = (count: number) => count * 60_000;

describe('captureTime', () => {
  it.each([
    ['at once', { capturedAt: at(60), sentAt: at(60) }, now],
    ['ten minutes ago', { capturedAt: at(50), sentAt: at(60) }, now - minutes(10)],
    [
      'by a clock that is three days fast',
      { capturedAt: at(4370), sentAt: at(4380) },
      now - minutes(10),
    ],
    [
      'by a clock that is a year slow',
      { capturedAt: at(-525_610), sentAt: at(-525_600) },
      now - minutes(10),
    ],
    ['by a clock set back in between', { capturedAt: at(80), sentAt: at(60) }, now],
    ['without either time', {}, now],
    ['without the time of sending', { capturedAt: at(10), sentAt: null }, now],
    ['without the time of the tap', { capturedAt: null, sentAt: at(60) }, now],
  ])('returns the time of a tap %s', (_, attempt, expected) => {
    expect(captureTime(attempt, now)).toBe(expected);
  });

  it('returns a time that no wrong device clock affects and that is never in the future', () => {
    const offset = fc.integer({ min: -500_000, max: 500_000 });
    const elapsed = fc.integer({ min: -1000, max: 5000 });
    fc.assert(
      fc.property(offset, elapsed, (skew, ago) => {
        const attempt = { capturedAt: at(skew), sentAt: at(skew + ago) };
        expect(captureTime(attempt, now)).toBe(now - minutes(Math.max(0, ago)));
      }),
    );
  });
});
