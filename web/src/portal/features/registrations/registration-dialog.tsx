import { Badge, Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { readContact, readEmergencyContact } from '@wine-walk/common/api/admin-registrations.ts';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { staffCall } from '../../session/staff-call.ts';
import { stateLabels, statePalettes } from '../../shared/registration-labels.ts';
import { usePaymentName } from '../../shared/use-payments.ts';
import { AssistedActions } from './assisted-actions.tsx';
import { PersonActions } from './person-actions.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { type OpenRegistration, useRegistration } from './registration-queries.ts';
import { SignedRelease } from './signed-release.tsx';

interface RegistrationDetailsProps {
  registration: OpenRegistration;
  timeZone: string;
}

const signedLabels = {
  'own-device': 'on their own device',
  'host-device': 'on the device of the person who registered them',
  'desk-device': 'on the desk’s device',
  paper: 'on paper',
};

/** Details of a registration; contact data is shown on demand. */
function RegistrationDetails({ registration, timeZone }: RegistrationDetailsProps) {
  const { payment, arrivedAt, arrivedBy, cancelledAt, cancelledBy, signedName } = registration;
  const nameOf = usePaymentName();
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
      <Fact label="Contact">
        <Contact key={registration.version} id={registration.id} />
      </Fact>
      <Fact label="Emergency">
        <EmergencyContact registration={registration} />
      </Fact>
      <Fact label="Ticket">{registration.ticketId ?? 'None'}</Fact>
      {registration.stampCard && <Fact label="Stamp card">{registration.stampCard}</Fact>}
      {payment && (
        <Fact label="Payment">
          {format.money(payment)} {nameOf(payment.method)}, {at(payment.takenAt)}, taken by{' '}
          {payment.takenBy}
        </Fact>
      )}
      {arrivedAt && (
        <Fact label="Arrived">
          {at(arrivedAt)}, ID seen by {arrivedBy}
        </Fact>
      )}
      {cancelledAt && (
        <Fact label="Canceled">
          {at(cancelledAt)}, by {cancelledBy}
        </Fact>
      )}
      <Fact label="Visits">{visits.join(' · ') || 'None yet'}</Fact>
      <Fact label="Rewards">{rewards.join(' · ') || 'None yet'}</Fact>
      <Fact label="Release">
        {!registration.liabilityWaiver && 'Not signed yet: signs at the desk. Registered '}
        {registration.releaseOpenedAt && `Opened ${at(registration.releaseOpenedAt)}, accepted `}
        {at(registration.releaseSignedAt ?? registration.submittedAt)},{' '}
        {signedLabels[registration.signedOn]}
        {signedName && `, as ${signedName}`}, version {registration.waiverVersion}
        {registration.electronicRecords && ', agreed to electronic records'}
        <Text as="span" display="block" color="muted" fontSize="xs" overflowWrap="anywhere">
          SHA-256 {registration.waiverSha256}
        </Text>
        <SignedRelease version={registration.waiverVersion} />
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

/** Email and phone. A correction hides them again. */
function Contact({ id }: { id: string }) {
  const show = useMutation({
    mutationFn: () => staffCall(readContact, { params: { id } }),
  });
  if (show.data) {
    const { email, phone } = show.data;
    return (
      <Box role="status">
        <Text>{email || 'No email'}</Text>
        <Text>{phone || 'No phone'}</Text>
      </Box>
    );
  }
  return (
    <>
      <Button size="sm" variant="outline" loading={show.isPending} onClick={() => show.mutate()}>
        Show email and phone (we log who views them)
      </Button>
      {show.error && (
        <Alert tone="danger">{serverMessage(show.error, 'The connection was lost.')}</Alert>
      )}
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
      Show (we log who views it)
    </Button>
  );
}

/** Labels of the audit actions. */
const actionLabels: Record<string, string> = {
  'desk.admit': 'Let in',
  'desk.undo': 'Undone',
  'registration.edit': 'Corrected',
  'registration.cancel': 'Canceled',
  'registration.restore': 'Restored',
  'registration.move-ticket': 'Moved to another ticket',
  'registration.contact': 'Email and phone viewed',
  'registration.emergency-contact': 'Emergency contact viewed',
  'registration.give-card': 'Stamp card given',
  'registration.create-at-desk': 'Registered at the desk',
  'registration.sign': 'Release signed at the desk',
  'display-name.hide': 'Display name hidden',
  'display-name.show': 'Display name shown again',
  'session.return-code': 'Code given for their phone',
  'check-in.by-staff': 'Checked in by staff',
  'check-in.enter-card': 'Stamped card entered',
  'check-in.confirm': 'Check-in confirmed',
  'check-in.refuse': 'Check-in refused',
  'check-in.undo': 'Check-in decision undone',
  'payment.refund': 'Payment refunded',
  'payment.void': 'Payment voided',
};

/** Names of fields that a correction changes. */
const fieldLabels: Record<string, string> = { fullName: 'name', email: 'email' };

function labelOf(action: string, { source, changed }: Record<string, unknown>): string {
  const label = actionLabels[action] ?? action;
  if (Array.isArray(changed))
    return `${label}: ${changed.map((name) => fieldLabels[String(name)] ?? String(name)).join(', ')}`;
  return source === 'paper' ? `${label}, from a door list` : label;
}

/** Staff actions on a registration, latest first. */
function RegistrationHistory({
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

interface RegistrationDialogProps {
  id: string;
  timeZone: string;
  onClose: () => void;
}

/** One registration, refetched while it is open. */
export function RegistrationDialog({ id, timeZone, onClose }: RegistrationDialogProps) {
  const { data, error, refetch } = useRegistration(id);
  return (
    <UnsavedChangesDialog
      isOpen
      size="lg"
      title={data?.fullName ?? 'Registration'}
      onClose={onClose}
    >
      {!data && error && (
        <ErrorState
          title="We couldn’t load this registration"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <LoadingRegion>
          <RowsSkeleton />
        </LoadingRegion>
      )}
      {data && (
        <Stack gap="6">
          <RegistrationDetails registration={data} timeZone={timeZone} />
          <AssistedActions registration={data} />
          <RegistrationActions registration={data} />
          <PersonActions registration={data} timeZone={timeZone} onDeleted={onClose} />
          <RegistrationHistory registration={data} timeZone={timeZone} />
        </Stack>
      )}
    </UnsavedChangesDialog>
  );
}
