import { Button, Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { RewardState } from '@wine-walk/common/model/categories.ts';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { isClaimable, nearestFirst } from '@wine-walk/common/rules/rewards/rewards.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { InvalidDocumentError } from '../../../platform/live/invalid-document-error.ts';
import { NotConnectedError } from '../../../platform/live/live-store.ts';
import { useSheetParam } from '../../../ui/dialogs/use-sheet-param.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { Page } from '../../../ui/page.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { EventDataBoundary } from '../../shared/event-data/event-data-boundary.tsx';
import { useDeskDue } from '../../shared/own-desk-step.ts';
import { paths } from '../../shared/paths.ts';
import {
  AvailableReward,
  ClaimedReward,
  LockedReward,
  RewardCard,
  RewardCardList,
} from './reward-card.tsx';
import { RewardDialog } from './reward-dialog.tsx';

interface Props {
  /** Notices above the rewards: the step at the desk that is due first, and prize draws. */
  notices?: ReactNode;
}

/** Rewards of the attendee, live. */
export function RewardsPage({ notices }: Props) {
  const rewards = useTexts('rewards');
  return (
    <Page title={rewards.title} intro={rewards.lead}>
      <EventDataBoundary
        skeleton={<RewardsSkeleton />}
        failedTitle={(error) => rewards.failed({ statusText: loadErrorText(error, rewards) })}
        noEventFallback={rewards.noEvent}
      >
        {(eventData) => (
          <Stack gap="5">
            {notices}
            <RewardsContent eventData={eventData} />
          </Stack>
        )}
      </EventDataBoundary>
    </Page>
  );
}

/** The sections of an event's rewards, the next one first with a picture, then the counters. */
function RewardsContent({ eventData }: { eventData: ReadyEventData }) {
  const rewards = useTexts('rewards');
  const deskDue = useDeskDue();
  const { number } = useFormats();
  const sheet = useSheetParam('reward');
  const { rewards: rewardList, points } = summarizeProgress(eventData.catalog, eventData.progress);
  const inState = (state: RewardState) => rewardList.filter((item) => item.state === state);
  const [claimed, locked] = [inState('claimed'), nearestFirst(inState('locked'))];
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
      {rewardList.length === 0 && (
        <EmptyState illustration={<EmptyShelf />} title={rewards.noneTitle} text={rewards.none} />
      )}
      {available.length > 0 && (
        <Section title={rewards.availableSection}>
          <RewardCardList>
            {available.map((rewardProgress, index) => (
              <AvailableReward
                key={rewardProgress.reward.id}
                rewardProgress={rewardProgress}
                isFeatured={index === 0}
                deskDue={deskDue}
                link={sheet.linkTo(rewardProgress.reward.id)}
              />
            ))}
          </RewardCardList>
        </Section>
      )}
      {locked.length > 0 && (
        <Section title={rewards.lockedSection}>
          <RewardCardList>
            {locked.map((rewardProgress, index) => (
              <LockedReward
                key={rewardProgress.reward.id}
                rewardProgress={rewardProgress}
                isFeatured={
                  index === 0 &&
                  available.length === 0 &&
                  rewardProgress.reward.stockLevel !== 'gone'
                }
              />
            ))}
          </RewardCardList>
        </Section>
      )}
      {locked.length === rewardList.length && rewardList.length > 0 && <NoRewardsYet />}
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
      {rewardList.length > 0 && <StatGrid figures={counters} />}
      <RewardDialog
        eventData={eventData}
        rewardProgress={rewardList.find(({ reward }) => reward.id === sheet.id)}
        deskDue={deskDue}
        onClose={sheet.close}
      />
    </Stack>
  );
}

/** Returns a short status for a failed load: the Firestore code, or the text for an error without one. */
export function loadErrorText(
  error: Error,
  { unreadable, outOfReach }: { unreadable: string; outOfReach: string },
): string {
  if (error instanceof InvalidDocumentError) return unreadable;
  if (error instanceof NotConnectedError) return outOfReach;
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code.replaceAll('-', ' ') : unreadable;
}

/** Skeleton of one reward section. */
function RewardsSkeleton() {
  return (
    <LoadingRegion>
      <Stack gap="5">
        <Skeleton h="6" w="180px" />
        <SkeletonBlock height="290px" />
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
  const rewards = useTexts('rewards');
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
