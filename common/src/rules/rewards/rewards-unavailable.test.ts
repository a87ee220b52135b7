import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogueReward } from '../../model/catalog.ts';
import {
  businesses,
  completionReward,
  special,
  three,
  visits,
} from '../../support/rewards-fixture.ts';
import { catalogue, catalogueReward, progress, verified } from '../../support/samples.ts';
import { rewardProgress } from './rewards.ts';

describe('rewards with closed or sold-out businesses', () => {
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
    [
      'is not asked for by a whole walk',
      completionReward,
      ['d'],
      visits('a', 'b', 'c'),
      'available',
      3,
      3,
    ],
    ['is not asked for as a special one', special, ['d'], visits('b'), 'available', 1, 1],
    ['gives nothing away where none is left', all, ['a', 'b', 'c', 'd'], {}, 'locked', 0, 1],
  ])('%s', (_name, reward, closed, visited, ...expected) => {
    expect(standing(reward, closed, visited)).toEqual(expected);
  });

  // spec: B4.13
  it('leaves every reachable reward reachable, whichever business closes', () => {
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
