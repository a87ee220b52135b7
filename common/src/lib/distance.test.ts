import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streetDetour } from '../rules/routes/route.ts';
import { vincentyMeters } from '../support/vincenty.ts';
import {
  bearing,
  type Coordinates,
  direction,
  distanceMeters,
  isNearby,
  metersToMiles,
} from './distance.ts';

const square = { latitude: 38.15, longitude: -79.07 };
const off = (north: number, east: number) => ({
  latitude: square.latitude + north / 111_195,
  longitude: square.longitude + east / (111_195 * Math.cos((square.latitude * Math.PI) / 180)),
});

describe('direction', () => {
  it.each([
    [100, 0, 'n', 0],
    [100, 100, 'ne', 45],
    [0, 100, 'e', 90],
    [-100, 100, 'se', 135],
    [-100, 0, 's', 180],
    [-100, -100, 'sw', 225],
    [0, -100, 'w', 270],
    [100, -100, 'nw', 315],
  ] as const)('returns for %s m north and %s m east: %s', (north, east, name, degrees) => {
    expect(direction(square, off(north, east))).toBe(name);
    expect(bearing(square, off(north, east))).toBeCloseTo(degrees, 1);
  });

  it('follows the shortest way over a globe at any distance', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(bearing(paris, newYork)).toBeCloseTo(291.8, 1);
    expect(direction(newYork, paris)).toBe('ne');
  });

  it('returns north for a bearing just west of north', () => {
    expect(direction(square, off(100, -10))).toBe('n');
  });
});

const degrees = (degreesLimit: number) =>
  fc.double({ min: -degreesLimit, max: degreesLimit, noNaN: true });
const anywhere = fc.record({ latitude: degrees(90), longitude: degrees(180) });

/** Two points within about 10 km, at any inhabited latitude. */
const neighbors = fc
  .tuple(degrees(85), degrees(179), degrees(0.05), degrees(0.05))
  .map(([latitude, longitude, north, east]): [Coordinates, Coordinates] => [
    { latitude, longitude },
    { latitude: latitude + north, longitude: longitude + east },
  ]);

/** Published distances on WGS 84, which verify the reference itself. */
const published = [
  [
    'Flinders Peak to Buninyong',
    -37.951033417,
    144.424867889,
    -37.652821139,
    143.926495528,
    54_972.271,
  ],
  ["Land's End to John o' Groats", 50.06632, -5.71475, 58.64402, -3.07009, 969_954.166],
  ['a quarter of a meridian', 0, 0, 90, 0, 10_001_965.729],
  ['a degree of the equator', 0, 0, 0, 1, 111_319.491],
] as const;

describe('distanceMeters', () => {
  it.each(published)('matches %s', (_, fromNorth, fromEast, toNorth, toEast, meters) => {
    const from = { latitude: fromNorth, longitude: fromEast };
    const to = { latitude: toNorth, longitude: toEast };
    expect(vincentyMeters(from, to)).toBeCloseTo(meters, 2);
    expect(Math.abs(distanceMeters(from, to) / meters - 1)).toBeLessThan(0.0056);
  });

  it('differs from the ellipsoid by at most 0.56 %: 0.3 m in the 50 m of a check-in', () => {
    fc.assert(
      fc.property(neighbors, ([from, to]) => {
        const reference = vincentyMeters(from, to);
        const error = Math.abs(distanceMeters(from, to) - reference);
        // (R1 - a(1 - e²)) / a(1 - e²): worst case, a short way north at the equator.
        expect(error).toBeLessThanOrEqual(0.005615 * reference + 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  it('returns symmetric distances, zero to the same point, and at most half the circumference', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const meters = distanceMeters(from, to);
        expect(meters).toBeGreaterThanOrEqual(0);
        expect(meters).toBeLessThanOrEqual(20_015_115);
        expect(distanceMeters(to, from)).toBeCloseTo(meters, 6);
        expect(distanceMeters(from, from)).toBe(0);
      }),
    );
  });

  it.each([
    [
      'opposite places',
      { latitude: 40, longitude: 10 },
      { latitude: -40, longitude: -170 },
      20_015_114,
    ],
    [
      'the date line',
      { latitude: 0, longitude: 179.9999 },
      { latitude: 0, longitude: -179.9999 },
      22.24,
    ],
    [
      'the pole, whatever the longitude',
      { latitude: 90, longitude: 0 },
      { latitude: 90, longitude: 77 },
      0,
    ],
  ])('matches the reference at %s', (_, from, to, meters) => {
    expect(distanceMeters(from, to)).toBeCloseTo(meters, meters > 1000 ? -1 : 1);
  });

  it('converts to international miles', () => {
    expect(metersToMiles(1609.344)).toBe(1);
    expect(metersToMiles(804.672)).toBe(0.5);
  });

  it.each([
    [undefined, true],
    [0, true],
    [0.4999, true],
    [0.5, false],
    [12, false],
  ])('returns for %s miles: %s', (miles, nearby) => {
    expect(isNearby(miles)).toBe(nearby);
  });
});

it('along a street grid, the way exceeds the straight line by the mean over all directions', () => {
  const directions = Array.from({ length: 36_000 }, (_, at) => (at * Math.PI) / 18_000);
  const ways = directions.map((at) => Math.abs(Math.cos(at)) + Math.abs(Math.sin(at)));
  expect(streetDetour).toBeCloseTo(ways.reduce((sum, way) => sum + way) / ways.length, 6);
});
