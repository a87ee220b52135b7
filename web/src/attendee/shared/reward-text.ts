import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { CatalogReward } from '@wine-walk/common/model/catalog.ts';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useEventData } from './event-data/event-data.ts';

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

/** Returns the pick-up place of a reward: the counter of its business, or the desk if the event has no such business. */
export function useRewardPlace(reward: Pick<CatalogReward, 'businessId'> | undefined): {
  text: string;
  isAtDesk: boolean;
} {
  const checkIn = useTexts('checkIn');
  const eventData = useEventData();
  const counter =
    eventData.status === 'ready' &&
    eventData.catalog.businesses.find(({ id }) => id === reward?.businessId)?.name;
  return counter
    ? { text: checkIn.showRewardAt({ business: counter }), isAtDesk: false }
    : { text: checkIn.showReward, isAtDesk: true };
}
