import { expect, it } from 'vitest';
import { moved, placed } from './moved.ts';

const list = ['a', 'b', 'c', 'd'];

it.each([
  [1, 'up', 'bacd'],
  [1, 'down', 'acbd'],
  [2, 'first', 'cabd'],
  [1, 'last', 'acdb'],
  [0, 'up', 'abcd'],
  [3, 'down', 'abcd'],
] as const)('the item at %i is moved %s', (from, move, result) => {
  expect(moved(list, from, move).join('')).toBe(result);
});

it('an item stands where it was dropped, and all stay where none was taken', () => {
  expect(placed(list, 3, 0).join('')).toBe('dabc');
  expect(placed(list, 9, 0).join('')).toBe('abcd');
});
