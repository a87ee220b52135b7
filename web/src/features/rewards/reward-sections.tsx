import { Button, chakra, Progress, Text } from '@chakra-ui/react';
import type { RewardProgress } from '@domain/rewards.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { progressWords } from './progress-words.ts';
import { RewardTicket } from './reward-ticket.tsx';

/** Tickets side by side where there is room. */
export function TicketList({ children }: { children: ReactNode }) {
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(min(340px, 100%), 1fr))"
    >
      {children}
    </chakra.ul>
  );
}

/** Unlocked, and waiting to be shown at a counter. */
export function AvailableReward({ standing }: { standing: RewardProgress }) {
  const { rewards } = useTexts();
  const { id, name } = standing.reward;
  return (
    <RewardTicket standing={standing}>
      <Button asChild mt="1" alignSelf="flex-start">
        <Link to={`?reward=${encodeURIComponent(id)}`} state={{ isOpenedHere: true }}>
          <span aria-hidden="true">{rewards.viewReward}</span>
          <chakra.span srOnly>{rewards.viewRewardNamed(name)}</chakra.span>
        </Link>
      </Button>
    </RewardTicket>
  );
}

/** Not yet: how far along it is. */
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
        getValueText={() => words}
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

/** Redeemed by staff: when. */
export function ClaimedReward({ standing, timeZone }: { standing: RewardProgress; timeZone: string }) {
  const { rewards } = useTexts();
  const { dateTime } = useFormats();
  return (
    <RewardTicket standing={standing}>
      {standing.claimedAt && (
        <Text fontSize="sm" fontWeight="600" color="vineText">
          {rewards.claimedOn(dateTime(standing.claimedAt, timeZone))}
        </Text>
      )}
    </RewardTicket>
  );
}
