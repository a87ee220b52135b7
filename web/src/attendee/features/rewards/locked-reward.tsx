import { Text } from '@chakra-ui/react';
import type { RewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { rewardProgressText } from '../../shared/progress-label.ts';
import { RewardCard } from './reward-card.tsx';

/** Locked reward with its progress. */
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
