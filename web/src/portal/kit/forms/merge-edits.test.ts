import { describe, expect, it } from 'vitest';
import { applyChoices, defaultChoices, fieldDifferences } from './merge-edits.ts';

const base = { name: 'A', count: '1', tags: ['x'], note: '' };

describe('fieldDifferences', () => {
  it('returns who changed each differing field', () => {
    const mine = { ...base, name: 'B', note: 'mine' };
    const saved = { ...base, name: 'C', tags: ['x', 'y'] };
    expect(fieldDifferences(base, mine, saved)).toEqual([
      { field: 'name', changedBy: 'both' },
      { field: 'tags', changedBy: 'them' },
      { field: 'note', changedBy: 'me' },
    ]);
  });

  it('returns none when both made the same change', () => {
    expect(fieldDifferences(base, { ...base, name: 'B' }, { ...base, name: 'B' })).toEqual([]);
  });
});

it('preselects only the fields that one user changed', () => {
  const differences = fieldDifferences(
    base,
    { ...base, name: 'B', note: 'm' },
    { ...base, name: 'C', count: '2' },
  );
  expect(defaultChoices(differences)).toEqual({ count: 'saved', note: 'mine' });
});

it('merges the chosen fields', () => {
  const mine = { ...base, name: 'B' };
  const saved = { ...base, name: 'C', count: '2' };
  expect(applyChoices(mine, saved, { name: 'mine', count: 'saved' })).toEqual({
    ...mine,
    count: '2',
  });
});
