import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { RewardState } from '@wine-walk/common/model/categories.ts';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { isClaimable } from '@wine-walk/common/rules/rewards/rewards.ts';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { InvalidDocumentError } from '../../../platform/live/invalid-document-error.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import { useSheetParam } from '../../../ui/use-sheet-param.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { EventDataBoundary } from '../../shared/event-data-boundary.tsx';
import { paths } from '../../shared/paths.ts';
import {
  AvailableReward,
  ClaimedReward,
  LockedReward,
  RewardCard,
  RewardCardList,
} from './reward-card.tsx';
import { RewardDialog } from './reward-dialog.tsx';

/** Rewards of the attendee, live. */
export default function RewardsPage() {
  const { rewards } = useTexts();
  return (
    <Page title={rewards.title} intro={rewards.lead}>
      <EventDataBoundary
        skeleton={<RewardsSkeleton />}
        failedTitle={(error) => rewards.failed(loadErrorText(error, rewards.unreadable))}
        noEventFallback={rewards.noEvent}
      >
        {(eventData) => <RewardsContent eventData={eventData} />}
      </EventDataBoundary>
    </Page>
  );
}

/** The counters and the three sections of an event's rewards. */
function RewardsContent({ eventData }: { eventData: ReadyEventData }) {
  const { rewards } = useTexts();
  const { number } = useFormats();
  const sheet = useSheetParam('reward');
  const { rewards: rewardList, points } = summarizeProgress(
    eventData.catalogue,
    eventData.progress,
  );
  const inState = (state: RewardState) => rewardList.filter((item) => item.state === state);
  const [claimed, locked] = [inState('claimed'), inState('locked')];
  const available = rewardList.filter(isClaimable);
  const gone = inState('available').filter((item) => !isClaimable(item));
  const counters = [
    { label: rewards.available, value: number(available.length), isGold: available.length > 0 },
    { label: rewards.claimed, value: number(claimed.length) },
    { label: rewards.locked, value: number(locked.length) },
    { label: rewards.points, value: number(points) },
  ];
  return (
    <Stack gap="7">
      <StatGrid figures={counters} />
      {rewardList.length === 0 && (
        <EmptyState illustration={<EmptyShelf />} title={rewards.noneTitle} text={rewards.none} />
      )}
      {available.length > 0 && (
        <Section title={rewards.availableSection}>
          <RewardCardList>
            {available.map((rewardProgress) => (
              <AvailableReward
                key={rewardProgress.reward.id}
                rewardProgress={rewardProgress}
                link={sheet.linkTo(rewardProgress.reward.id)}
              />
            ))}
          </RewardCardList>
        </Section>
      )}
      {locked.length === rewardList.length && rewardList.length > 0 && <NoRewardsYet />}
      {locked.length > 0 && (
        <Section title={rewards.lockedSection}>
          <RewardCardList>
            {locked.map((rewardProgress) => (
              <LockedReward key={rewardProgress.reward.id} rewardProgress={rewardProgress} />
            ))}
          </RewardCardList>
        </Section>
      )}
      {gone.length > 0 && (
        <Section title={rewards.goneSection} lead={rewards.goneLead}>
          <RewardCardList>
            {gone.map((rewardProgress) => (
              <RewardCard key={rewardProgress.reward.id} rewardProgress={rewardProgress} />
            ))}
          </RewardCardList>
        </Section>
      )}
      {claimed.length > 0 && (
        <Section title={rewards.claimedSection}>
          <RewardCardList>
            {claimed.map((rewardProgress) => (
              <ClaimedReward
                key={rewardProgress.reward.id}
                rewardProgress={rewardProgress}
                timeZone={eventData.event.timeZone}
              />
            ))}
          </RewardCardList>
        </Section>
      )}
      <RewardDialog
        eventData={eventData}
        rewardProgress={rewardList.find(({ reward }) => reward.id === sheet.id)}
        onClose={sheet.close}
      />
    </Stack>
  );
}

/**
 * Returns a short status for a failed load: the Firestore code, or `unreadable` if the data failed
 * validation.
 */
export function loadErrorText(error: Error, unreadable: string): string {
  if (error instanceof InvalidDocumentError) return unreadable;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code.replaceAll('-', ' ') : unreadable;
}

/** Skeleton of the counters and one reward section. */
function RewardsSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="5">
        <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(128px, 1fr))">
          {[0, 1, 2, 3].map((tile) => (
            <SkeletonBlock key={tile} height="84px" />
          ))}
        </Grid>
        <Skeleton h="6" w="180px" />
        <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(340px, 100%), 1fr))">
          {[0, 1, 2].map((ticket) => (
            <SkeletonBlock key={ticket} height="132px" />
          ))}
        </Grid>
      </Stack>
    </LoadingRegion>
  );
}

/** Empty state before the first reward is unlocked. */
function NoRewardsYet() {
  const { rewards } = useTexts();
  return (
    <Section title={rewards.availableSection}>
      <EmptyState
        level={3}
        illustration={<EmptyShelf />}
        title={rewards.noneYetTitle}
        text={rewards.noneYet}
        action={
          <Button asChild variant="outline">
            <Link to={`${paths.businesses.getHref()}?show=unvisited`}>{rewards.toBusinesses}</Link>
          </Button>
        }
      />
    </Section>
  );
}
