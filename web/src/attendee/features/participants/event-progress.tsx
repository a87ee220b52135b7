import { Stack, Text } from '@chakra-ui/react';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatGrid } from '../../../ui/stat-grid.tsx';
import type { ReadyEventData } from '../../shared/event-data.ts';

/** Where one stands at the current event. */
export function EventProgress({ walk }: { walk: ReadyEventData }) {
  const { profile } = useScreenTexts();
  const { number, percent } = useFormats();
  const standing = summarizeProgress(walk.catalogue, walk.progress);
  const figures = [
    {
      label: profile.visited,
      value: profile.visitedOf(standing.visitedBusinesses, standing.totalBusinesses),
    },
    { label: profile.complete, value: percent(standing.completionPercent) },
    { label: profile.rewards, value: number(standing.availableRewards) },
    { label: profile.points, value: number(standing.points) },
  ];
  return (
    <Section title={profile.progressTitle}>
      <Stack gap="4">
        <ProgressBar
          value={standing.completionPercent}
          max={100}
          label={profile.progressTitle}
          text={`${percent(standing.completionPercent)} ${profile.complete}`}
        />
        <StatGrid figures={figures} />
      </Stack>
    </Section>
  );
}

/** In its place while no event is active. */
export function NoEventProgress() {
  const { profile } = useScreenTexts();
  return (
    <Section title={profile.progressTitle}>
      <Text color="muted">{profile.noEvent}</Text>
    </Section>
  );
}
