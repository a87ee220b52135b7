import { describe, expect, it } from 'vitest';
import { contrastRatio, darkModeAccent, isReadableAccent } from './contrast.ts';

describe('contrastRatio', () => {
  it('returns the ratio of the brighter to the darker color', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('isReadableAccent', () => {
  it.each(['#6e1f3a', '#14532d', '#1e3a8a'])('accepts %s', (color) => {
    expect(isReadableAccent(color)).toBe(true);
  });

  it.each(['#ffcc00', '#7dd3fc', '#ffffff'])('rejects %s', (color) => {
    expect(isReadableAccent(color)).toBe(false);
  });
});

describe('darkModeAccent', () => {
  it.each(['#000000', '#6e1f3a', '#14532d', '#1e3a8a'])(
    'returns a color that is readable on dark paper for %s',
    (color) => {
      expect(contrastRatio(darkModeAccent(color), '#1f111a')).toBeGreaterThanOrEqual(4.5);
    },
  );
});
