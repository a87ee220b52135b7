import { expect, it } from 'vitest';
import { districtCorners } from './district-corners.ts';

const origin = { latitude: 38, longitude: -79 };

it('districtCorners returns the corners of all streets', () => {
  const streets = [
    { kind: 'street' as const, name: 'Mill', line: [0, 0, 1000, 500] },
    { kind: 'path' as const, name: '', line: [-2000, 100, 500, -400] },
  ];
  const corners = districtCorners({ origin, streets });
  expect(corners?.[0].latitude).toBeCloseTo(37.9997, 6);
  expect(corners?.[0].longitude).toBeCloseTo(-79.002, 6);
  expect(corners?.[1]).toEqual({ latitude: 38.0005, longitude: -78.999 });
});

it('districtCorners returns null without streets', () => {
  expect(districtCorners({ origin, streets: [] })).toBeNull();
});
