import { describe, expect, it } from 'vitest';
import { at } from '../../support/samples.ts';
import {
  businessEditImpact,
  eventEditImpact,
  isInProgress,
  rewardEditImpact,
} from './attendee-impact.ts';

const now = Date.parse(at(60));
const event = { isActive: true, startTime: at(0), endTime: at(300), businessIds: ['a', 'b'] };
const business = (id: string, isActive = true) => ({ id, name: id.toUpperCase(), isActive });
const businesses = [business('a'), business('b'), business('c'), business('off', false)];
const edit = (
  changes: Partial<Omit<typeof event, 'businessIds'>> & { businessIds?: string[] | null },
) => eventEditImpact(event, { ...event, ...changes }, businesses, now);

describe('eventEditImpact', () => {
  it('names a deactivation and a moved end', () => {
    expect(edit({ isActive: false })).toEqual(['The walk is switched off']);
    expect(edit({ endTime: at(59) })).toEqual(['The walk is over']);
    expect(edit({ startTime: at(61) })).toEqual(['The walk hasn’t started']);
    expect(edit({ endTime: at(301) })).toEqual(['The walk ends later']);
    expect(edit({ endTime: at(299) })).toEqual(['The walk ends earlier']);
  });

  it('names joining and leaving active businesses', () => {
    expect(edit({ businessIds: ['b'] })).toEqual(['A leaves']);
    expect(edit({ businessIds: null })).toEqual(['C joins']);
    expect(edit({ businessIds: ['c', 'off'] })).toEqual(['A, B leave', 'C joins']);
    expect(edit({ businessIds: ['b', 'a', 'off'] })).toEqual([]);
  });

  it('names up to three businesses', () => {
    const three = ['1', '2', '3'].map((id) => business(id));
    const after = { ...event, businessIds: ['a', 'b', '1', '2', '3'] };
    expect(eventEditImpact(event, after, three, now)).toEqual(['1, 2, 3 join']);
  });

  it('counts more businesses', () => {
    const many = ['1', '2', '3', '4'].map((id) => business(id));
    const after = { ...event, businessIds: ['a', 'b', '1', '2', '3', '4'] };
    expect(eventEditImpact(event, after, many, now)).toEqual(['4 businesses join']);
  });

  it('returns no texts when no attendees are at the event', () => {
    const off = { ...event, isActive: false };
    expect(eventEditImpact(off, { ...off, businessIds: [] }, businesses, now)).toEqual([]);
    expect(
      eventEditImpact(event, { ...event, isActive: false }, businesses, Date.parse(at(300))),
    ).toEqual([]);
    expect(
      [at(-1), at(0), at(300)].map((moment) => isInProgress(event, Date.parse(moment))),
    ).toEqual([false, true, false]);
  });
});

describe('businessEditImpact', () => {
  const vino = { name: 'Vino', isActive: true, latitude: 38.1, longitude: -79.07 };
  const unchanged = { was: true, is: true };

  it('names joining, leaving and moving', () => {
    expect(businessEditImpact(null, vino, unchanged)).toEqual(['Vino joins']);
    expect(businessEditImpact(vino, vino, { was: false, is: true })).toEqual(['Vino joins']);
    expect(businessEditImpact(vino, vino, { was: true, is: false })).toEqual(['Vino leaves']);
    expect(businessEditImpact(vino, { ...vino, isActive: false }, unchanged)).toEqual([
      'Vino leaves',
    ]);
    expect(businessEditImpact(vino, { ...vino, latitude: 38.101 }, unchanged)).toEqual([
      'Vino moves by 111 m',
    ]);
  });

  it('returns no texts for changes that attendees do not notice', () => {
    expect(businessEditImpact(vino, { ...vino, name: 'Vino Veritas' }, unchanged)).toEqual([]);
    expect(businessEditImpact(vino, { ...vino, latitude: 38.100_01 }, unchanged)).toEqual([]);
    expect(businessEditImpact(null, { ...vino, isActive: false }, unchanged)).toEqual([]);
    expect(businessEditImpact(null, vino, { was: false, is: false })).toEqual([]);
  });
});

describe('rewardEditImpact', () => {
  const two = {
    name: 'Two doors',
    isActive: true,
    eventId: null as string | null,
    rewardType: 'visit_count' as const,
    requiredVisits: 2,
  };

  it('names joining, leaving and changed requirements', () => {
    expect(rewardEditImpact(null, two, 'autumn')).toEqual(['The reward Two doors joins']);
    expect(rewardEditImpact(two, { ...two, eventId: 'spring' }, 'autumn')).toEqual([
      'The reward Two doors leaves',
    ]);
    expect(rewardEditImpact(two, { ...two, isActive: false }, 'autumn')).toEqual([
      'The reward Two doors leaves',
    ]);
    expect(rewardEditImpact(two, { ...two, requiredVisits: 3 }, 'autumn')).toEqual([
      'The reward Two doors needs 3 visits instead of 2',
    ]);
    expect(rewardEditImpact(two, { ...two, requiredVisits: 1 }, 'autumn')).toEqual([
      'The reward Two doors needs 1 visit instead of 2',
    ]);
    expect(rewardEditImpact(two, { ...two, rewardType: 'event_completion' }, 'autumn')).toEqual([
      'The reward Two doors needs visits of another kind',
    ]);
  });

  it('returns no texts for another event', () => {
    const spring = { ...two, eventId: 'spring' };
    expect(rewardEditImpact(null, spring, 'autumn')).toEqual([]);
    expect(rewardEditImpact(spring, { ...spring, requiredVisits: 9 }, 'autumn')).toEqual([]);
    expect(rewardEditImpact(two, { ...two, name: 'Two' }, 'autumn')).toEqual([]);
  });
});
