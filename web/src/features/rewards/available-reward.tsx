import { Button } from '@chakra-ui/react';
import type { RewardProgress } from '@domain/rewards.ts';
import { Link, type LinkProps } from 'react-router-dom';
import { useTexts } from '../../texts/texts.ts';
import { RewardTicket } from './reward-ticket.tsx';

interface Props {
  standing: RewardProgress;
  /** To its sheet. */
  link: Pick<LinkProps, 'to' | 'state'>;
}

/** Unlocked, and waiting to be shown at a counter. */
export function AvailableReward({ standing, link }: Props) {
  const { rewards } = useTexts();
  return (
    <RewardTicket standing={standing}>
      <Button asChild mt="1" alignSelf="flex-start">
        <Link {...link} aria-label={rewards.viewRewardNamed(standing.reward.name)}>
          {rewards.viewReward}
        </Link>
      </Button>
    </RewardTicket>
  );
}
