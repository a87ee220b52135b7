import { readLeaderboard } from '@contract/events.ts';
import { points } from '@domain/points.ts';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FocusOnReplace } from '../../components/focus-on-replace.tsx';
import { Section } from '../../components/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../components/skeletons.tsx';
import { useApiQuery } from '../../data/api.ts';
import type { ReadyEventData } from '../../data/event-data.ts';
import { useScreenTexts } from '../../texts/texts.ts';
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
