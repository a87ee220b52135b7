import { expect, it } from 'vitest';
import { joinedStreets, simplifiedStreets } from './compact-streets.ts';
import type { MapFeature } from './geojson.ts';

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

it('a path stays a path, all else is a street', () => {
  const joined = joinedStreets([line('path', 'Mill Steps', 20), line('street', 'Main', 80)], shape);
  const streets = simplifiedStreets(joined, 1, shape.measure);
  expect(streets.map(({ kind, name }) => [kind, name])).toEqual([
    ['path', 'Mill Steps'],
    ['street', 'Main'],
  ]);
});
