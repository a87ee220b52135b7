import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Page } from '../../../ui/page.tsx';
import { BackToProfile } from '../../shared/back-to-profile.tsx';
import { useEventData } from '../../shared/event-data/event-data.ts';
import { DeleteData } from './delete-data.tsx';
import { Settings } from './settings.tsx';

interface Props {
  /** Transfer code and storage of this device. */
  device: ReactNode;
}

/** Preferences, this device's data and the deletion of the attendee's data. */
export function SettingsPage({ device }: Props) {
  const profile = useTexts('profile');
  const eventData = useEventData();
  const event = eventData.status === 'ready' ? eventData.event : undefined;
  return (
    <Stack gap="5">
      <BackToProfile />
      <Page title={profile.settingsTitle}>
        <Box
          display="grid"
          gap="8"
          alignItems="start"
          css={{ '@media (min-width: 1100px)': { gridTemplateColumns: '1fr 1fr', gap: '40px' } }}
        >
          <Settings />
          <Stack gap="8" minW="0">
            {device}
            {eventData.participant && (
              <DeleteData participantId={eventData.participant.id} event={event} />
            )}
          </Stack>
        </Box>
      </Page>
    </Stack>
  );
}
