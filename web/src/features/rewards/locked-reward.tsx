import { Progress, Text } from '@chakra-ui/react';
import type { RewardProgress } from '@domain/rewards.ts';
import { useTexts } from '../../texts/texts.ts';
import { progressWords } from './progress-words.ts';
import { RewardTicket } from './reward-ticket.tsx';

/** Not unlocked yet: how far along it is. */
export function LockedReward({ standing }: { standing: RewardProgress }) {
  const texts = useTexts();
  const words = progressWords(standing, texts);
  return (
    <RewardTicket standing={standing}>
      <Progress.Root
        value={standing.done}
        max={standing.required}
        size="sm"
        mt="1"
        aria-label={texts.rewards.progressOf(standing.reward.name)}
        translations={{ value: () => words }}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text fontSize="sm" fontWeight="600" fontVariantNumeric="tabular-nums">
        {words}
      </Text>
    </RewardTicket>
  );
}
