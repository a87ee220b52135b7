import { expect, it } from 'vitest';
import { joinStreets } from './join-streets.ts';
import type { DistrictPoint } from './units.ts';

const asDrawn = (point: DistrictPoint) => point;
const lineOf = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

it('two streets that cross share the point where they do', () => {
  const [across, along] = [lineOf([0, 50], [100, 50]), lineOf([50, 0], [50, 100])];
  expect(joinStreets([across, along], asDrawn)).toEqual([
    lineOf([0, 50], [50, 50], [100, 50]),
    lineOf([50, 0], [50, 50], [50, 100]),
  ]);
});

it('two streets that cross at a slope share the point where they do', () => {
  const [rising, falling] = [lineOf([10, 0], [40, 60]), lineOf([0, 50], [100, 0])];
  expect(joinStreets([rising, falling], asDrawn)).toEqual([
    lineOf([10, 0], [28, 36], [40, 60]),
    lineOf([0, 50], [28, 36], [100, 0]),
  ]);
});

it('a street that crosses itself, as at a ramp, stays as it is', () => {
  const ramp = lineOf([0, 50], [100, 50], [100, 100], [50, 100], [50, 0]);
  expect(joinStreets([ramp], asDrawn)).toEqual([ramp]);
});

it('two streets from one corner, one along the other, stay as they are', () => {
  const streets = [lineOf([0, 0], [100, 0]), lineOf([0, 0], [50, 0])];
  expect(joinStreets(streets, asDrawn)).toEqual(streets);
});

it.each([
  ['to the east', (x: number, y: number): [number, number] => [x, y]],
  ['to the west', (x: number, y: number): [number, number] => [-x, y]],
  ['to the north', (x: number, y: number): [number, number] => [y, x]],
  ['to the south', (x: number, y: number): [number, number] => [y, -x]],
])('a street that begins two metres %s of another one meets it, wherever both lie', (_, turned) => {
  for (let x = 0; x < 60; x += 1) {
    const [from, to, end] = [turned(x, 0), turned(x, 100), turned(x + 2, 50)];
    const streets = [lineOf(from, to), lineOf(end, turned(x + 52, 50))];
    expect(joinStreets(streets, asDrawn)[0]).toEqual(lineOf(from, end, to));
  }
});

it('a street that ends three metres from another one meets it, and one that ends four metres away does not', () => {
  const street = lineOf([0, 0], [0, 100]);
  const joined = (away: number) => joinStreets([street, lineOf([away, 50], [50, 50])], asDrawn)[0];
  expect(joined(3)).toEqual(lineOf([0, 0], [3, 50], [0, 100]));
  expect(joined(4)).toEqual(street);
});

it('a street that leads south has its crossings in its own order', () => {
  const south = lineOf([50, 100], [50, 0]);
  const across = [40, 80].map((y) => lineOf([0, y], [100, y]));
  expect(joinStreets([south, ...across], asDrawn)[0]).toEqual(
    lineOf([50, 100], [50, 80], [50, 40], [50, 0]),
  );
});

it('two streets that cross halfway between two units share one point of these', () => {
  const streets = [lineOf([50, 29], [11, 29]), lineOf([24, 21], [18, 53])];
  expect(joinStreets(streets, asDrawn)).toEqual([
    lineOf([50, 29], [22, 29], [11, 29]),
    lineOf([24, 21], [22, 29], [18, 53]),
  ]);
});

it('two streets that would cross if one of them were longer stay as they are', () => {
  const [short, across] = [lineOf([0, 50], [40, 50]), lineOf([60, 0], [60, 100])];
  for (const streets of [
    [short, across],
    [across, short],
  ])
    expect(joinStreets(streets, asDrawn)).toEqual(streets);
});
