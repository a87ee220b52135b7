import { Text } from '@chakra-ui/react';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { RewardCard } from './reward-card.tsx';

/** Redeemed reward with its time. */
export function ClaimedReward({
  standing,
  timeZone,
}: {
  standing: RewardProgress;
  timeZone: string;
}) {
  const { rewards } = useTexts();
  const { dateTime } = useFormats();
  return (
    <RewardCard rewardProgress={standing}>
      {standing.claimedAt && (
        <Text fontSize="sm" fontWeight="600" color="vineText">
          {rewards.claimedOn(dateTime(standing.claimedAt, timeZone))}
        </Text>
      )}
    </RewardCard>
  );
}
