import type { BusinessCategory, RewardType } from '@wine-walk/common/model/categories.ts';
import { texts } from '../../texts/texts.ts';

/** Labels of the categories, the same as in the attendee app. */
export const categoryLabels: Record<BusinessCategory, string> =
  texts.attendee.businesses.categories;

export const rewardTypeLabels: Record<RewardType, string> = texts.rewards.types;

/** Returns the requirement of a reward: '3 visits', '1 completion'. */
export function requirementText(reward: {
  requiredVisits: number;
  rewardType: RewardType;
}): string {
  return texts.rewards.requirements[reward.rewardType]({ count: reward.requiredVisits });
}

/** Returns the unit of a reward's required count: Visits for visit_count, otherwise Completions. */
export function countLabel(rewardType: RewardType): string {
  return texts.rewards.requiredCounts[rewardType];
}
