import { type CatalogDocument } from '../../model/catalog.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import { eligibleBusinesses } from '../events/eligible-businesses.ts';
import { points } from './points.ts';
import { isClaimable, type RewardProgress, rewardProgress, verifiedVisits } from './rewards.ts';

export interface ProgressSummary {
  /** Verified visits. */
  visitedBusinesses: number;
  totalBusinesses: number;
  /** Visited share in percent, rounded (specification, Profile screen); 0 without businesses. */
  completionPercent: number;
  /** Unlocked, unclaimed and in stock. */
  availableRewards: number;
  /** Unlocked, including claimed. */
  unlockedRewards: number;
  points: number;
  rewards: RewardProgress[];
}

/** Returns the progress at an event, for the API and the live screens. */
export function summarizeProgress(
  catalog: CatalogDocument,
  progress: ProgressDocument,
): ProgressSummary {
  const visited = verifiedVisits(catalog, progress).length;
  const total = eligibleBusinesses(catalog, progress).length;
  const rewards = rewardProgress(catalog, progress);
  const count = (...states: string[]) =>
    rewards.filter((reward) => states.includes(reward.state)).length;
  return {
    visitedBusinesses: visited,
    totalBusinesses: total,
    completionPercent: total === 0 ? 0 : Math.round((visited / total) * 100),
    availableRewards: rewards.filter(isClaimable).length,
    unlockedRewards: count('available', 'claimed'),
    points: points(catalog, progress),
    rewards,
  };
}
