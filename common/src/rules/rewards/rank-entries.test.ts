import { expect, it } from 'vitest';
import { rankEntries } from './rank-entries.ts';

it('equal points share a rank, and the next rank counts all before it', () => {
  const scored = [
    { displayName: 'Wren', points: 10 },
    { displayName: 'Ada', points: 30 },
    { displayName: 'Quill', points: 20 },
    { displayName: 'Juniper', points: 20 },
  ];
  expect(rankEntries(scored).map(({ displayName, rank }) => [displayName, rank])).toEqual([
    ['Ada', 1],
    ['Juniper', 2],
    ['Quill', 2],
    ['Wren', 4],
  ]);
  expect(rankEntries([])).toEqual([]);
});
