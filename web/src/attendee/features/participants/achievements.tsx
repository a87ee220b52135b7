import { readParticipant } from '@wine-walk/common/api/participants.ts';
import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { verifiedCount } from '@wine-walk/common/rules/rewards/rewards.ts';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';

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
