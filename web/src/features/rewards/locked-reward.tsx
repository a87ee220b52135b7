import { Text } from '@chakra-ui/react';
import type { RewardProgress } from '@domain/rewards.ts';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { rewardProgressText } from '../../components/progress-label.ts';
import { useTexts } from '../../texts/texts.ts';
import { RewardCard } from './reward-card.tsx';

/** Not unlocked yet: how far along it is. */
export function LockedReward({ standing }: { standing: RewardProgress }) {
  const texts = useTexts();
  const message = rewardProgressText(standing, texts);
  return (
    <RewardCard rewardProgress={standing}>
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
    </RewardCard>
  );
}
