import { expect, it } from 'vitest';
import { streetDetour } from './walks.ts';

it('along the streets of a grid the way is longer than the straight line by the mean over all directions', () => {
  const directions = Array.from({ length: 36_000 }, (_, at) => (at * Math.PI) / 18_000);
  const ways = directions.map((at) => Math.abs(Math.cos(at)) + Math.abs(Math.sin(at)));
  expect(streetDetour).toBeCloseTo(ways.reduce((sum, way) => sum + way) / ways.length, 6);
});
