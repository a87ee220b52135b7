import { Button, Flex } from '@chakra-ui/react';
import {
  type ParticipantDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../../i18n/texts.ts';
import { useOnline } from '../../../../platform/device/connection.ts';
import { useLiveDocument } from '../../../../platform/live/live.ts';
import type { SessionUser } from '../../../../platform/session/stored-user.ts';
import { readParticipantRecord } from '../../../../platform/session/stored-user.ts';
import type { CurrentRelease } from '../../../../shared/use-current-release.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { EmptyPassport } from '../../../../ui/illustrations/empty-passport.tsx';
import { useOwnDeskStep } from '../../../shared/own-desk-step.ts';
import { paths } from '../../../shared/paths.ts';
import type { RegistrationEvent } from './event-summary.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { RegistrationForm } from './registration-form.tsx';

interface Props {
  event: RegistrationEvent & { id: string };
  releases: CurrentRelease;
  user: SessionUser;
}

/** Registration page of a signed-in attendee, registered for this event or not. */
export default function SignedInRegistrant(props: Props) {
  const { user } = props;
  const own = useLiveDocument(`participants/${user.uid}`, participantDocument);
  const isOnline = useOnline();
  // If offline or rejected, the state is unknown; the server decides on submit.
  if (own.status === 'loading' && isOnline) return <FormSkeleton />;
  return <InitialState {...props} participant={own.data} />;
}

/** Fixes the initial state: the form must not disappear while its own registration arrives. */
function InitialState({
  event,
  releases,
  user,
  participant,
}: Props & { participant: ParticipantDocument | undefined }) {
  const [initial] = useState(participant);
  // Fallback if the record cannot be read now: the one saved on this device.
  const [record] = useState(() => ownRecord(user.uid));
  const submissionId = initial?.registrations[event.id];
  if (submissionId) return <AlreadyRegistered event={event} submissionId={submissionId} />;
  return (
    <RegistrationForm
      event={event}
      releases={releases}
      person={{
        email: initial?.email ?? record?.email ?? '',
        fullName: initial?.name ?? record?.name ?? '',
        phone: initial?.phoneNumber ?? '',
      }}
    />
  );
}

function ownRecord(uid: string) {
  const record = readParticipantRecord();
  return record?.participantId === uid ? record : null;
}

interface AlreadyRegisteredProps {
  event: { name: string };
  submissionId: string;
}

/** Links to the map and the confirmation, shown in place of the form; says so if the registration is canceled. */
function AlreadyRegistered({ event, submissionId }: AlreadyRegisteredProps) {
  const texts = useTexts('registration');
  const { cancelled, cancelledText } = useTexts('confirmation');
  const isCancelled = useOwnDeskStep(submissionId) === 'cancelled';
  return (
    <EmptyState
      illustration={<EmptyPassport />}
      title={isCancelled ? cancelled : texts.alreadyTitle({ name: event.name })}
      text={isCancelled ? cancelledText : texts.alreadyText}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <Button asChild>
            <Link to={paths.home.getHref()}>{texts.openApp}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.confirmation.getHref(submissionId)}>{texts.seeConfirmation}</Link>
          </Button>
        </Flex>
      }
    />
  );
}
