import { expect, it } from 'vitest';
import { moveItem, moveItemTo } from './order-list.tsx';

const list = ['a', 'b', 'c', 'd'];

it.each([
  [1, 'up', 'bacd'],
  [1, 'down', 'acbd'],
  [2, 'first', 'cabd'],
  [1, 'last', 'acdb'],
  [0, 'up', 'abcd'],
  [3, 'down', 'abcd'],
] as const)('moves the item at %i %s', (from, move, result) => {
  expect(moveItem(list, from, move).join('')).toBe(result);
});

it('moves an item to its drop index and ignores an index outside of the list', () => {
  expect(moveItemTo(list, 3, 0).join('')).toBe('dabc');
  expect(moveItemTo(list, 9, 0).join('')).toBe('abcd');
});
