import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from '../../lib/distance.ts';
import { metersProjection, nearestOnSegment, toCoordinates } from './geometry.ts';

describe('metersProjection', () => {
  it.each([0, 38.15, 60])(
    'meters in the plane equal those on the globe at %d° north',
    (latitude) => {
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
    },
  );
});

const point = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
});

describe('nearestOnSegment', () => {
  it('returns the nearest point and its share of the segment', () => {
    fc.assert(
      fc.property(point, point, point, fc.integer({ min: 0, max: 100 }), (from, a, b, percent) => {
        const at = (share: number) => ({
          x: a.x + share * (b.x - a.x),
          y: a.y + share * (b.y - a.y),
        });
        const nearest = nearestOnSegment(from, a, b);
        const away = (other: { x: number; y: number }) =>
          Math.hypot(other.x - from.x, other.y - from.y);
        expect(away(nearest)).toBeLessThanOrEqual(away(at(percent / 100)) + 1e-9);
        expect([nearest.x, nearest.y]).toEqual([at(nearest.share).x, at(nearest.share).y]);
        expect(nearest.share).toBeGreaterThanOrEqual(0);
        expect(nearest.share).toBeLessThanOrEqual(1);
      }),
    );
  });
});
