import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import type { Texts } from '../../i18n/en/app.ts';

/** Returns the progress toward a reward in its own unit, such as '2 of 3 visits'. */
export function rewardProgressText(
  { reward, done, required }: RewardProgress,
  { rewards }: Pick<Texts, 'rewards'>,
): string {
  switch (reward.rewardType) {
    case 'visit_count':
      return rewards.visitsDone(done, required);
    case 'special_achievement':
      return rewards.specialDone(done, required);
    case 'event_completion':
      return rewards.businessesDone(done, required);
  }
}
