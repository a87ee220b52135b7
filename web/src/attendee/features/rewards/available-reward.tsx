import { Button, Text } from '@chakra-ui/react';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { Link, type LinkProps } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { useRewardLocationText } from '../../shared/reward-location-text.ts';
import { RewardCard } from './reward-card.tsx';

interface Props {
  standing: RewardProgress;
  /** To its sheet. */
  link: Pick<LinkProps, 'to' | 'state'>;
}

/** Unlocked reward that was not redeemed yet. */
export function AvailableReward({ standing, link }: Props) {
  const { rewards } = useTexts();
  const place = useRewardLocationText(standing.reward);
  return (
    <RewardCard rewardProgress={standing}>
      <Text fontSize="sm" fontWeight="600">
        {place}
      </Text>
      <Button asChild mt="1" alignSelf="flex-start">
        <Link {...link} aria-label={rewards.viewRewardNamed(standing.reward.name)}>
          {rewards.viewReward}
        </Link>
      </Button>
    </RewardCard>
  );
}
