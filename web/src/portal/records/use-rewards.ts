import type { AdminReward } from '@contract/admin-rewards.ts';
import { rewardDocument } from '@contract/reward-documents.ts';
import { type Live, useLiveQuery } from '../../data/live.ts';

const rewards = { path: 'rewards', orderBy: [['requiredVisits', 'asc']] } as const;

/** Every reward, the fewest visits first, live. */
export function useRewards(): Live<AdminReward[]> {
  return useLiveQuery(rewards, rewardDocument);
}
