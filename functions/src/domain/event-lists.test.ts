import { describe, expect, it } from 'vitest';
import { changedLists } from './event-lists.ts';

const events = [
  { id: 'all', businessIds: null },
  { id: 'spring', businessIds: ['vino', 'cask'] },
  { id: 'autumn', businessIds: ['cask'] },
];

describe('changedLists', () => {
  it('adds at the end and takes out, and leaves the order of the others', () => {
    expect(changedLists('vino', ['autumn'], events)).toEqual([
      { eventId: 'spring', businessIds: ['cask'] },
      { eventId: 'autumn', businessIds: ['cask', 'vino'] },
    ]);
  });

  it('changes nothing where everything is so already', () => {
    expect(changedLists('cask', ['spring', 'autumn', 'all'], events)).toEqual([]);
    expect(changedLists('new', [], events)).toEqual([]);
  });
});
