import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogReward } from '../../model/catalog.ts';
import { progressDocument } from '../../model/participants.ts';
import {
  at,
  businesses,
  catalog,
  catalogReward,
  catalogWith,
  completionReward,
  pending,
  progress,
  special,
  three,
  verified,
  visits,
} from '../../support/samples.ts';
import {
  emptyProgress,
  newlyUnlocked,
  rewardProgress,
  unlockedIds,
  unsavedUnlocks,
  type VisitProgress,
  verifiedCount,
  verifiedVisits,
} from './rewards.ts';

describe('rewards with closed or sold-out businesses', () => {
  const closing = (...ids: string[]) =>
    businesses.map((business) => ({
      ...business,
      status: ids.includes(business.id) ? ('closed' as const) : ('open' as const),
    }));
  const rewardStates = (
    reward: CatalogReward,
    closed: readonly string[],
    visited: Record<string, ReturnType<typeof verified>>,
  ) => {
    const [only] = rewardProgress(
      catalog({ businesses: closing(...closed), rewards: [reward] }),
      progress({ visits: visited }),
    );
    return [only?.state, only?.done, only?.required];
  };
  const all = catalogReward('all', { requiredVisits: 4 });

  it.each([
    [
      'requires one visit fewer of attendees who have not visited it',
      all,
      ['d'],
      visits('a', 'b', 'c'),
      'available',
      3,
      3,
    ],
    [
      'still counts it for attendees who visited it before',
      all,
      ['d'],
      visits('a', 'b', 'd'),
      'locked',
      3,
      4,
    ],
    ['changes nothing if enough businesses remain', three, ['d'], visits('a', 'b'), 'locked', 2, 3],
    [
      'does not require it for an event completion',
      completionReward,
      ['d'],
      visits('a', 'b', 'c'),
      'available',
      3,
      3,
    ],
    ['does not require it as a special business', special, ['d'], visits('b'), 'available', 1, 1],
    ['unlocks nothing if no business remains', all, ['a', 'b', 'c', 'd'], {}, 'locked', 0, 1],
  ])('%s', (_name, reward, closed, visited, ...expected) => {
    expect(rewardStates(reward, closed, visited)).toEqual(expected);
  });

  it('leaves every reachable reward reachable, whichever business closes', () => {
    const ids = businesses.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.subarray(ids),
        fc.subarray(ids),
        fc.integer({ min: 1, max: 4 }),
        (closed, visited, requiredVisits) => {
          fc.pre(closed.length < ids.length);
          const reward = catalogReward('any', { requiredVisits });
          const open = ids.filter((id) => !closed.includes(id));
          const [state] = rewardStates(reward, closed, visits(...new Set([...visited, ...open])));
          expect(state).toBe('available');
        },
      ),
    );
  });
});

describe('unlocking', () => {
  const catalog = catalogWith(catalogReward('one'), three, completionReward);

  it('returns newly unlocked and all unlocked rewards', () => {
    const before = progress({ visits: visits('a', 'b') });
    const after = progress({ visits: visits('a', 'b', 'c') });
    expect(newlyUnlocked(catalog, before, after)).toEqual(['three']);
    expect(unlockedIds(catalog, after)).toEqual(['one', 'three']);
    expect(newlyUnlocked(catalog, after, after)).toEqual([]);
  });

  it('lists available rewards that are not stored as unlocked, without claimed ones', () => {
    const reached = progress({ visits: visits('a', 'b', 'c') });
    expect(unsavedUnlocks(catalog, reached)).toEqual(['one', 'three']);
    const unlocked = { one: { unlockedAt: at(0) } };
    expect(unsavedUnlocks(catalog, { ...reached, unlocked })).toEqual(['three']);
    const claims = { three: { claimedAt: at(0) } };
    expect(unsavedUnlocks(catalog, { ...reached, unlocked, claims })).toEqual([]);
  });

  it('does not return previously unlocked or claimed rewards', () => {
    const before = progress({ unlocked: { three: { unlockedAt: at(0) } } });
    const after = progress({ ...before, visits: visits('a', 'b', 'c') });
    expect(newlyUnlocked(catalog, before, after)).toEqual(['one']);
  });

  it('never reduces progress when verified visits are added', () => {
    const ids = fc.subarray(['a', 'b', 'c', 'd']);
    const required = fc.integer({ min: 1, max: 6 });
    const type = fc.constantFrom('visit_count', 'event_completion', 'special_achievement');
    const reward = fc
      .tuple(required, type)
      .map(([requiredVisits, rewardType]) => catalogReward('r', { requiredVisits, rewardType }));
    fc.assert(
      fc.property(reward, ids, ids, fc.nat(3), (one, some, more, earlierCompletions) => {
        const catalogOfOne = catalogWith(one);
        const rewardStateAfter = (made: string[]) =>
          rewardProgress(
            catalogOfOne,
            progress({ visits: visits(...made), earlierCompletions }),
          )[0];
        const [before, after] = [rewardStateAfter(some), rewardStateAfter([...some, ...more])];
        expect(after?.progress).toBeGreaterThanOrEqual(before?.progress ?? 2);
        for (const at of [before, after]) {
          expect(at?.progress).toBeGreaterThanOrEqual(0);
          expect(at?.progress).toBeLessThanOrEqual(1);
          expect(at?.state === 'available').toBe(at?.progress === 1);
        }
      }),
    );
  });
});

describe('visits', () => {
  const made = { ...visits('c', 'a', 'gone'), b: pending() };

  it('returns verified visits of the event in catalog order', () => {
    expect(verifiedVisits(catalogWith(), progress({ visits: made }))).toEqual(['a', 'c']);
  });

  it('counts visits even if the business was removed', () => {
    expect(verifiedCount(progress({ visits: made }))).toBe(3);
    expect(verifiedCount(emptyProgress('maya', 'autumn'))).toBe(0);
  });
});

it('treats an empty record as no progress', () => {
  const retained = {
    participantId: 'maya',
    eventId: 'autumn',
    visits: {},
    unlocked: {},
    claims: {},
    earlierCompletions: 0,
    leaderboardName: null,
  };
  expect(emptyProgress('maya', 'autumn')).toEqual(progressDocument.parse(retained));
});

const walks = catalogReward('walks', { rewardType: 'event_completion', requiredVisits: 2 });

describe('rewardProgress', () => {
  it.each([
    ['no visits', three, {}, 'locked', 0, 3],
    ['two of three visits', three, visits('a', 'b'), 'locked', 2, 3],
    ['three of three', three, visits('a', 'b', 'c'), 'available', 3, 3],
    ['more than required', three, visits('a', 'b', 'c', 'd'), 'available', 3, 3],
    [
      'a pending visit does not count',
      three,
      { ...visits('a', 'b'), c: pending() },
      'locked',
      2,
      3,
    ],
    [
      'a business outside the event does not count',
      three,
      visits('a', 'b', 'gone'),
      'locked',
      2,
      3,
    ],
    ['three of four businesses', completionReward, visits('a', 'b', 'c'), 'locked', 3, 4],
    ['every business', completionReward, visits('a', 'b', 'c', 'd'), 'available', 4, 4],
    ['one of two special ones', special, visits('a', 'b', 'c'), 'locked', 1, 2],
    ['both special ones', special, visits('b', 'd'), 'available', 2, 2],
  ] as const)('returns the progress: %s', (_, reward, made, state, done, required) => {
    const [first] = rewardProgress(catalogWith(reward), progress({ visits: made }));
    expect(first).toEqual({
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
    'requires two completed events, with %d completed before and %j',
    (earlierCompletions, made, done, state) => {
      const [first] = rewardProgress(
        catalogWith(walks),
        progress({ visits: made, earlierCompletions }),
      );
      expect(first).toMatchObject({ state, done, required: 8 });
    },
  );

  it('keeps an event completion locked without businesses', () => {
    const [first] = rewardProgress(catalog({ rewards: [completionReward] }), progress());
    expect(first).toMatchObject({ state: 'locked', progress: 0 });
  });

  it('keeps a reward unlocked when staff require more or a business leaves', () => {
    const unlocked = { three: { unlockedAt: at(5) } };
    const harder = catalogReward('three', { requiredVisits: 30 });
    const [first] = rewardProgress(catalogWith(harder), progress({ visits: {}, unlocked }));
    expect(first).toMatchObject({ state: 'available', done: 0, required: 30, progress: 1 });
  });

  it('keeps a removed reward available to participants who unlocked or claimed it', () => {
    const withdrawn = catalog({
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

  it('counts a visit to a removed business and does not require it of other participants', () => {
    const [a, ...rest] = businesses;
    const without = catalog({
      businesses: rest,
      formerBusinesses: a ? [a] : [],
      rewards: [three, completionReward],
    });
    const done = (...ids: string[]) =>
      rewardProgress(without, progress({ visits: visits(...ids) })).map((reward) => [
        reward.done,
        reward.required,
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

  it('keeps a claimed reward claimed, with its date', () => {
    const claims = { three: { claimedAt: at(90) } };
    const [first] = rewardProgress(catalogWith(three), progress({ claims }));
    expect(first).toMatchObject({ state: 'claimed', claimedAt: at(90), progress: 1 });
  });
});

describe('rewards that exclude a ticket type', () => {
  const wine = catalogReward('wine', { requiredVisits: 1, excludedTypeIds: ['driver'] });
  const rewards = catalogWith(wine, three);
  const idsFor = (changes: Partial<VisitProgress>) =>
    rewardProgress(rewards, progress({ visits: visits('a'), ...changes })).map(
      ({ reward }) => reward.id,
    );

  it('offers rewards that exclude a ticket type to other types only, and still lists claimed ones', () => {
    expect(idsFor({ typeId: 'regular' })).toEqual(['wine', three.id]);
    expect(idsFor({ typeId: null })).toEqual(['wine', three.id]);
    expect(idsFor({ typeId: 'driver', unlocked: { wine: { unlockedAt: at(1) } } })).toEqual([
      three.id,
    ]);
    expect(idsFor({ typeId: 'driver', claims: { wine: { claimedAt: at(2) } } })).toContain('wine');
  });
});
