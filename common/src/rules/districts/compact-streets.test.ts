import { expect, it } from 'vitest';
import { clipAndJoinStreets, simplifiedStreets } from './compact-streets.ts';
import type { MapFeature } from './geojson.ts';
import { decodePoints } from './units.ts';

const shape = {
  frame: { west: 0, east: 100, south: 0, north: 100 },
  pointOf: ([x, y]: readonly number[]) => ({ x: x ?? 0, y: y ?? 0 }),
  measure: <P>(point: P) => point,
};
const line = (kind: MapFeature['kind'], name: string, y: number): MapFeature => ({
  kind,
  name,
  parts: [
    [
      [
        [10, y],
        [90, y],
      ],
    ],
  ],
});

it('retains paths as paths and maps all else to streets', () => {
  const joined = clipAndJoinStreets(
    [line('path', 'Mill Steps', 20), line('street', 'Main', 80)],
    shape,
  );
  const streets = simplifiedStreets(joined, 1, shape.measure);
  expect(streets.map(({ kind, name }) => [kind, name])).toEqual([
    ['path', 'Mill Steps'],
    ['street', 'Main'],
  ]);
});

it('retains the crossing of another street, also after a bend', () => {
  const bent: MapFeature = {
    kind: 'street',
    name: 'Bent',
    parts: [
      [
        [
          [0, 60],
          [20, 50],
          [60, 50],
          [100, 50],
        ],
      ],
    ],
  };
  const across: MapFeature = {
    kind: 'street',
    name: 'Across',
    parts: [
      [
        [
          [60, 0],
          [60, 100],
        ],
      ],
    ],
  };
  const joined = clipAndJoinStreets([bent, across], shape);
  const [street] = simplifiedStreets(joined, 1, shape.measure);
  expect(decodePoints(street?.line ?? [])).toEqual([
    { x: 0, y: 60 },
    { x: 20, y: 50 },
    { x: 60, y: 50 },
    { x: 100, y: 50 },
  ]);
});
