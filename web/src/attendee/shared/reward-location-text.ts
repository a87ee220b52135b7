import { type CatalogueReward } from '@wine-walk/common/model/catalog.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useEventData } from './event-data.ts';

/** Returns the text for the pick-up place of a reward: the counter of its business, or else the desk. */
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
