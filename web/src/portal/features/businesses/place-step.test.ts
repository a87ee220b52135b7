import { distanceMeters } from '@domain/distance.ts';
import { expect, it } from 'vitest';
import { movedBy } from './place-step.ts';

const place = { latitude: 38.15, longitude: -79.07 };

// spec: B3.4
it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])(
  '%s moves the pin by a metre, with Shift by ten',
  (key) => {
    const small = movedBy({ key, shiftKey: false }, place);
    const large = movedBy({ key, shiftKey: true }, place);
    expect(small && distanceMeters(place, small)).toBeCloseTo(1, 1);
    expect(large && distanceMeters(place, large)).toBeCloseTo(10, 1);
  },
);

it('the pin moves where the arrow points', () => {
  expect(movedBy({ key: 'ArrowUp', shiftKey: false }, place)?.latitude).toBeGreaterThan(38.15);
  expect(movedBy({ key: 'ArrowLeft', shiftKey: false }, place)?.longitude).toBeLessThan(-79.07);
});

it('every other key leaves the pin where it is', () => {
  expect(movedBy({ key: 'a', shiftKey: false }, place)).toBeNull();
});
