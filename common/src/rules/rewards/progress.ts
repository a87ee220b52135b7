import { type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { eligibleBusinesses } from '../events/eligible-businesses.ts';
import { points } from './points.ts';
import { isClaimable, type RewardProgress, rewardProgress } from './rewards.ts';
import { verifiedVisits } from './verified-visits.ts';

export interface ProgressSummary {
  /** Verified visits. */
  visitedBusinesses: number;
  totalBusinesses: number;
  /** visited/total, rounded to a whole percent (specification, Profile screen); 0 where there is no business. */
  completionPercent: number;
  /** Unlocked, not claimed, and not all handed out. */
  availableRewards: number;
  /** Unlocked, claimed ones included. */
  unlockedRewards: number;
  points: number;
  rewards: RewardProgress[];
}

/** Where someone stands at an event: the same for the API's answers and the live screens. */
export function summarizeProgress(
  catalogue: CatalogDocument,
  progress: ProgressDocument,
): ProgressSummary {
  const visited = verifiedVisits(catalogue, progress).length;
  const total = eligibleBusinesses(catalogue, progress).length;
  const rewards = rewardProgress(catalogue, progress);
  const count = (...states: string[]) =>
    rewards.filter((standing) => states.includes(standing.state)).length;
  return {
    visitedBusinesses: visited,
    totalBusinesses: total,
    completionPercent: total === 0 ? 0 : Math.round((visited / total) * 100),
    availableRewards: rewards.filter(isClaimable).length,
    unlockedRewards: count('available', 'claimed'),
    points: points(catalogue, progress),
    rewards,
  };
}
