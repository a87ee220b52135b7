import { Box, Stack } from '@chakra-ui/react';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import type { ReactNode } from 'react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { usePageTitle } from '../../../ui/page.tsx';
import type { CurrentParticipant, EventData } from '../../shared/event-data.ts';
import { AccountInfo } from './account-info.tsx';
import { Achievements } from './achievements.tsx';
import { DeleteData } from './delete-data.tsx';
import { EventProgress, NoEventProgress } from './event-progress.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { LinkedParticipants } from './linked-participants.tsx';
import { Passport } from './passport.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { RecentCheckIns } from './recent-check-ins.tsx';
import { Settings } from './settings.tsx';

interface Props {
  walk: EventData;
  participant: CurrentParticipant;
  /** The way to one's own ticket. */
  ticket: ReactNode;
  /** Those who walk together. */
  group: ReactNode;
  /** What concerns this device. */
  device: ReactNode;
}

/** The passport first; beside it on a large screen, the records. */
export function Profile({ walk, participant, ticket, group, device }: Props) {
  const { profile } = useScreenTexts();
  const title = profile.title(splitName(participant.name).firstName || participant.name);
  usePageTitle(title);
  const ready = walk.status === 'ready' ? walk : null;
  return (
    <Stack gap="6">
      <ProfileHeader title={title} participant={participant} />
      {ticket}
      <Box
        display="grid"
        gap="8"
        alignItems="start"
        css={{ '@media (min-width: 1100px)': { gridTemplateColumns: '1.35fr 1fr', gap: '40px' } }}
      >
        <Stack gap="8" minW="0">
          {ready && <Passport walk={ready} />}
          {ready && <EventProgress walk={ready} />}
          {walk.status === 'no-event' && <NoEventProgress />}
          {walk.status === 'error' && (
            <ErrorState title={profile.failed} error={walk.error} onRetry={walk.retry} />
          )}
          {ready?.isRegistered && group}
          {ready && <RecentCheckIns walk={ready} />}
        </Stack>
        <Stack gap="8" minW="0">
          <Achievements participantId={participant.id} progress={ready?.progress} />
          {ready && <Leaderboard walk={ready} participantId={participant.id} />}
          <AccountInfo participant={participant} timeZone={ready?.event.timeZone} />
          <LinkedParticipants participant={participant} />
          <Settings />
          {device}
          <DeleteData participantId={participant.id} event={ready?.event} />
        </Stack>
      </Box>
    </Stack>
  );
}
