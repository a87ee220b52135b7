import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { CatalogReward } from '@wine-walk/common/model/catalog.ts';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useEventData } from './event-data.ts';

/** Returns the progress toward a reward in its own unit, such as '2 of 3 stamps'. */
export function rewardProgressText(
  { reward, done, required }: RewardProgress,
  { rewards }: Pick<AttendeeTexts, 'rewards'>,
): string {
  switch (reward.rewardType) {
    case 'visit_count':
      return rewards.visitsDone({ done, required });
    case 'special_achievement':
      return rewards.specialDone({ done, required });
    case 'event_completion':
      return rewards.businessesDone({ done, required });
  }
}

/** Returns the text for the pick-up place of a reward: the counter of its business, or else the desk. */
export function useRewardLocationText(
  reward: Pick<CatalogReward, 'businessId'> | undefined,
): string {
  const checkIn = useTexts('checkIn');
  const eventData = useEventData();
  const counter =
    eventData.status === 'ready' &&
    eventData.catalog.businesses.find(({ id }) => id === reward?.businessId)?.name;
  return counter ? checkIn.showRewardAt({ business: counter }) : checkIn.showReward;
}
