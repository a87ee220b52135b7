import { Text } from '@chakra-ui/react';
import type { RewardProgress } from '@domain/rewards.ts';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { progressText } from '../../components/progress-label.ts';
import { useTexts } from '../../texts/texts.ts';
import { RewardTicket } from './reward-ticket.tsx';

/** Not unlocked yet: how far along it is. */
export function LockedReward({ standing }: { standing: RewardProgress }) {
  const texts = useTexts();
  const message = progressText(standing, texts);
  return (
    <RewardTicket standing={standing}>
      <div className="reward-progress">
        <ProgressBar
          value={standing.done}
          max={standing.required}
          label={texts.rewards.progressOf(standing.reward.name)}
          text={message}
        />
        <Text fontSize="sm" fontWeight="600" fontVariantNumeric="tabular-nums">
          {message}
        </Text>
      </div>
    </RewardTicket>
  );
}
