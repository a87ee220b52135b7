import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import {
  changedBusinessLists,
  defaultEventsForNewBusiness,
  eventThatLostItsList,
} from './event-business-lists.ts';

const events = [
  { id: 'all', businessIds: null },
  { id: 'spring', businessIds: ['vino', 'cask'] },
  { id: 'autumn', businessIds: ['cask'] },
];

describe('changedLists', () => {
  it('adds at the end and takes out, and leaves the order of the others', () => {
    expect(changedBusinessLists('vino', ['autumn'], events)).toEqual([
      { eventId: 'spring', businessIds: ['cask'] },
      { eventId: 'autumn', businessIds: ['cask', 'vino'] },
    ]);
  });

  it('changes nothing where everything is so already', () => {
    expect(changedBusinessLists('cask', ['spring', 'autumn', 'all'], events)).toEqual([]);
    expect(changedBusinessLists('new', [], events)).toEqual([]);
  });

  // spec: B10.11
  it('leaves a list as others made it where the editor changed nothing about it', () => {
    const changed = (seen: string[], wanted: string[]) =>
      changedBusinessLists('vino', wanted, events, seen).map(({ eventId }) => eventId);
    // Meanwhile somebody else put it into the spring's list, and took it out of the autumn's.
    expect(changed(['autumn'], ['autumn'])).toEqual([]);
    expect(changed([], ['autumn'])).toEqual(['autumn']);
    expect(changed(['spring', 'autumn'], ['autumn'])).toEqual(['spring']);
    // Both of them wanted the same.
    expect(changed(['autumn'], ['spring'])).toEqual([]);
  });
});

describe('lostList', () => {
  it('is of an event that is left, and takes every active business by now', () => {
    expect(eventThatLostItsList([], events, ['spring', 'all'])?.id).toBe('all');
    expect(eventThatLostItsList(['all'], events, ['all'])).toBeUndefined();
    expect(eventThatLostItsList([], events, ['spring'])).toBeUndefined();
  });
});

describe('joinedAtFirst', () => {
  const walk = {
    isActive: true,
    startTime: at(0),
    endTime: at(300),
    businessIds: ['cask'] as string[] | null,
    joinsNewBusinesses: true,
  };
  const joined = (minutes: number, event = walk) =>
    defaultEventsForNewBusiness([event], Date.parse(at(minutes))).length === 1;

  it('are the active events up to their end', () => {
    expect([joined(-1), joined(60), joined(299), joined(300)]).toEqual([true, true, true, false]);
    expect(joined(60, { ...walk, isActive: false })).toBe(false);
  });

  // spec: E1.5
  it('are only those where staff chose the ones added later, too', () => {
    expect(joined(60, { ...walk, joinsNewBusinesses: false })).toBe(false);
    const { joinsNewBusinesses: _unsaid, ...unasked } = walk;
    expect(defaultEventsForNewBusiness([unasked], Date.parse(at(60)))).toEqual([]);
    expect(joined(60, { ...walk, joinsNewBusinesses: false, businessIds: null })).toBe(true);
  });
});
