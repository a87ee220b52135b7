import { Badge, Box, Grid, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { readEmergencyContact } from '@wine-walk/common/api/admin-registrations.ts';
import type { ReactNode } from 'react';
import { formats } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { stateLabels, statePalettes } from '../../shared/registration-labels.ts';
import type { OpenRegistration } from './open-registration.ts';

interface Props {
  registration: OpenRegistration;
  timeZone: string;
}

const format = formats('en-US');
const signedLabels = {
  'own-device': 'on their own device',
  'desk-device': 'on the desk’s device',
  paper: 'on paper',
};

/** What is known of somebody; the emergency contact on asking alone. */
export function RegistrationDetails({ registration, timeZone }: Props) {
  const { payment, arrivedAt, arrivedBy, cancelledAt, cancelledBy, signedName } = registration;
  const at = (time: string) => format.dateTime(time, timeZone);
  const visits = registration.visits.map(
    ({ businessName, checkInTime, state }) =>
      `${businessName}, ${format.time(checkInTime, timeZone)}${state === 'verified' ? '' : ' (pending)'}`,
  );
  const rewards = registration.rewards
    .filter(({ state }) => state !== 'locked')
    .map(({ name, state }) => `${name} (${state})`);
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: '9rem 1fr' }} columnGap="4" rowGap="2">
      <Fact label="State">
        <Badge colorPalette={statePalettes[registration.state]}>
          {stateLabels[registration.state]}
        </Badge>
      </Fact>
      <Fact label="Confirmation">{registration.id}</Fact>
      <Fact label="Email">{registration.email}</Fact>
      <Fact label="Phone">{registration.phone || 'None'}</Fact>
      <Fact label="Emergency">
        <EmergencyContact registration={registration} />
      </Fact>
      <Fact label="Ticket">{registration.ticketId ?? 'None'}</Fact>
      {registration.stampCard && <Fact label="Stamp card">{registration.stampCard}</Fact>}
      {payment && (
        <Fact label="Payment">
          {format.money(payment)} cash, {at(payment.takenAt)}, taken by {payment.takenBy}
        </Fact>
      )}
      {arrivedAt && (
        <Fact label="Arrived">
          {at(arrivedAt)}, ID seen by {arrivedBy}
        </Fact>
      )}
      {cancelledAt && (
        <Fact label="Cancelled">
          {at(cancelledAt)}, by {cancelledBy}
        </Fact>
      )}
      <Fact label="Visits">{visits.join(' · ') || 'None yet'}</Fact>
      <Fact label="Rewards">{rewards.join(' · ') || 'None yet'}</Fact>
      <Fact label="Release">
        {at(registration.submittedAt)}, {signedLabels[registration.signedOn]}
        {signedName && `, as ${signedName}`}, version {registration.waiverVersion}
        <Text as="span" display="block" color="muted" fontSize="xs" overflowWrap="anywhere">
          SHA-256 {registration.waiverSha256}
        </Text>
      </Fact>
    </Grid>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="muted" fontSize="sm">
        {label}
      </Text>
      <Box as="dd" m="0" minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </>
  );
}

function EmergencyContact({ registration }: { registration: OpenRegistration }) {
  const show = useMutation({
    mutationFn: () => staffCall(readEmergencyContact, { params: { id: registration.id } }),
  });
  if (!registration.hasEmergencyContact) return 'None given';
  if (show.data)
    return [show.data.emergencyContact, show.data.emergencyPhone].filter(Boolean).join(', ');
  return (
    <Button size="sm" variant="outline" loading={show.isPending} onClick={() => show.mutate()}>
      Show (it is noted who looked)
    </Button>
  );
}
