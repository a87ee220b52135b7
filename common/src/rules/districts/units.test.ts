import { expect, it } from 'vitest';
import { distanceMeters } from '../../lib/distance.ts';
import { metersProjection, toCoordinates } from './units.ts';

it.each([0, 38.15, 60])('meters in the plane equal those on the globe at %d° north', (latitude) => {
  const origin = { latitude, longitude: -79.07 };
  const measure = metersProjection(origin);
  for (const point of [
    { x: 9000, y: 0 },
    { x: 0, y: 9000 },
    { x: -4000, y: 7000 },
  ]) {
    const { x, y } = measure(point);
    const onGlobe = distanceMeters(origin, toCoordinates(origin, point));
    expect(Math.abs(Math.hypot(x, y) / onGlobe - 1)).toBeLessThan(0.001);
  }
});
