import { Stack } from '@chakra-ui/react';
import type { RewardState } from '@wine-walk/common/model/categories.ts';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { isClaimable } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { useSheetParam } from '../../../ui/use-sheet-param.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { AvailableReward } from './available-reward.tsx';
import { ClaimedReward } from './claimed-reward.tsx';
import { LockedReward } from './locked-reward.tsx';
import { NoRewardsYet } from './no-rewards-yet.tsx';
import { RewardCard, RewardCardList } from './reward-card.tsx';
import { RewardDialog } from './reward-dialog.tsx';

/** The counters and the three sections of an event's rewards. */
export function RewardsContent({ walk }: { walk: ReadyEventData }) {
  const { rewards } = useTexts();
  const { number } = useFormats();
  const sheet = useSheetParam('reward');
  const { rewards: standings, points } = summarizeProgress(walk.catalogue, walk.progress);
  const inState = (state: RewardState) => standings.filter((each) => each.state === state);
  const [claimed, locked] = [inState('claimed'), inState('locked')];
  const available = standings.filter(isClaimable);
  const gone = inState('available').filter((each) => !isClaimable(each));
  const counters = [
    { label: rewards.available, value: number(available.length), isGold: available.length > 0 },
    { label: rewards.claimed, value: number(claimed.length) },
    { label: rewards.locked, value: number(locked.length) },
    { label: rewards.points, value: number(points) },
  ];
  return (
    <Stack gap="7">
      <StatGrid figures={counters} />
      {standings.length === 0 && (
        <EmptyState illustration={<EmptyShelf />} title={rewards.noneTitle} text={rewards.none} />
      )}
      {available.length > 0 && (
        <Section title={rewards.availableSection}>
          <RewardCardList>
            {available.map((standing) => (
              <AvailableReward
                key={standing.reward.id}
                standing={standing}
                link={sheet.linkTo(standing.reward.id)}
              />
            ))}
          </RewardCardList>
        </Section>
      )}
      {locked.length === standings.length && standings.length > 0 && <NoRewardsYet />}
      {locked.length > 0 && (
        <Section title={rewards.lockedSection}>
          <RewardCardList>
            {locked.map((standing) => (
              <LockedReward key={standing.reward.id} standing={standing} />
            ))}
          </RewardCardList>
        </Section>
      )}
      {gone.length > 0 && (
        <Section title={rewards.goneSection} lead={rewards.goneLead}>
          <RewardCardList>
            {gone.map((standing) => (
              <RewardCard key={standing.reward.id} rewardProgress={standing} />
            ))}
          </RewardCardList>
        </Section>
      )}
      {claimed.length > 0 && (
        <Section title={rewards.claimedSection}>
          <RewardCardList>
            {claimed.map((standing) => (
              <ClaimedReward
                key={standing.reward.id}
                standing={standing}
                timeZone={walk.event.timeZone}
              />
            ))}
          </RewardCardList>
        </Section>
      )}
      <RewardDialog
        walk={walk}
        standing={standings.find(({ reward }) => reward.id === sheet.id)}
        onClose={sheet.close}
      />
    </Stack>
  );
}
