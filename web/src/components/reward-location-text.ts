import type { CatalogueReward } from '@contract/catalog-documents.ts';
import { useEventData } from '../data/event-data.ts';
import { useTexts } from '../texts/texts.ts';

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
