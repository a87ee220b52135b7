import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueReward } from '../contract/catalogue-documents.ts';
import {
  at,
  catalogue,
  catalogueBusiness,
  catalogueReward,
  pending,
  progress,
  verified,
} from '../support/samples.ts';
import { newlyUnlocked, noProgress, rewardProgress, unlockedIds } from './rewards.ts';
import { type Progress, verifiedCount, verifiedVisits } from './verified-visits.ts';

const businesses = ['a', 'b', 'c', 'd'].map((id) =>
  catalogueBusiness(id, { hasSpecialReward: id === 'b' || id === 'd' }),
);
const catalogueWith = (...rewards: CatalogueReward[]) => catalogue({ businesses, rewards });
const visits = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, verified()]));

const three = catalogueReward('three', { requiredVisits: 3 });
const walk = catalogueReward('walk', { rewardType: 'event_completion' });
const walks = catalogueReward('walks', { rewardType: 'event_completion', requiredVisits: 2 });
const special = catalogueReward('special', {
  rewardType: 'special_achievement',
  requiredVisits: 2,
});

// spec: 4.6
describe('a reward', () => {
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
    ['three of four businesses', walk, visits('a', 'b', 'c'), 'locked', 3, 4],
    ['every business', walk, visits('a', 'b', 'c', 'd'), 'available', 4, 4],
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
    'for two whole walks, with %d completed before and %j',
    (earlier, made, done, state) => {
      const [standing] = rewardProgress(
        catalogueWith(walks),
        progress({ visits: made, earlierCompletions: earlier }),
      );
      expect(standing).toMatchObject({ state, done, required: 8 });
    },
  );

  it('for a whole walk stays locked where there is no business to walk to', () => {
    const [standing] = rewardProgress(catalogue({ rewards: [walk] }), progress());
    expect(standing).toMatchObject({ state: 'locked', progress: 0 });
  });

  // spec: 4.7
  it('that was unlocked stays so, though staff ask for more or a business leaves', () => {
    const unlocked = { three: { unlockedAt: at(5) } };
    const harder = catalogueReward('three', { requiredVisits: 30 });
    const [standing] = rewardProgress(catalogueWith(harder), progress({ visits: {}, unlocked }));
    expect(standing).toMatchObject({ state: 'available', done: 0, required: 30, progress: 1 });
  });

  // spec: B3.21
  it('that is no longer to be had is still theirs who unlocked or claimed it', () => {
    const withdrawn = catalogue({ businesses, rewards: [walk], formerRewards: [three, special] });
    const unlocked = { three: { unlockedAt: at(5) } };
    const claims = { special: { claimedAt: at(90) } };
    const states = (mine: Partial<Progress>) =>
      rewardProgress(withdrawn, progress(mine)).map(({ reward, state }) => [reward.id, state]);
    expect(states({ unlocked, claims })).toEqual([
      ['walk', 'locked'],
      ['three', 'available'],
      ['special', 'claimed'],
    ]);
    expect(states({ visits: visits('a', 'b', 'c') })).toEqual([['walk', 'locked']]);
  });

  // spec: B3.22
  it('counts a visit to a business that left the walk, and asks it of nobody else', () => {
    const [a, ...rest] = businesses;
    const without = catalogue({
      businesses: rest,
      formerBusinesses: a ? [a] : [],
      rewards: [three, walk],
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
  it('that was claimed stays so, with its date', () => {
    const claims = { three: { claimedAt: at(90) } };
    const [standing] = rewardProgress(catalogueWith(three), progress({ claims }));
    expect(standing).toMatchObject({ state: 'claimed', claimedAt: at(90), progress: 1 });
  });
});

describe('unlocking', () => {
  const catalogue = catalogueWith(catalogueReward('one'), three, walk);

  // spec: 4.6
  it('names what a visit newly unlocks, and what is unlocked in all', () => {
    const before = progress({ visits: visits('a', 'b') });
    const after = progress({ visits: visits('a', 'b', 'c') });
    expect(newlyUnlocked(catalogue, before, after)).toEqual(['three']);
    expect(unlockedIds(catalogue, after)).toEqual(['one', 'three']);
    expect(newlyUnlocked(catalogue, after, after)).toEqual([]);
  });

  it('of something unlocked or claimed before is nothing new', () => {
    const before = progress({ unlocked: { three: { unlockedAt: at(0) } } });
    const after = progress({ ...before, visits: visits('a', 'b', 'c') });
    expect(newlyUnlocked(catalogue, before, after)).toEqual(['one']);
  });

  it('only ever grows with verified visits', () => {
    const ids = fc.subarray(['a', 'b', 'c', 'd']);
    const required = fc.integer({ min: 1, max: 6 });
    const type = fc.constantFrom('visit_count', 'event_completion', 'special_achievement');
    const reward = fc
      .tuple(required, type)
      .map(([requiredVisits, rewardType]) => catalogueReward('r', { requiredVisits, rewardType }));
    fc.assert(
      fc.property(reward, ids, ids, fc.nat(3), (one, some, more, earlierCompletions) => {
        const catalogueOfOne = catalogueWith(one);
        const standing = (made: string[]) =>
          rewardProgress(
            catalogueOfOne,
            progress({ visits: visits(...made), earlierCompletions }),
          )[0];
        const [before, after] = [standing(some), standing([...some, ...more])];
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

  it('are listed in the order of the catalogue, where they are verified and take part', () => {
    expect(verifiedVisits(catalogueWith(), progress({ visits: made }))).toEqual(['a', 'c']);
  });

  it('are counted whatever became of the business', () => {
    expect(verifiedCount(progress({ visits: made }))).toBe(3);
    expect(verifiedCount(noProgress('maya', 'autumn'))).toBe(0);
  });
});

describe('a business that is closed or sold out tonight', () => {
  const closing = (...ids: string[]) =>
    businesses.map((business) => ({
      ...business,
      status: ids.includes(business.id) ? ('closed' as const) : ('open' as const),
    }));
  const standing = (
    reward: CatalogueReward,
    closed: readonly string[],
    visited: Record<string, ReturnType<typeof verified>>,
  ) => {
    const [only] = rewardProgress(
      catalogue({ businesses: closing(...closed), rewards: [reward] }),
      progress({ visits: visited }),
    );
    return [only?.state, only?.done, only?.required];
  };
  const all = catalogueReward('all', { requiredVisits: 4 });

  it.each([
    [
      'asks everybody else for one visit fewer',
      all,
      ['d'],
      visits('a', 'b', 'c'),
      'available',
      3,
      3,
    ],
    ['counts on for who was there before', all, ['d'], visits('a', 'b', 'd'), 'locked', 3, 4],
    ['changes nothing where enough is left', three, ['d'], visits('a', 'b'), 'locked', 2, 3],
    ['is not asked for by a whole walk', walk, ['d'], visits('a', 'b', 'c'), 'available', 3, 3],
    ['is not asked for as a special one', special, ['d'], visits('b'), 'available', 1, 1],
    ['gives nothing away where none is left', all, ['a', 'b', 'c', 'd'], {}, 'locked', 0, 1],
  ])('%s', (_name, reward, closed, visited, ...expected) => {
    expect(standing(reward, closed, visited)).toEqual(expected);
  });

  // spec: B4.13
  it('makes no reward that could be reached unreachable, whichever closes and whatever was visited', () => {
    const ids = businesses.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.subarray(ids),
        fc.subarray(ids),
        fc.integer({ min: 1, max: 4 }),
        (closed, visited, requiredVisits) => {
          fc.pre(closed.length < ids.length);
          const reward = catalogueReward('any', { requiredVisits });
          const open = ids.filter((id) => !closed.includes(id));
          const [state] = standing(reward, closed, visits(...new Set([...visited, ...open])));
          expect(state).toBe('available');
        },
      ),
    );
  });
});
