import { describe, expect, it } from 'vitest';
import { clipAndJoinStreets, joinStreets, simplifiedStreets } from './compact-streets.ts';
import type { MapFeature } from './geojson.ts';
import { type DistrictPoint, decodePoints } from './geometry.ts';

const asDrawn = (point: DistrictPoint) => point;
const lineOf = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

describe('joinStreets', () => {
  it('adds the shared point of two crossing streets', () => {
    const [across, along] = [lineOf([0, 50], [100, 50]), lineOf([50, 0], [50, 100])];
    expect(joinStreets([across, along], asDrawn)).toEqual([
      lineOf([0, 50], [50, 50], [100, 50]),
      lineOf([50, 0], [50, 50], [50, 100]),
    ]);
  });

  it('adds the shared point of two sloped crossing streets', () => {
    const [rising, falling] = [lineOf([10, 0], [40, 60]), lineOf([0, 50], [100, 0])];
    expect(joinStreets([rising, falling], asDrawn)).toEqual([
      lineOf([10, 0], [28, 36], [40, 60]),
      lineOf([0, 50], [28, 36], [100, 0]),
    ]);
  });

  it('leaves a street that crosses itself unchanged', () => {
    const ramp = lineOf([0, 50], [100, 50], [100, 100], [50, 100], [50, 0]);
    expect(joinStreets([ramp], asDrawn)).toEqual([ramp]);
  });

  it('leaves two streets from one corner, one along the other, unchanged', () => {
    const streets = [lineOf([0, 0], [100, 0]), lineOf([0, 0], [50, 0])];
    expect(joinStreets(streets, asDrawn)).toEqual(streets);
  });

  it.each([
    ['to the east', (x: number, y: number): [number, number] => [x, y]],
    ['to the west', (x: number, y: number): [number, number] => [-x, y]],
    ['to the north', (x: number, y: number): [number, number] => [y, x]],
    ['to the south', (x: number, y: number): [number, number] => [y, -x]],
  ])('joins a street that starts two meters %s of another', (_, turned) => {
    for (let x = 0; x < 60; x += 1) {
      const [from, to, end] = [turned(x, 0), turned(x, 100), turned(x + 2, 50)];
      const streets = [lineOf(from, to), lineOf(end, turned(x + 52, 50))];
      expect(joinStreets(streets, asDrawn)?.[0]).toEqual(lineOf(from, end, to));
    }
  });

  it('joins a street that ends three meters from another, but not four', () => {
    const street = lineOf([0, 0], [0, 100]);
    const joined = (away: number) =>
      joinStreets([street, lineOf([away, 50], [50, 50])], asDrawn)?.[0];
    expect(joined(3)).toEqual(lineOf([0, 0], [3, 50], [0, 100]));
    expect(joined(4)).toEqual(street);
  });

  it('adds crossings of a southbound street in its order', () => {
    const south = lineOf([50, 100], [50, 0]);
    const across = [40, 80].map((y) => lineOf([0, y], [100, y]));
    expect(joinStreets([south, ...across], asDrawn)?.[0]).toEqual(
      lineOf([50, 100], [50, 80], [50, 40], [50, 0]),
    );
  });

  it('rounds a crossing between two units to one shared point', () => {
    const streets = [lineOf([50, 29], [11, 29]), lineOf([24, 21], [18, 53])];
    expect(joinStreets(streets, asDrawn)).toEqual([
      lineOf([50, 29], [22, 29], [11, 29]),
      lineOf([24, 21], [22, 29], [18, 53]),
    ]);
  });

  it('leaves streets that would cross only if extended unchanged', () => {
    const [short, across] = [lineOf([0, 50], [40, 50]), lineOf([60, 0], [60, 100])];
    for (const streets of [
      [short, across],
      [across, short],
    ])
      expect(joinStreets(streets, asDrawn)).toEqual(streets);
  });
});

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

describe('clipAndJoinStreets', () => {
  it('retains paths as paths and maps all else to streets', () => {
    const joined = clipAndJoinStreets(
      [line('path', 'Mill Steps', 20), line('street', 'Main', 80)],
      shape,
    );
    const streets = simplifiedStreets(joined ?? [], 1, shape.measure);
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
    const [street] = simplifiedStreets(joined ?? [], 1, shape.measure);
    expect(decodePoints(street?.line ?? [])).toEqual([
      { x: 0, y: 60 },
      { x: 20, y: 50 },
      { x: 60, y: 50 },
      { x: 100, y: 50 },
    ]);
  });
});
