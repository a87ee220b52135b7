import { Page } from '../../components/page.tsx';
import { EventDataBoundary } from '../../components/walk-boundary.tsx';
import { useTexts } from '../../texts/texts.ts';
import { RewardsContent } from './rewards-content.tsx';
import { RewardsSkeleton } from './rewards-skeleton.tsx';
import { loadErrorText } from './status-text.ts';

/** What one's visits unlock, live. */
export default function RewardsPage() {
  const { rewards } = useTexts();
  return (
    <Page title={rewards.title} lead={rewards.lead}>
      <EventDataBoundary
        skeleton={<RewardsSkeleton />}
        failedTitle={(error) => rewards.failed(loadErrorText(error, rewards.unreadable))}
        noEvent={rewards.noEvent}
      >
        {(walk) => <RewardsContent walk={walk} />}
      </EventDataBoundary>
    </Page>
  );
}
