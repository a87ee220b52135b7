import { describe, expect, it } from 'vitest';
import { applyChoices, defaultChoices, fieldDifferences } from './merge-edits.ts';

const base = { name: 'A', count: '1', tags: ['x'], note: '' };

describe('differences', () => {
  it('says who changed each field in which two versions differ', () => {
    const mine = { ...base, name: 'B', note: 'mine' };
    const saved = { ...base, name: 'C', tags: ['x', 'y'] };
    expect(fieldDifferences(base, mine, saved)).toEqual([
      { field: 'name', changedBy: 'both' },
      { field: 'tags', changedBy: 'them' },
      { field: 'note', changedBy: 'me' },
    ]);
  });

  it('finds none where both changed to the same', () => {
    expect(fieldDifferences(base, { ...base, name: 'B' }, { ...base, name: 'B' })).toEqual([]);
  });
});

it('decides at first only what one of them changed', () => {
  const differences = fieldDifferences(
    base,
    { ...base, name: 'B', note: 'm' },
    { ...base, name: 'C', count: '2' },
  );
  expect(defaultChoices(differences)).toEqual({ count: 'saved', note: 'mine' });
});

it('merges what was chosen', () => {
  const mine = { ...base, name: 'B' };
  const saved = { ...base, name: 'C', count: '2' };
  expect(applyChoices(mine, saved, { name: 'mine', count: 'saved' })).toEqual({
    ...mine,
    count: '2',
  });
});
