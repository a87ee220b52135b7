import { describe, expect, it } from 'vitest';
import { bearing, direction } from './direction.ts';

const square = { latitude: 38.15, longitude: -79.07 };
const off = (north: number, east: number) => ({
  latitude: square.latitude + north / 111_195,
  longitude: square.longitude + east / (111_195 * Math.cos((square.latitude * Math.PI) / 180)),
});

describe('direction', () => {
  // spec: 4.16
  it.each([
    [100, 0, 'n', 0],
    [100, 100, 'ne', 45],
    [0, 100, 'e', 90],
    [-100, 100, 'se', 135],
    [-100, 0, 's', 180],
    [-100, -100, 'sw', 225],
    [0, -100, 'w', 270],
    [100, -100, 'nw', 315],
  ] as const)('%s m north and %s m east is %s', (north, east, name, degrees) => {
    expect(direction(square, off(north, east))).toBe(name);
    expect(bearing(square, off(north, east))).toBeCloseTo(degrees, 1);
  });

  it('follows the shortest way over a globe, however far', () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(bearing(paris, newYork)).toBeCloseTo(291.8, 1);
    expect(direction(newYork, paris)).toBe('ne');
  });

  it('returns north for a bearing just west of north', () => {
    expect(direction(square, off(100, -10))).toBe('n');
  });
});
