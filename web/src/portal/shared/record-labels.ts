import type { BusinessCategory, RewardType } from '@wine-walk/common/model/categories.ts';

/** Labels of the categories (specification, section 3). */
export const categoryLabels: Record<BusinessCategory, string> = {
  restaurant: 'Restaurant',
  bar: 'Bar/Pub',
  wine_bar: 'Wine Bar',
  retail: 'Retail',
  art_gallery: 'Art Gallery',
  antiques: 'Antiques',
  services: 'Services',
  entertainment: 'Entertainment',
};

export const rewardTypeLabels: Record<RewardType, string> = {
  visit_count: 'Visit count',
  event_completion: 'Event completion',
  special_achievement: 'Special achievement',
};

/** Returns the requirement of a reward: '3 visits', '1 completion'. */
export function requirementText(reward: {
  requiredVisits: number;
  rewardType: RewardType;
}): string {
  const unit = countLabel(reward.rewardType).toLowerCase();
  const { requiredVisits } = reward;
  return `${requiredVisits} ${requiredVisits === 1 ? unit.slice(0, -1) : unit}`;
}

/** Returns the unit of a reward's required count: Visits for visit_count, otherwise Completions. */
export function countLabel(rewardType: RewardType): 'Visits' | 'Completions' {
  return rewardType === 'visit_count' ? 'Visits' : 'Completions';
}
