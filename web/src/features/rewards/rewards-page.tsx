import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { QuietStreet } from '../../components/illustrations/quiet-street.tsx';
import { Page } from '../../components/page.tsx';
import { type Walk, useWalk } from '../../data/walk.ts';
import { useTexts } from '../../texts/texts.ts';
import { RewardsContent } from './rewards-content.tsx';
import { RewardsSkeleton } from './rewards-skeleton.tsx';
import { statusText } from './status-text.ts';

/** What one's visits unlock, live. */
export default function RewardsPage() {
  const { rewards } = useTexts();
  return (
    <Page title={rewards.title} lead={rewards.lead}>
      <Content walk={useWalk()} />
    </Page>
  );
}

function Content({ walk }: { walk: Walk }) {
  const { rewards } = useTexts();
  switch (walk.status) {
    case 'loading':
      return <RewardsSkeleton />;
    case 'error':
      return (
        <ErrorState
          title={rewards.failed(statusText(walk.error))}
          error={walk.error}
          onRetry={walk.retry}
        />
      );
    case 'no-event':
      return (
        <EmptyState
          illustration={<QuietStreet />}
          title={rewards.noEventTitle}
          text={rewards.noEvent}
        />
      );
    case 'ready':
      return <RewardsContent walk={walk} />;
  }
}
