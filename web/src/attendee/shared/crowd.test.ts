import { expect, it } from 'vitest';
import { quietBusinessIds } from './crowd.ts';

const quiet = (counts: Record<string, number>) => [
  ...quietBusinessIds(['a', 'b', 'c', 'd'], { counts: new Map(Object.entries(counts)) }),
];

it('returns the businesses with less than half of the average', () => {
  expect(quiet({ a: 20, b: 12, c: 12, d: 4 })).toEqual(['d']);
  expect(quiet({ a: 10, b: 10, c: 10, d: 10 })).toEqual([]);
});

it('returns none when more than a third of the businesses are quiet', () => {
  expect(quiet({ a: 40, b: 12, c: 6 })).toEqual([]);
});

it('returns none until enough people walk to compare', () => {
  expect(quiet({})).toEqual([]);
});
