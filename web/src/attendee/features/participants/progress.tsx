import { Stack, Text } from '@chakra-ui/react';
import { readParticipant } from '@wine-walk/common/api/participants.ts';
import type { ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { verifiedCount } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import type { ReadyEventData } from '../../shared/event-data.ts';

interface Props {
  participantId: string;
  progress: ProgressDocument | undefined;
}

/** Totals over all events that are not zero; renders nothing before the first check-in or reward. */
export function Achievements({ participantId, progress }: Props) {
  const { profile } = useScreenTexts();
  const { number } = useFormats();
  const { data, error, refetch } = useApiQuery(
    readParticipant,
    { params: { id: participantId } },
    { retriesOutage: true },
  );
  useOnChange(progress && counted(progress), refetch);
  const figures = [
    { label: profile.totalCheckIns, total: data?.totalCheckIns ?? 0 },
    { label: profile.eventsParticipated, total: data?.eventsParticipated ?? 0 },
    { label: profile.rewardsEarned, total: data?.rewardsEarned ?? 0 },
  ]
    .filter(({ total }) => total > 0)
    .map(({ label, total }) => ({ label, value: number(total) }));
  if (data && data.totalCheckIns + data.rewardsEarned === 0) return null;
  return (
    <Section title={profile.achievementsTitle}>
      {data ? (
        <StatGrid figures={figures} />
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

/** Progress of the attendee at the current event: the visits, and the other figures that are not zero. */
export function EventProgress({ eventData }: { eventData: ReadyEventData }) {
  const { profile } = useScreenTexts();
  const { number, percent } = useFormats();
  const summary = summarizeProgress(eventData.catalogue, eventData.progress);
  const others = [
    { label: profile.complete, amount: summary.completionPercent, format: percent },
    { label: profile.rewards, amount: summary.availableRewards, format: number },
    { label: profile.points, amount: summary.points, format: number },
  ].filter(({ amount }) => amount > 0);
  const figures = [
    {
      label: profile.visited,
      value: profile.visitedOf(summary.visitedBusinesses, summary.totalBusinesses),
    },
    ...others.map(({ label, amount, format }) => ({ label, value: format(amount) })),
  ];
  return (
    <Section title={profile.progressTitle}>
      <Stack gap="4">
        <ProgressBar
          value={summary.completionPercent}
          max={100}
          label={profile.progressTitle}
          text={`${percent(summary.completionPercent)} ${profile.complete}`}
        />
        <StatGrid figures={figures} />
      </Stack>
    </Section>
  );
}

/** Empty state of the progress while no event is active. */
export function NoEventProgress() {
  const { profile } = useScreenTexts();
  return (
    <Section title={profile.progressTitle}>
      <Text color="muted">{profile.noEvent}</Text>
    </Section>
  );
}
