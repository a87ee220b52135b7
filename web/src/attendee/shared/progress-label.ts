import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import type { Texts } from '../../i18n/en/app.ts';

/** '2 of 3 visits': how much of what a reward asks is done, in the unit it counts in. */
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
