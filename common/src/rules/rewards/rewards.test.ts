import { describe, expect, it } from 'vitest';
import {
  businesses,
  catalogueWith,
  completionReward,
  special,
  three,
  visits,
} from '../../support/rewards-fixture.ts';
import { at, catalogue, catalogueReward, pending, progress } from '../../support/samples.ts';
import { rewardProgress } from './rewards.ts';
import type { VisitProgress } from './verified-visits.ts';

const walks = catalogueReward('walks', { rewardType: 'event_completion', requiredVisits: 2 });

// spec: 4.6
describe('rewardProgress', () => {
  it.each([
    ['nothing visited', three, {}, 'locked', 0, 3],
    ['two of three visits', three, visits('a', 'b'), 'locked', 2, 3],
    ['three of three', three, visits('a', 'b', 'c'), 'available', 3, 3],
    ['more than asked', three, visits('a', 'b', 'c', 'd'), 'available', 3, 3],
    [
      'a pending visit counts for nothing',
      three,
      { ...visits('a', 'b'), c: pending() },
      'locked',
      2,
      3,
    ],
    ['a business outside the event neither', three, visits('a', 'b', 'gone'), 'locked', 2, 3],
    ['three of four businesses', completionReward, visits('a', 'b', 'c'), 'locked', 3, 4],
    ['every business', completionReward, visits('a', 'b', 'c', 'd'), 'available', 4, 4],
    ['one of two special ones', special, visits('a', 'b', 'c'), 'locked', 1, 2],
    ['both special ones', special, visits('b', 'd'), 'available', 2, 2],
  ] as const)('%s', (_, reward, made, state, done, required) => {
    const [standing] = rewardProgress(catalogueWith(reward), progress({ visits: made }));
    expect(standing).toEqual({
      reward,
      state,
      done,
      required,
      progress: done / required,
      claimedAt: null,
    });
  });

  it.each([
    [0, visits('a'), 1, 'locked'],
    [1, {}, 4, 'locked'],
    [1, visits('a', 'b'), 6, 'locked'],
    [1, visits('a', 'b', 'c', 'd'), 8, 'available'],
    [2, {}, 8, 'available'],
    [7, visits('a'), 8, 'available'],
  ] as const)(
    'for two completed events, with %d completed before and %j',
    (earlier, made, done, state) => {
      const [standing] = rewardProgress(
        catalogueWith(walks),
        progress({ visits: made, earlierCompletions: earlier }),
      );
      expect(standing).toMatchObject({ state, done, required: 8 });
    },
  );

  it('of an event completion stays locked without businesses', () => {
    const [standing] = rewardProgress(catalogue({ rewards: [completionReward] }), progress());
    expect(standing).toMatchObject({ state: 'locked', progress: 0 });
  });

  // spec: 4.7
  it('stays unlocked when staff require more or a business leaves', () => {
    const unlocked = { three: { unlockedAt: at(5) } };
    const harder = catalogueReward('three', { requiredVisits: 30 });
    const [standing] = rewardProgress(catalogueWith(harder), progress({ visits: {}, unlocked }));
    expect(standing).toMatchObject({ state: 'available', done: 0, required: 30, progress: 1 });
  });

  // spec: B3.21
  it('stays available to those who unlocked or claimed it when it is removed', () => {
    const withdrawn = catalogue({
      businesses,
      rewards: [completionReward],
      formerRewards: [three, special],
    });
    const unlocked = { three: { unlockedAt: at(5) } };
    const claims = { special: { claimedAt: at(90) } };
    const states = (mine: Partial<VisitProgress>) =>
      rewardProgress(withdrawn, progress(mine)).map(({ reward, state }) => [reward.id, state]);
    expect(states({ unlocked, claims })).toEqual([
      ['walk', 'locked'],
      ['three', 'available'],
      ['special', 'claimed'],
    ]);
    expect(states({ visits: visits('a', 'b', 'c') })).toEqual([['walk', 'locked']]);
  });

  // spec: B3.22
  it('counts a visit to a removed business and does not require it of other participants', () => {
    const [a, ...rest] = businesses;
    const without = catalogue({
      businesses: rest,
      formerBusinesses: a ? [a] : [],
      rewards: [three, completionReward],
    });
    const done = (...ids: string[]) =>
      rewardProgress(without, progress({ visits: visits(...ids) })).map((standing) => [
        standing.done,
        standing.required,
      ]);
    expect(done('a', 'b')).toEqual([
      [2, 3],
      [2, 4],
    ]);
    expect(done('b', 'c', 'd')).toEqual([
      [3, 3],
      [3, 3],
    ]);
  });

  // spec: B3.20
  it('stays claimed with its date', () => {
    const claims = { three: { claimedAt: at(90) } };
    const [standing] = rewardProgress(catalogueWith(three), progress({ claims }));
    expect(standing).toMatchObject({ state: 'claimed', claimedAt: at(90), progress: 1 });
  });
});
