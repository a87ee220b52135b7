import { describe, expect, it } from 'vitest';
import { defaultUnits } from '../../platform/device/units.ts';
import { computeScale } from './scale-bar.tsx';

describe('computeScale', () => {
  it.each([
    [1, 'en-US', '300 ft', 91],
    [0.3, 'en-US', '50 ft', 51],
    [20, 'en-US', '1 mi', 80],
    [1, 'es-ES', '50 m', 50],
    [0.06, 'es-ES', '5 m', 83],
    [30, 'es-ES', '2 km', 67],
  ])('returns for %d meters per pixel: %s %s', (meters, locale, text, pixels) => {
    expect(computeScale(meters, locale, defaultUnits(locale))).toEqual({ text, pixels });
  });

  it('never exceeds the available width and fills about half of it or more', () => {
    for (let meters = 0.05; meters < 60; meters *= 1.07) {
      for (const locale of ['en-US', 'es-ES']) {
        const { pixels } = computeScale(meters, locale, defaultUnits(locale));
        expect(pixels).toBeLessThanOrEqual(92);
        expect(pixels).toBeGreaterThan(16);
      }
    }
  });
});
