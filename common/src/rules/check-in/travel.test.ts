import { expect, test } from 'vitest';
import { nearestTravel } from './travel.ts';

const north = (meters: number) => ({ latitude: 38 + meters / 111_195, longitude: -79 });
const at = (minutes: number) => Date.UTC(2026, 10, 20, 18, minutes);

test('uses the stop nearest in time, before or after', () => {
  const stop = { place: north(0), at: at(10) };
  const early = { place: north(5000), at: at(0) };
  const late = { place: north(600), at: at(15) };
  const travel = nearestTravel(stop, [early, late]);
  expect(travel?.other).toBe(late);
  expect(nearestTravel(stop, [late, early])?.other).toBe(late);
  expect(travel?.durationMs).toBe(300_000);
  expect(travel?.speed).toBeCloseTo(2, 2);
});

test('returns a finite speed for two stops at the same moment', () => {
  const travel = nearestTravel({ place: north(0), at: at(1) }, [{ place: north(300), at: at(1) }]);
  expect(travel?.speed).toBeCloseTo(300, 0);
});

test('returns null for a single stop', () => {
  expect(nearestTravel({ place: north(0), at: at(1) }, [])).toBeNull();
});
