import { Text } from '@chakra-ui/react';
import type { RewardProgress } from '@domain/rewards.ts';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { progressWords } from '../../components/progress-words.ts';
import { useTexts } from '../../texts/texts.ts';
import { RewardTicket } from './reward-ticket.tsx';

/** Not unlocked yet: how far along it is. */
export function LockedReward({ standing }: { standing: RewardProgress }) {
  const texts = useTexts();
  const words = progressWords(standing, texts);
  return (
    <RewardTicket standing={standing}>
      <div className="reward-progress">
        <ProgressBar
          value={standing.done}
          max={standing.required}
          label={texts.rewards.progressOf(standing.reward.name)}
          text={words}
        />
        <Text fontSize="sm" fontWeight="600" fontVariantNumeric="tabular-nums">
          {words}
        </Text>
      </div>
    </RewardTicket>
  );
}
