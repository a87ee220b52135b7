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

const joining = (...names: string[]) => ({ kind: 'joining', businesses: names });
const leaving = (...names: string[]) => ({ kind: 'leaving', businesses: names });

describe('eventEditImpact', () => {
  it('names a deactivation and a moved end', () => {
    expect(edit({ isActive: false })).toEqual([{ kind: 'inactive' }]);
    expect(edit({ endTime: at(59) })).toEqual([{ kind: 'over' }]);
    expect(edit({ startTime: at(61) })).toEqual([{ kind: 'not-started' }]);
    expect(edit({ endTime: at(301) })).toEqual([{ kind: 'ends-later', minutes: null }]);
    expect(edit({ endTime: at(299) })).toEqual([{ kind: 'ends-earlier', minutes: null }]);
  });

  it('names joining and leaving active businesses', () => {
    expect(edit({ businessIds: ['b'] })).toEqual([leaving('A')]);
    expect(edit({ businessIds: null })).toEqual([joining('C')]);
    expect(edit({ businessIds: ['c', 'off'] })).toEqual([leaving('A', 'B'), joining('C')]);
    expect(edit({ businessIds: ['b', 'a', 'off'] })).toEqual([]);
  });

  it('returns none when no attendees are at the event', () => {
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
    expect(businessEditImpact(null, vino, unchanged)).toEqual([joining('Vino')]);
    expect(businessEditImpact(vino, vino, { was: false, is: true })).toEqual([joining('Vino')]);
    expect(businessEditImpact(vino, vino, { was: true, is: false })).toEqual([leaving('Vino')]);
    expect(businessEditImpact(vino, { ...vino, isActive: false }, unchanged)).toEqual([
      leaving('Vino'),
    ]);
    expect(businessEditImpact(vino, { ...vino, latitude: 38.101 }, unchanged)).toEqual([
      { kind: 'moving', business: 'Vino', meters: 111 },
    ]);
  });

  it('returns none for changes that attendees do not notice', () => {
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
    expect(rewardEditImpact(null, two, 'autumn')).toEqual([
      { kind: 'reward-joining', reward: 'Two doors' },
    ]);
    expect(rewardEditImpact(two, { ...two, eventId: 'spring' }, 'autumn')).toEqual([
      { kind: 'reward-leaving', reward: 'Two doors' },
    ]);
    expect(rewardEditImpact(two, { ...two, isActive: false }, 'autumn')).toEqual([
      { kind: 'reward-leaving', reward: 'Two doors' },
    ]);
    expect(rewardEditImpact(two, { ...two, requiredVisits: 3 }, 'autumn')).toEqual([
      { kind: 'reward-visits', reward: 'Two doors', required: 3, requiredBefore: 2 },
    ]);
    expect(rewardEditImpact(two, { ...two, requiredVisits: 1 }, 'autumn')).toEqual([
      { kind: 'reward-visits', reward: 'Two doors', required: 1, requiredBefore: 2 },
    ]);
    expect(rewardEditImpact(two, { ...two, rewardType: 'event_completion' }, 'autumn')).toEqual([
      { kind: 'reward-type', reward: 'Two doors' },
    ]);
  });

  it('returns none for another event', () => {
    const spring = { ...two, eventId: 'spring' };
    expect(rewardEditImpact(null, spring, 'autumn')).toEqual([]);
    expect(rewardEditImpact(spring, { ...spring, requiredVisits: 9 }, 'autumn')).toEqual([]);
    expect(rewardEditImpact(two, { ...two, name: 'Two' }, 'autumn')).toEqual([]);
  });
});
