import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressDocument } from '../../model/participants.ts';
import { catalogueWith, completionReward, three, visits } from '../../support/rewards-fixture.ts';
import { at, catalogueReward, pending, progress } from '../../support/samples.ts';
import {
  emptyProgress,
  newlyUnlocked,
  rewardProgress,
  unlockedIds,
  unsavedUnlocks,
} from './rewards.ts';
import { verifiedCount, verifiedVisits } from './verified-visits.ts';

describe('unlocking', () => {
  const catalogue = catalogueWith(catalogueReward('one'), three, completionReward);

  // spec: 4.6
  it('returns newly unlocked and all unlocked rewards', () => {
    const before = progress({ visits: visits('a', 'b') });
    const after = progress({ visits: visits('a', 'b', 'c') });
    expect(newlyUnlocked(catalogue, before, after)).toEqual(['three']);
    expect(unlockedIds(catalogue, after)).toEqual(['one', 'three']);
    expect(newlyUnlocked(catalogue, after, after)).toEqual([]);
  });

  it('lists available rewards that are not stored as unlocked, without claimed ones', () => {
    const reached = progress({ visits: visits('a', 'b', 'c') });
    expect(unsavedUnlocks(catalogue, reached)).toEqual(['one', 'three']);
    const unlocked = { one: { unlockedAt: at(0) } };
    expect(unsavedUnlocks(catalogue, { ...reached, unlocked })).toEqual(['three']);
    const claims = { three: { claimedAt: at(0) } };
    expect(unsavedUnlocks(catalogue, { ...reached, unlocked, claims })).toEqual([]);
  });

  it('does not return previously unlocked or claimed rewards', () => {
    const before = progress({ unlocked: { three: { unlockedAt: at(0) } } });
    const after = progress({ ...before, visits: visits('a', 'b', 'c') });
    expect(newlyUnlocked(catalogue, before, after)).toEqual(['one']);
  });

  it('only grows with verified visits', () => {
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

  it('are listed in catalog order if verified and part of the event', () => {
    expect(verifiedVisits(catalogueWith(), progress({ visits: made }))).toEqual(['a', 'c']);
  });

  it('are counted whatever became of the business', () => {
    expect(verifiedCount(progress({ visits: made }))).toBe(3);
    expect(verifiedCount(emptyProgress('maya', 'autumn'))).toBe(0);
  });
});

it('an empty record equals no progress', () => {
  const kept = {
    participantId: 'maya',
    eventId: 'autumn',
    visits: {},
    unlocked: {},
    claims: {},
    earlierCompletions: 0,
    leaderboardName: null,
  };
  expect(emptyProgress('maya', 'autumn')).toEqual(progressDocument.parse(kept));
});
