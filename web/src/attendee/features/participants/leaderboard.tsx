import { Badge, chakra, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readLeaderboard } from '@wine-walk/common/api/events.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import { RefreshCw } from 'lucide-react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/dialogs/focus-on-replace.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { LeaderboardMembership } from './leaderboard-membership.tsx';
import { withOwnEntry } from './own-leaderboard-entry.ts';

interface Props {
  eventData: ReadyEventData;
  participantId: string;
}

/**
 * Standings of the attendees who chose a display name, and the attendee's own membership. Attendees are not
 * listed by default.
 */
export function Leaderboard({ eventData, participantId }: Props) {
  const profile = useTexts('profile');
  const eventId = eventData.event.id;
  const ownName = eventData.progress.leaderboardName;
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
          // As tall as a finger, but not the line: its title is on that of the column beside it.
          my="-3"
          loading={isFetching}
          loadingText={profile.refresh}
          onClick={() => void refetch()}
        >
          <RefreshCw aria-hidden="true" />
          {profile.refresh}
        </Button>
      }
    >
      {eventData.isRegistered && (
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
                  points: points(eventData.catalog, eventData.progress),
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

interface StandingsProps {
  /** Sorted from most to fewest points. */
  standings: ResponseOf<typeof readLeaderboard>;
  /** Display name of the attendee; null if the attendee is not on the leaderboard. */
  ownName: string | null;
}

/** List of ranks, names and points. */
function Standings({ standings, ownName }: StandingsProps) {
  const profile = useTexts('profile');
  const { number } = useFormats();
  if (standings.length === 0) return <Text color="muted">{profile.leaderboardEmpty}</Text>;
  const ownIndex = standings.findIndex(({ displayName }) => displayName === ownName);
  return (
    <chakra.ol
      aria-label={profile.standingsLabel}
      listStyleType="none"
      bg="card"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      overflow="hidden"
    >
      {standings.map(({ rank, displayName, points }, index) => (
        <chakra.li
          key={`${index} ${displayName}`}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          px="4"
          py="2.5"
          bg={index === ownIndex ? 'goldSoft' : undefined}
          borderTopWidth={index > 0 ? '1px' : '0'}
          borderColor="line"
          fontVariantNumeric="tabular-nums"
        >
          <chakra.span flex="0 0 2.5rem" fontFamily="heading" fontSize="lg" fontWeight="600">
            {number(rank)}
          </chakra.span>
          {/* Moves the points below the name when large text leaves it too little room. */}
          <chakra.span flex="1 1 7rem" minW="min(7rem, 100%)" overflowWrap="anywhere">
            <bdi>{displayName}</bdi>{' '}
            {index === ownIndex && (
              <Badge colorPalette="gold" variant="solid">
                {profile.you}
              </Badge>
            )}
          </chakra.span>
          <chakra.span ms="auto" fontWeight="600">
            {profile.pointsOf({ points: number(points) })}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
