import { readLeaderboard } from '@wine-walk/common/api/events.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import { RefreshCw } from 'lucide-react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/focus-on-replace.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { LeaderboardMembership } from './leaderboard-membership.tsx';
import { withOwnEntry } from './own-leaderboard-entry.ts';
import { Standings } from './standings.tsx';

interface Props {
  walk: ReadyEventData;
  participantId: string;
}

/** The standings of those who chose a name for them, and one's own choice: nobody is on it by default. */
export function Leaderboard({ walk, participantId }: Props) {
  const { profile } = useScreenTexts();
  const eventId = walk.event.id;
  const ownName = walk.progress.leaderboardName;
  const { data, error, isFetching, refetch } = useApiQuery(readLeaderboard, {
    params: { eventId },
  });
  return (
    <Section
      title={profile.leaderboardTitle}
      lead={profile.leaderboardLead}
      aside={
        <Button
          variant="plain"
          size="sm"
          loading={isFetching}
          loadingText={profile.refresh}
          onClick={() => void refetch()}
        >
          <RefreshCw aria-hidden="true" />
          {profile.refresh}
        </Button>
      }
    >
      {walk.isRegistered && (
        <FocusOnReplace watch={ownName}>
          <LeaderboardMembership
            key={ownName}
            participantId={participantId}
            eventId={eventId}
            ownName={ownName}
          />
        </FocusOnReplace>
      )}
      {data ? (
        <Standings
          standings={
            ownName === null
              ? data
              : withOwnEntry(data, {
                  displayName: ownName,
                  points: points(walk.catalogue, walk.progress),
                })
          }
          ownName={ownName}
        />
      ) : error ? (
        <ErrorState
          title={profile.leaderboardFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRegion>
          <SkeletonBlock height="140px" />
        </LoadingRegion>
      )}
    </Section>
  );
}
