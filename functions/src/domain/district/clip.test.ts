import { expect, it } from 'vitest';
import { clipRing, isInside } from './clip.ts';

const box = { west: 0, east: 5, south: 0, north: 5 };

it.each([
  [0, 0, true],
  [5, 5, true],
  [5.001, 5, false],
  [5, 5.001, false],
  [-0.001, 0, false],
  [0, -0.001, false],
])('%d, %d: inside, its edges included: %s', (x, y, expected) => {
  expect(isInside(box, { x, y })).toBe(expected);
});

it('a ring is cut where its sides cross the edges, in its own order', () => {
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
