import { describe, expect, it } from 'vitest';
import type { DistrictPoint } from './geometry.ts';
import { clipLine, clipRing, isInside, simplify } from './polylines.ts';

const box = { west: 0, east: 5, south: 0, north: 5 };

describe('clipLine and clipRing', () => {
  it.each([
    [0, 0, true],
    [5, 5, true],
    [5.001, 5, false],
    [5, 5.001, false],
    [-0.001, 0, false],
    [0, -0.001, false],
  ])('finds %d, %d inside, including the edges: %s', (x, y, expected) => {
    expect(isInside(box, { x, y })).toBe(expected);
  });

  it('cuts a ring where its sides cross the edges, in order', () => {
    const ring = [
      { x: 1, y: 1 },
      { x: 9, y: 1 },
      { x: 9, y: 4 },
      { x: 1, y: 4 },
    ];
    expect(clipRing(ring, box)).toEqual([
      { x: 1, y: 1 },
      { x: 5, y: 1 },
      { x: 5, y: 4 },
      { x: 1, y: 4 },
    ]);
  });

  it('cuts a sloped side where it crosses an edge', () => {
    const wide = { west: 0, east: 90, south: 0, north: 90 };
    const [start, tip, end] = [
      { x: 10, y: 10 },
      { x: 90, y: 50 },
      { x: 10, y: 50 },
    ];
    const cut = [start, { x: 50, y: 30 }, { x: 50, y: 50 }, end];
    expect(clipRing([start, tip, end], { ...wide, east: 50 })).toEqual(cut);
    const turned = ({ x, y }: { x: number; y: number }) => ({ x: y, y: x });
    const ring = [start, tip, end].map(turned);
    expect(clipRing(ring, { ...wide, north: 50 })).toEqual(cut.map(turned));
  });

  it('leaves a ring with corners on the edges unchanged', () => {
    const diamond = [
      { x: 0, y: 2 },
      { x: 2, y: 0 },
      { x: 5, y: 3 },
      { x: 3, y: 5 },
    ];
    expect(clipRing(diamond, box)).toEqual(diamond);
  });

  it('cuts a line outside and retains the points next to the inside', () => {
    const line = [-4, -2, 3, 7, 9].map((x) => ({ x, y: 2 }));
    expect(clipLine(line, box)).toEqual([line.slice(1, 4)]);
  });
});

const lineOf = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
const asDrawn = (point: DistrictPoint) => point;

describe('simplify', () => {
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
});
