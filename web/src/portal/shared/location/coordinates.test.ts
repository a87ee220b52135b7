import { distanceMeters } from '@wine-walk/common/lib/distance.ts';
import { expect, it } from 'vitest';
import { nudgeByKey } from './coordinates.ts';

const start = { latitude: 38.15, longitude: -79.07 };

it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])(
  'moves the pin by a meter for %s, by ten with Shift',
  (key) => {
    const small = nudgeByKey({ key, shiftKey: false }, start);
    const large = nudgeByKey({ key, shiftKey: true }, start);
    expect(small && distanceMeters(start, small)).toBeCloseTo(1, 1);
    expect(large && distanceMeters(start, large)).toBeCloseTo(10, 1);
  },
);

it('moves the pin in the direction of the arrow', () => {
  expect(nudgeByKey({ key: 'ArrowUp', shiftKey: false }, start)?.latitude).toBeGreaterThan(38.15);
  expect(nudgeByKey({ key: 'ArrowLeft', shiftKey: false }, start)?.longitude).toBeLessThan(-79.07);
});

it('returns null for other keys', () => {
  expect(nudgeByKey({ key: 'a', shiftKey: false }, start)).toBeNull();
});
