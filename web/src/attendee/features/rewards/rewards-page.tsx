import { useTexts } from '../../../i18n/texts.ts';
import { Page } from '../../../ui/page.tsx';
import { EventDataBoundary } from '../../shared/event-data-boundary.tsx';
import { loadErrorText } from './load-error-text.ts';
import { RewardsContent } from './rewards-content.tsx';
import { RewardsSkeleton } from './rewards-skeleton.tsx';

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
        {(walk) => <RewardsContent walk={walk} />}
      </EventDataBoundary>
    </Page>
  );
}
