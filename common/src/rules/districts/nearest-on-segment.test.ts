import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestOnSegment } from './nearest-on-segment.ts';

const point = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
});

it('returns the nearest point and its share of the segment', () => {
  fc.assert(
    fc.property(point, point, point, fc.integer({ min: 0, max: 100 }), (from, a, b, percent) => {
      const at = (share: number) => ({
        x: a.x + share * (b.x - a.x),
        y: a.y + share * (b.y - a.y),
      });
      const found = nearestOnSegment(from, a, b);
      const away = (other: { x: number; y: number }) =>
        Math.hypot(other.x - from.x, other.y - from.y);
      expect(away(found)).toBeLessThanOrEqual(away(at(percent / 100)) + 1e-9);
      expect([found.x, found.y]).toEqual([at(found.share).x, at(found.share).y]);
      expect(found.share).toBeGreaterThanOrEqual(0);
      expect(found.share).toBeLessThanOrEqual(1);
    }),
  );
});
