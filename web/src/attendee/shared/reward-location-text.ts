import { type CatalogueReward } from '@wine-walk/common/model/catalog.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useEventData } from './event-data.ts';

/** Where a reward is handed out, in words: at its business's counter, else at the desk. */
export function useRewardLocationText(
  reward: Pick<CatalogueReward, 'businessId'> | undefined,
): string {
  const { checkIn } = useTexts();
  const walk = useEventData();
  const counter =
    walk.status === 'ready' &&
    walk.catalogue.businesses.find(({ id }) => id === reward?.businessId)?.name;
  return counter ? checkIn.showRewardAt(counter) : checkIn.showReward;
}
