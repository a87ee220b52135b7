import { expect, it } from 'vitest';
import { simplify } from './simplify.ts';
import type { DistrictPoint } from './units.ts';

const lineOf = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
const asDrawn = (point: DistrictPoint) => point;

it('a point as far from the rest as is allowed is left out, one farther stays', () => {
  const bent = lineOf([0, 0], [5, 3], [10, 0]);
  expect(simplify(bent, 3, asDrawn)).toEqual(lineOf([0, 0], [10, 0]));
  expect(simplify(bent, 2.9, asDrawn)).toEqual(bent);
});

it('a straight line keeps its ends alone, with nothing allowed', () => {
  expect(simplify(lineOf([0, 0], [5, 0], [10, 0]), 0, asDrawn)).toEqual(lineOf([0, 0], [10, 0]));
});

it('distances are measured where `measure` puts the points', () => {
  const half = ({ x, y }: DistrictPoint) => ({ x, y: y / 2 });
  expect(simplify(lineOf([0, 0], [5, 3], [10, 0]), 1.5, half)).toHaveLength(2);
});
