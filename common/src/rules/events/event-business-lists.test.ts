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

describe('changedBusinessLists', () => {
  it('appends and removes without reordering', () => {
    expect(changedBusinessLists('vino', ['autumn'], events)).toEqual([
      { eventId: 'spring', businessIds: ['cask'] },
      { eventId: 'autumn', businessIds: ['cask', 'vino'] },
    ]);
  });

  it('changes nothing if already up to date', () => {
    expect(changedBusinessLists('cask', ['spring', 'autumn', 'all'], events)).toEqual([]);
    expect(changedBusinessLists('new', [], events)).toEqual([]);
  });

  it('preserves a list that others changed and the editor did not', () => {
    const changed = (seen: string[], selected: string[]) =>
      changedBusinessLists('vino', selected, events, seen).map(({ eventId }) => eventId);
    // Another editor added it to spring and removed it from autumn.
    expect(changed(['autumn'], ['autumn'])).toEqual([]);
    expect(changed([], ['autumn'])).toEqual(['autumn']);
    expect(changed(['spring', 'autumn'], ['autumn'])).toEqual(['spring']);
    // Both editors made the same change.
    expect(changed(['autumn'], ['spring'])).toEqual([]);
  });
});

describe('eventThatLostItsList', () => {
  it('returns an event that the editor leaves and that now includes every business', () => {
    expect(eventThatLostItsList([], events, ['spring', 'all'])?.id).toBe('all');
    expect(eventThatLostItsList(['all'], events, ['all'])).toBeUndefined();
    expect(eventThatLostItsList([], events, ['spring'])).toBeUndefined();
  });
});

describe('defaultEventsForNewBusiness', () => {
  const planned = {
    isActive: true,
    isPublished: true,
    startTime: at(0),
    endTime: at(300),
    businessIds: ['cask'] as string[] | null,
    joinsNewBusinesses: true,
  };
  const joined = (minutes: number, event = planned) =>
    defaultEventsForNewBusiness([event], Date.parse(at(minutes))).length === 1;

  it('returns active events and drafts that have not ended', () => {
    expect([joined(-1), joined(60), joined(299), joined(300)]).toEqual([true, true, true, false]);
    expect(joined(60, { ...planned, isActive: false })).toBe(false);
    expect(joined(60, { ...planned, isActive: false, isPublished: false })).toBe(true);
  });

  it('returns only events that add new businesses automatically', () => {
    expect(joined(60, { ...planned, joinsNewBusinesses: false })).toBe(false);
    expect(joined(60, { ...planned, joinsNewBusinesses: false, businessIds: null })).toBe(true);
  });
});
