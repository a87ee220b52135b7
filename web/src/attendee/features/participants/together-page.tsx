import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { BackToProfile } from '../../shared/back-to-profile.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { Leaderboard } from './leaderboard.tsx';

interface Props {
  /** Card of the attendee's group. */
  group: ReactNode;
}

/** The attendee's group and the leaderboard of the event. */
export function TogetherPage({ group }: Props) {
  const profile = useTexts('profile');
  return (
    <Stack gap="5">
      <BackToProfile />
      <Page title={profile.togetherTitle} intro={profile.togetherLead}>
        <TogetherContent group={group} />
      </Page>
    </Stack>
  );
}

function TogetherContent({ group }: Props) {
  const profile = useTexts('profile');
  const eventData = useEventData();
  const { status, participant } = eventData;
  if (status === 'error')
    return <ErrorState title={profile.failed} error={eventData.error} onRetry={eventData.retry} />;
  if (status === 'no-event') return <Text color="muted">{profile.noEvent}</Text>;
  if (status === 'loading' || !participant)
    return (
      <LoadingRegion>
        <SkeletonBlock height="140px" />
      </LoadingRegion>
    );
  return (
    <Box
      display="grid"
      gap="8"
      alignItems="start"
      css={{ '@media (min-width: 1100px)': { gridTemplateColumns: '1fr 1fr', gap: '40px' } }}
    >
      {eventData.isRegistered && group}
      <Leaderboard eventData={eventData} participantId={participant.id} />
    </Box>
  );
}
