import {
  type ParticipantDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import { useState } from 'react';
import { useOnline } from '../../../platform/device/connection.ts';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { LiveProvider } from '../../../platform/live/live-provider.tsx';
import { readParticipantRecord, type SessionUser } from '../../../platform/session/stored-user.ts';
import { AlreadyRegistered } from './already-registered.tsx';
import type { RegistrationEvent } from './event-summary.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { RegistrationForm } from './registration-form.tsx';

interface Props {
  event: RegistrationEvent & { id: string };
  user: SessionUser;
}

/** Registration page of a signed-in attendee, registered for this event or not. */
export default function SignedInRegistrant(props: Props) {
  return (
    <LiveProvider persona="attendee">
      <OwnRegistrationLoader {...props} />
    </LiveProvider>
  );
}

function OwnRegistrationLoader({ event, user }: Props) {
  const own = useLiveDocument(`participants/${user.uid}`, participantDocument);
  const isOnline = useOnline();
  // If offline or rejected, the state is unknown; the server decides on submit.
  if (own.status === 'loading' && isOnline) return <FormSkeleton />;
  return <InitialState event={event} user={user} participant={own.data} />;
}

/** Fixes the initial state: the form must not disappear while its own registration arrives. */
function InitialState({
  event,
  user,
  participant,
}: Props & { participant: ParticipantDocument | undefined }) {
  const [found] = useState(participant);
  // Fallback if the record cannot be read now: the one saved on this device.
  const [record] = useState(() => ownRecord(user.uid));
  const submissionId = found?.registrations[event.id];
  if (submissionId) return <AlreadyRegistered event={event} submissionId={submissionId} />;
  return (
    <RegistrationForm
      event={event}
      person={{
        email: found?.email ?? record?.email ?? '',
        fullName: found?.name ?? record?.name ?? '',
        phone: found?.phoneNumber ?? '',
      }}
    />
  );
}

function ownRecord(uid: string) {
  const record = readParticipantRecord();
  return record?.participantId === uid ? record : null;
}
