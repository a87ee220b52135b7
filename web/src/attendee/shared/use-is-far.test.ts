import { expect, it } from 'vitest';
import { isOutOfReach } from './use-is-far.ts';

it.each([
  [40, 8, false],
  [58, 8, false],
  [59, 8, true],
  [91, 30, true],
  [91, 80, false],
  [22_000, null, true],
  [undefined, 8, false],
])('isOutOfReach at %s m with an accuracy of %s m is %s', (distanceMeters, accuracyMeters, far) => {
  expect(isOutOfReach({ distanceMeters, accuracyMeters, radiusMeters: 50 })).toBe(far);
});
