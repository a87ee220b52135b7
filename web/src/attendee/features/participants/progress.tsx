import { Stack, Text } from '@chakra-ui/react';
import { readParticipant } from '@wine-walk/common/api/participants.ts';
import type { ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import {
  type ProgressSummary,
  summarizeProgress,
} from '@wine-walk/common/rules/rewards/progress.ts';
import { emptyProgress, verifiedCount } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';

interface Props {
  participantId: string;
  progress: ProgressDocument | undefined;
}

/** Totals over all events. */
export function Achievements({ participantId, progress }: Props) {
  const profile = useTexts('profile');
  const { number } = useFormats();
  const { data, error, refetch } = useApiQuery(
    readParticipant,
    { params: { id: participantId } },
    { retriesOutage: true },
  );
  useOnChange(progress && counted(progress), refetch);
  return (
    <Section title={profile.achievementsTitle}>
      {data ? (
        <StatGrid
          figures={[
            { label: profile.totalCheckIns, value: number(data.totalCheckIns) },
            { label: profile.eventsParticipated, value: number(data.eventsParticipated) },
            { label: profile.rewardsEarned, value: number(data.rewardsEarned) },
          ]}
        />
      ) : error ? (
        <ErrorState
          title={profile.achievementsFailed}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRegion>
          <SkeletonBlock height="88px" />
        </LoadingRegion>
      )}
    </Section>
  );
}

/** Returns a key of the server's counts for this event; the totals are refetched when it changes. */
function counted(progress: ProgressDocument): string {
  return `${verifiedCount(progress)} ${Object.keys(progress.unlocked).length}`;
}

function useOnChange(value: string | undefined, act: () => unknown): void {
  const seen = useRef(value);
  useEffect(() => {
    const isFirst = seen.current === undefined;
    if (seen.current === value) return;
    seen.current = value;
    if (!isFirst) act();
  }, [value, act]);
}

/** Progress of the attendee at the current event. */
export function EventProgress({ eventData }: { eventData: ReadyEventData }) {
  const profile = useTexts('profile');
  const { number, percent } = useFormats();
  const summary = summarizeProgress(eventData.catalog, eventData.progress);
  const figures = useProgressFigures(summary);
  return (
    <Section title={profile.progressTitle}>
      <Stack gap="4">
        <ProgressBar
          value={summary.completionPercent}
          max={100}
          label={profile.progressTitle}
          text={`${percent(summary.completionPercent)} ${profile.complete}`}
        />
        <StatGrid
          figures={
            summary.points > 0
              ? [...figures, { label: profile.points, value: number(summary.points) }]
              : figures
          }
        />
      </Stack>
    </Section>
  );
}

/** Progress while no event is active. */
export function NoEventProgress() {
  const profile = useTexts('profile');
  const figures = useProgressFigures(summarizeProgress(emptyCatalog, emptyProgress('', '')));
  return (
    <Section title={profile.progressTitle}>
      <Stack gap="4">
        <Text color="muted">{profile.noEvent}</Text>
        <StatGrid figures={figures} />
      </Stack>
    </Section>
  );
}

/** Returns visited and total businesses, completion percent and available rewards as figures. */
function useProgressFigures(summary: ProgressSummary) {
  const profile = useTexts('profile');
  const { number, percent } = useFormats();
  const { visitedBusinesses, totalBusinesses, completionPercent, availableRewards } = summary;
  return [
    {
      label: profile.visited,
      value: profile.visitedOf({ visited: visitedBusinesses, total: totalBusinesses }),
    },
    { label: profile.complete, value: percent(completionPercent) },
    { label: profile.rewards, value: number(availableRewards) },
  ];
}
