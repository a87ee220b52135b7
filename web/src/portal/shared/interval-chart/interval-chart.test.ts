import { expect, it } from 'vitest';
import { niceAxisMax } from './interval-chart.tsx';

it('returns a round, even number that is not less than the maximum', () => {
  const tops = [0, 1, 2, 3, 9, 10, 11, 37, 85, 120, 999].map(niceAxisMax);
  expect(tops).toEqual([2, 2, 2, 4, 10, 20, 20, 40, 100, 200, 1000]);
});
