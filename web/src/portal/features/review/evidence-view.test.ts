import { type PendingCheckIn } from '@wine-walk/common/api/reviews.ts';
import { describe, expect, it } from 'vitest';
import { evidenceView, mapSize } from './evidence.ts';

const middle = mapSize / 2;
const at = (north: number, east: number, accuracyMeters: number | null = 10) =>
  ({
    business: { id: 'vino', name: 'Vino', latitude: 0, longitude: 10 },
    place: { latitude: north / 111_195, longitude: 10 + east / 111_195 },
    accuracyMeters,
  }) as PendingCheckIn;

describe('the small map of a check-in', () => {
  it('has north up, east right and one scale', () => {
    const { device, metersPerUnit } = evidenceView(at(80, 30), 50);
    expect((device?.x ?? 0) - middle).toBeCloseTo(30 / metersPerUnit);
    expect(middle - (device?.y ?? 0)).toBeCloseTo(80 / metersPerUnit);
    expect(device?.accuracy).toBeCloseTo(10 / metersPerUnit);
  });

  // spec: D1.10
  it.each([
    ['at the business', 0, 0, null],
    ['80 m away', 80, 0, 5],
    ['vague by 400 m', 40, 40, 400],
    ['vague by 5 km', 40, 40, 5000],
    ['in another town', 90_000, 40_000, 20],
  ])('keeps everything on it: %s', (_name, north, east, accuracy) => {
    const { device, radius } = evidenceView(at(north, east, accuracy), 50);
    expect(radius).toBeLessThanOrEqual(middle);
    expect(radius).toBeGreaterThan(2);
    for (const value of [device?.x, device?.y]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(mapSize);
    }
  });

  it('says where the device is too far to be drawn', () => {
    expect(evidenceView(at(90_000, 0), 50).device?.isOutside).toBe(true);
    expect(evidenceView(at(90, 0), 50).device?.isOutside).toBe(false);
  });

  it('has no device without a location', () => {
    expect(evidenceView({ ...at(0, 0), place: null }, 50).device).toBeNull();
  });
});
