import { expect, it } from 'vitest';
import { simplify } from './simplify.ts';
import type { DistrictPoint } from './units.ts';

const lineOf = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
const asDrawn = (point: DistrictPoint) => point;

it('drops a point at the tolerance and retains one beyond', () => {
  const bent = lineOf([0, 0], [5, 3], [10, 0]);
  expect(simplify(bent, 3, asDrawn)).toEqual(lineOf([0, 0], [10, 0]));
  expect(simplify(bent, 2.9, asDrawn)).toEqual(bent);
});

it('retains only the ends of a straight line at tolerance zero', () => {
  expect(simplify(lineOf([0, 0], [5, 0], [10, 0]), 0, asDrawn)).toEqual(lineOf([0, 0], [10, 0]));
});

it('measures distances in the plane of `measure`', () => {
  const half = ({ x, y }: DistrictPoint) => ({ x, y: y / 2 });
  expect(simplify(lineOf([0, 0], [5, 3], [10, 0]), 1.5, half)).toHaveLength(2);
});
