import { Button, Stack } from '@chakra-ui/react';
import { walkProgress } from '@domain/progress.ts';
import type { RewardProgress, RewardState } from '@domain/rewards.ts';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state.tsx';
import { Figures } from '../../components/figures.tsx';
import { EmptyShelf } from '../../components/illustrations/empty-shelf.tsx';
import { Section } from '../../components/section.tsx';
import type { ReadyWalk } from '../../data/walk.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { RewardDialog } from './reward-dialog.tsx';
import { AvailableReward, ClaimedReward, LockedReward, TicketList } from './reward-sections.tsx';

/** The counters and the three sections of an event's rewards. */
export function RewardsContent({ walk }: { walk: ReadyWalk }) {
  const { rewards } = useTexts();
  const { number } = useFormats();
  const { rewards: standings, points } = walkProgress(walk.catalogue, walk.progress);
  const inState = (state: RewardState) => standings.filter((each) => each.state === state);
  const available = inState('available');
  const claimed = inState('claimed');
  const locked = inState('locked');
  return (
    <Stack gap="7">
      <Figures
        figures={[
          { label: rewards.available, value: number(available.length), isGold: available.length > 0 },
          { label: rewards.claimed, value: number(claimed.length) },
          { label: rewards.locked, value: number(locked.length) },
          { label: rewards.points, value: number(points) },
        ]}
      />
      {standings.length === 0 ? (
        <EmptyState illustration={<EmptyShelf />} title={rewards.noneTitle} text={rewards.none} />
      ) : (
        <>
          <Available standings={available} isFirst={claimed.length === 0} />
          <Titled title={rewards.lockedSection} standings={locked} Ticket={LockedReward} />
          <Titled
            title={rewards.claimedSection}
            standings={claimed}
            Ticket={({ standing }) => (
              <ClaimedReward standing={standing} timeZone={walk.event.timeZone} />
            )}
          />
        </>
      )}
      <RewardDialog walk={walk} standings={standings} />
    </Stack>
  );
}
