import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { formats } from '../../../i18n/format.ts';
import type { OpenRegistration } from './open-registration.ts';

const format = formats('en-US');

/** What each kind of note says. */
const actionLabels: Record<string, string> = {
  'desk.admit': 'Let in',
  'desk.undo': 'Taken back',
  'registration.edit': 'Corrected',
  'registration.cancel': 'Cancelled',
  'registration.restore': 'Restored',
  'registration.move-ticket': 'Moved to another ticket',
  'registration.emergency-contact': 'Emergency contact looked at',
  'registration.give-card': 'Stamp card given',
  'registration.create-at-desk': 'Registered at the desk',
  'display-name.hide': 'Display name hidden',
  'display-name.show': 'Display name shown again',
  'session.return-code': 'Code given for their phone',
  'check-in.by-staff': 'Checked in by staff',
  'check-in.enter-card': 'Stamped card entered',
  'check-in.confirm': 'Check-in confirmed',
  'check-in.refuse': 'Check-in refused',
  'check-in.undo': 'Check-in decision taken back',
  'payment.refund': 'Payment given back',
  'payment.void': 'Payment struck',
};

function labelOf(action: string, { source }: Record<string, unknown>): string {
  const label = actionLabels[action] ?? action;
  return source === 'paper' ? `${label}, from a door list` : label;
}

/** What staff did with a registration, the latest first. */
export function RegistrationHistory({
  registration: { history },
  timeZone,
}: {
  registration: OpenRegistration;
  timeZone: string;
}) {
  if (history.length === 0) return null;
  return (
    <Box as="section" aria-label="History">
      <Heading as="h3" size="sm" mb="2">
        History
      </Heading>
      <Stack as="ol" gap="1" listStyleType="none">
        {history.map(({ happenedAt, action, actor, details }) => (
          <Text as="li" key={`${happenedAt} ${action}`} fontSize="sm">
            {format.dateTime(happenedAt, timeZone)} · {labelOf(action, details)} · {actor}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}
