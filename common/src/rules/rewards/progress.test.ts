import { describe, expect, it } from 'vitest';
import {
  at,
  catalog,
  catalogBusiness,
  catalogPointRule,
  catalogReward,
  pending,
  progress,
  verified,
} from '../../support/samples.ts';
import { summarizeProgress } from './progress.ts';

const catalogOf = (count: number) =>
  catalog({
    businesses: Array.from({ length: count }, (_, index) => catalogBusiness(`b${index}`)),
    rewards: [
      catalogReward('one'),
      catalogReward('two', { requiredVisits: 2 }),
      catalogReward('ten', { requiredVisits: 10 }),
    ],
    pointRules: [catalogPointRule({ points: 10 })],
  });
const visits = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`b${index}`, verified(index)]));

describe('summarizeProgress', () => {
  it('returns the progress at an event', () => {
    const summary = summarizeProgress(
      catalogOf(7),
      progress({
        visits: { ...visits(3), b3: pending(5) },
        claims: { one: { claimedAt: at(20) } },
      }),
    );
    expect(summary).toMatchObject({
      visitedBusinesses: 3,
      totalBusinesses: 7,
      completionPercent: 43,
      availableRewards: 1,
      unlockedRewards: 2,
      points: 30,
    });
    expect(summary.rewards.map(({ state }) => state)).toEqual(['claimed', 'available', 'locked']);
  });

  it('counts no reward that is out of stock as available', () => {
    const summaryWith = (stockLevel: 'few' | 'gone') =>
      summarizeProgress(
        catalog({
          businesses: catalogOf(7).businesses,
          rewards: [catalogReward('one', { stockLevel }), catalogReward('other')],
        }),
        progress({ visits: visits(1) }),
      );
    expect(summaryWith('gone')).toMatchObject({ availableRewards: 1, unlockedRewards: 2 });
    expect(summaryWith('few')).toMatchObject({ availableRewards: 2, unlockedRewards: 2 });
  });

  it.each([
    [0, 7, 0],
    [1, 7, 14],
    [1, 8, 13],
    [2, 3, 67],
    [199, 200, 100],
    [7, 7, 100],
    [0, 0, 0],
  ])('rounds %d of %d to %d %%', (visited, total, percent) => {
    const { completionPercent } = summarizeProgress(
      catalogOf(total),
      progress({ visits: visits(visited) }),
    );
    expect(completionPercent).toBe(percent);
  });
});
