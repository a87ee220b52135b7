import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

it.each([
  [1, [1, 2], 1],
  [3, [5], 3],
  [9, [5], 3],
])('paginate returns for page %i of five by two %j', (requested, shown, page) => {
  expect(paginate([1, 2, 3, 4, 5], requested, 2)).toEqual({ shown, page, pageCount: 3 });
});

it('paginate returns one empty page for an empty list', () => {
  expect(paginate([], 4, 2)).toEqual({ shown: [], page: 1, pageCount: 1 });
});

it('paginate returns all on one page without a limit', () => {
  const all = { shown: [1, 2], page: 1, pageCount: 1 };
  expect(paginate([1, 2], 2, Number.POSITIVE_INFINITY)).toEqual(all);
});
