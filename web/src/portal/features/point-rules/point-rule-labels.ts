import { type AdminPointRule } from '@wine-walk/common/api/point-rules.ts';
import type { PointTrigger } from '@wine-walk/common/model/categories.ts';
import { categoryLabels } from '../../shared/record-labels.ts';

export const triggerLabels: Record<PointTrigger, string> = {
  check_in: 'Check-in',
  first_check_in: 'First check-in of the event',
  special_reward: 'Special-reward business',
  category: 'Business category',
  time_window: 'Time window',
  all_businesses: 'All businesses',
};

export const triggerHelp: Record<PointTrigger, string> = {
  check_in: 'Earned by every verified visit.',
  first_check_in: 'Earned once, by the first verified visit of the event.',
  special_reward: 'Earned by every verified visit to a business with a special reward.',
  category: 'Earned by every verified visit to a business of the category.',
  time_window: 'Earned by every verified visit within the window.',
  all_businesses: 'Earned once, by the visit that completes the walk.',
};

/** What a rule is earned by, in one phrase. */
export function triggerText({
  trigger,
  category,
}: Pick<AdminPointRule, 'trigger' | 'category'>): string {
  const label = triggerLabels[trigger];
  return trigger === 'category' && category ? `${label}: ${categoryLabels[category]}` : label;
}
