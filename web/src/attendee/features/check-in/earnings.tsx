import { chakra, Text } from '@chakra-ui/react';
import { type CatalogueReward } from '@wine-walk/common/model/catalog.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useEventData } from '../../shared/event-data.ts';
import { useRewardLocationText } from '../../shared/reward-text.ts';
import { type Outcome, visitPoints } from './outcome.ts';

/** What the visit added by the event's point rules; nothing where it has none. */
export function PointsEarned({ outcome }: { outcome: Outcome }) {
  const { checkIn } = useTexts();
  const walk = useEventData();
  if (walk.status !== 'ready') return null;
  const { gained, all } = visitPoints(outcome, walk);
  if (gained <= 0) return null;
  return (
    <Text mt="2" fontWeight="600" fontVariantNumeric="tabular-nums">
      {checkIn.pointsEarned(gained, all)}
    </Text>
  );
}

/** A reward that this visit unlocked, and the way to it. */
export function UnlockedReward({ reward }: { reward: CatalogueReward }) {
  const { checkIn, rewards } = useTexts();
  const place = useRewardLocationText(reward);
  return (
    <div className="moment-reward">
      <Text fontSize="sm" color="onWineMuted">
        {checkIn.rewardUnlocked}
      </Text>
      <chakra.p fontFamily="heading" fontSize="xl" lineHeight="1.25" fontWeight="500">
        {reward.name}
      </chakra.p>
      <Text fontSize="sm">{reward.stockLevel === 'gone' ? rewards.gone : place}</Text>
    </div>
  );
}
