import { Box, Grid, Heading, Button as LinkButton, Stack, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { readContact, readEmergencyContact } from '@wine-walk/common/api/staff/registrations.ts';
import { isolateBidi } from '@wine-walk/common/lib/texts/bidi-isolation.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { owedCents } from '@wine-walk/common/rules/payments/payment.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../platform/api/use-call.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/dialogs/focus-on-replace.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { UnsavedChangesDialog } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { More } from '../../kit/more.tsx';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { portalHref } from '../../paths.ts';
import { staffMessage } from '../../session/portal-texts.ts';
import { useDeskEventId } from '../../shared/desk/use-desk-event-id.ts';
import { usePaymentName } from '../../shared/desk/use-payments.ts';
import { ArrivalBadge, PaymentBadge } from '../../shared/registrations/registration-badges.tsx';
import { texts } from '../../texts/texts.ts';
import { AssistedActions } from './assisted-actions.tsx';
import { PersonActions } from './person-actions.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { type OpenRegistration, useRegistration } from './registration-queries.ts';
import { SignedRelease } from './signed-release.tsx';

interface RegistrationDetailsProps {
  registration: OpenRegistration;
  event: AdminEvent;
}

/** Details of a registration; contact data is shown on demand. */
function RegistrationDetails({ registration, event }: RegistrationDetailsProps) {
  const { details } = texts.registrations;
  const { timeZone } = event;
  const { payment, arrivedAt, arrivedBy, cancelledAt, cancelledBy } = registration;
  const nameOf = usePaymentName();
  const at = (time: string) => format.dateTime(time, timeZone);
  const visits = registration.visits.map(({ businessName, checkInTime, state }) =>
    details[state === 'verified' ? 'visit' : 'pendingVisit']({
      business: businessName,
      time: checkInTime ? format.time(checkInTime, timeZone) : details.unknownTime,
    }),
  );
  const rewards = registration.rewards.flatMap(({ name, state }) =>
    state === 'locked' ? [] : details.reward[state]({ name }),
  );
  return (
    <Grid
      as="dl"
      templateColumns={{ base: '1fr', sm: '9rem 1fr' }}
      columnGap="4"
      rowGap={{ sm: '2' }}
    >
      <Fact label={details.state}>
        <PaymentBadge {...registration} event={event} /> <ArrivalBadge {...registration} />
        <TakePayment registration={registration} event={event} />
      </Fact>
      <Fact label={details.confirmation}>{registration.id}</Fact>
      <Fact label={details.contact}>
        <Contact key={registration.version} id={registration.id} />
      </Fact>
      <Fact label={details.emergency}>
        <EmergencyContact registration={registration} />
      </Fact>
      <Fact label={details.ticket}>{registration.ticketId ?? details.noTicket}</Fact>
      {registration.stampCard && <Fact label={details.stampCard}>{registration.stampCard}</Fact>}
      {payment && (
        <Fact label={details.payment}>
          {details.paymentText({
            amount: format.money(payment),
            method: nameOf(payment.method),
            time: at(payment.takenAt),
            takenBy: payment.takenBy,
          })}
        </Fact>
      )}
      {arrivedAt && (
        <Fact label={details.arrived}>
          {details.arrivedText({ time: at(arrivedAt), by: arrivedBy ?? '' })}
        </Fact>
      )}
      {cancelledAt && (
        <Fact label={details.cancelled}>
          {details.cancelledText({ time: at(cancelledAt), by: cancelledBy ?? '' })}
        </Fact>
      )}
      <Fact label={details.visits}>{joinFacts(visits) || details.noneYet}</Fact>
      <Fact label={details.rewards}>{joinFacts(rewards) || details.noneYet}</Fact>
      <Fact label={details.release}>
        {signatureText(registration, at)}
        <More>
          <Text as="span" color="muted" fontSize="xs" overflowWrap="anywhere">
            {details.fingerprint({ sha256: registration.waiverSha256 })}
          </Text>
        </More>
        <SignedRelease version={registration.waiverVersion} />
      </Fact>
    </Grid>
  );
}

/** Opens the person at the desk, which takes their payment. Renders nothing at an event that has no desk now. */
function TakePayment({ registration, event }: RegistrationDetailsProps) {
  const { id, eventId, state } = registration;
  const deskEventId = useDeskEventId();
  if (owedCents(registration, event) === 0 || state === 'cancelled' || deskEventId !== eventId)
    return null;
  return (
    <LinkButton asChild size="sm" ms="2">
      <Link to={portalHref('desk', { find: id })}>{texts.registrations.details.takePayment}</Link>
    </LinkButton>
  );
}

/** Returns when, where and how the release was signed. `at` formats times. */
function signatureText(registration: OpenRegistration, at: (time: string) => string): string {
  const { liabilityWaiver, releaseOpenedAt, releaseSignedAt, submittedAt, signedName } =
    registration;
  const { releaseText, signedOn } = texts.registrations.details;
  return releaseText({
    time: at(releaseSignedAt ?? submittedAt),
    isSigned: liabilityWaiver,
    openedAt: releaseOpenedAt ? at(releaseOpenedAt) : undefined,
    place: signedOn[registration.signedOn],
    signedName: signedName && isolateBidi(signedName),
    version: registration.waiverVersion,
    hasElectronicRecords: registration.electronicRecords,
  });
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="muted" fontSize="sm">
        {label}
      </Text>
      <Box as="dd" m="0" mb={{ base: '2.5', sm: '0' }} minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </>
  );
}

/** Email and phone. A correction hides them again. */
function Contact({ id }: { id: string }) {
  const show = useCall(readContact);
  const { connectionLost, details } = texts.registrations;
  return (
    <FocusOnReplace watch={show.data}>
      {show.data ? (
        <Box tabIndex={-1}>
          <Text>{show.data.email || details.noEmail}</Text>
          <Text>{show.data.phone || details.noPhone}</Text>
        </Box>
      ) : (
        <Button
          size="sm"
          variant="outline"
          loading={show.isPending}
          onClick={() => show.mutate({ params: { id } })}
        >
          {details.showContact}
        </Button>
      )}
      {show.error && <Alert tone="danger">{staffMessage(show.error, connectionLost)}</Alert>}
    </FocusOnReplace>
  );
}

function EmergencyContact({ registration }: { registration: OpenRegistration }) {
  const show = useCall(readEmergencyContact);
  const { details } = texts.registrations;
  if (!registration.hasEmergencyContact) return details.noEmergency;
  return (
    <FocusOnReplace watch={show.data}>
      {show.data ? (
        <Text tabIndex={-1}>
          {[show.data.emergencyContact, show.data.emergencyPhone].filter(Boolean).join(', ')}
        </Text>
      ) : (
        <Button
          size="sm"
          variant="outline"
          loading={show.isPending}
          onClick={() => show.mutate({ params: { id: registration.id } })}
        >
          {details.showEmergency}
        </Button>
      )}
    </FocusOnReplace>
  );
}

/** Labels of the audit actions. */
const actionLabels: Record<string, string> = texts.registrations.history.actions;

/** Names of fields that a correction changes. */
const fieldLabels: Record<string, string> = texts.registrations.history.fields;

function labelOf(action: string, { source, changed }: Record<string, unknown>): string {
  const { history } = texts.registrations;
  const label = actionLabels[action] ?? action;
  if (Array.isArray(changed))
    return history.changed({
      action: label,
      fields: changed.map((name) => fieldLabels[String(name)] ?? String(name)).join(', '),
    });
  return source === 'paper' ? history.fromDoorList({ action: label }) : label;
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
    <Box as="section" aria-label={texts.registrations.history.title}>
      <Heading as="h3" size="sm" mb="2">
        {texts.registrations.history.title}
      </Heading>
      <Stack as="ol" gap="1" listStyleType="none">
        {history.map(({ happenedAt, action, actor, details }) => (
          <Text as="li" key={`${happenedAt} ${action}`} fontSize="sm">
            {format.dateTime(happenedAt, timeZone)}
            {'\u00a0'}· {labelOf(action, details)}
            {'\u00a0'}· {actor}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}

interface RegistrationDialogProps {
  id: string;
  event: AdminEvent;
  onClose: () => void;
}

/** One registration, refetched while it is open. */
export function RegistrationDialog({ id, event, onClose }: RegistrationDialogProps) {
  const { timeZone } = event;
  const { data, error, refetch } = useRegistration(id);
  return (
    <UnsavedChangesDialog
      size="lg"
      title={data?.fullName ?? texts.registrations.details.title}
      onClose={onClose}
    >
      {!data && error && (
        <ErrorState
          title={texts.registrations.details.loadFailed}
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
          <RegistrationDetails registration={data} event={event} />
          <AssistedActions registration={data} />
          <RegistrationActions registration={data} />
          <PersonActions registration={data} timeZone={timeZone} onDeleted={onClose} />
          <RegistrationHistory registration={data} timeZone={timeZone} />
        </Stack>
      )}
    </UnsavedChangesDialog>
  );
}
