import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, expect, it } from 'vitest';
import { storeUnlocks } from '../../../functions/src/firestore/people/unlocks.ts';
import { at, event, seed } from '../../support/api/calls/staff-api.ts';
import { stored } from '../../support/api/store/database.ts';

const path = (uid: string) => `participants/${uid}/progress/autumn`;
const visits = { vino: { checkInTime: at, state: 'verified' as const } };
const earlier = { unlockedAt: at };
const now = Date.parse('2026-11-21T20:00:00.000Z');

beforeEach(() =>
  seed({
    'events/autumn': event,
    [path('ana')]: { ...emptyProgress('ana', 'autumn'), visits, unlocked: { first: earlier } },
    [path('ben')]: emptyProgress('ben', 'autumn'),
  }),
);

it('stores rewards beside what is stored, and none of a person whose data was deleted', async () => {
  const unlocks = ['gone', 'ana', 'ben'].map((uid) => ({
    path: path(uid),
    rewardIds: ['second-glass', 'third'],
  }));
  await storeUnlocks(unlocks, now);
  const unlockedAt = '2026-11-21T20:00:00.000Z';
  const added = { 'second-glass': { unlockedAt }, third: { unlockedAt } };
  expect(await stored(path('gone'))).toBeUndefined();
  expect(await stored(path('ana'))).toMatchObject({
    visits,
    unlocked: { first: earlier, ...added },
  });
  expect((await stored(path('ben'))).unlocked).toEqual(added);
});
