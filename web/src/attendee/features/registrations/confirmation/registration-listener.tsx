import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLiveDocument } from '../../../../platform/live/live.ts';
import { useSession } from '../../../../platform/session/session.ts';
import { useLiveEventData } from '../../../shared/event-data/live-event-data.ts';

interface Props {
  /** Null until the registration is known to be the attendee's own: Firestore rejects all other readers. */
  submissionId: string | null;
  /** Called with the current registration at first and after every change by staff. */
  onChange: (registration: RegistrationDocument) => void;
}

/**
 * Listens to the attendee's own registration (payment and admission at the desk) and to the event data, which
 * is then loaded before the attendee opens the next screen. Renders nothing.
 */
export default function RegistrationListener(props: Props) {
  const { user } = useSession();
  return (
    <>
      <Follower {...props} />
      {user && <EventDataListener key={user.uid} uid={user.uid} />}
    </>
  );
}

function EventDataListener({ uid }: { uid: string }) {
  useLiveEventData(uid);
  return null;
}

function Follower({ submissionId, onChange }: Props) {
  const path = submissionId && `registrations/${submissionId}`;
  const { data } = useLiveDocument(path, registrationDocument);
  const report = useEffectEvent((registration: RegistrationDocument) => onChange(registration));
  useEffect(() => {
    if (data) report(data);
  }, [data]);
  return null;
}
