import type { ProgressDocument } from '@contract/documents.ts';
import { readParticipant } from '@contract/participants.ts';
import { verifiedCount } from '@domain/verified-visits.ts';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { Section } from '../../components/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../components/skeletons.tsx';
import { StatGrid } from '../../components/stat-grid.tsx';
import { useApiQuery } from '../../data/api.ts';
import { useFormats } from '../../texts/format.ts';
import { useScreenTexts } from '../../texts/texts.ts';

interface Props {
  participantId: string;
  progress: ProgressDocument | undefined;
}

/** What was achieved over all events. */
export function Achievements({ participantId, progress }: Props) {
  const { profile } = useScreenTexts();
  const { number } = useFormats();
  const { data, error, refetch } = useApiQuery(readParticipant, { params: { id: participantId } });
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

/** What the server counts of this event: when it changes, so do the totals. */
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
