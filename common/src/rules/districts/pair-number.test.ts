import { expect, it } from 'vitest';
import { pairIndex } from './street-routes.ts';

/** Pairs in order: 0 and 1, 0 and 2, …, 1 and 2, … */
const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_, at) => [one, one + 1 + at] as const),
  ).flat();

it.each([2, 3, 5, 8])('numbers pairs of %i consecutively', (count) => {
  const numbers = pairsOf(count).map(([one, other]) => pairIndex(one, other, count));
  expect(numbers).toEqual(numbers.map((_, index) => index));
});
