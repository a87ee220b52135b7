import { type AdminReward } from '@wine-walk/common/api/admin-rewards.ts';
import { rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { type Live, useLiveQuery } from '../../platform/live/live.ts';

const rewards = { path: 'rewards', orderBy: [['requiredVisits', 'asc']] } as const;

/** Every reward, the fewest visits first, live. */
export function useRewards(): Live<AdminReward[]> {
  return useLiveQuery(rewards, rewardDocument);
}
