import {
  type RegistrationDocument,
  registrationDocument,
} from '@wine-walk/common/model/registrations.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { LiveProvider } from '../../../platform/live/live-provider.tsx';
import { useSession } from '../../../platform/session/session.ts';
import { EventDataProvider } from '../../shared/event-data-provider.tsx';

interface Props {
  /** Null until it is known to be one's own: nobody else may follow it. */
  submissionId: string | null;
  /** Told what it is now: at first, and whenever staff have changed it. */
  onChange: (registration: RegistrationDocument) => void;
}

/**
 * Follows one's own registration live: the desk took the cash, or let them in. And the walk, which is here, then, when the
 * person goes on to it. Draws nothing.
 */
export default function RegistrationListener(props: Props) {
  const { user } = useSession();
  return (
    <LiveProvider persona="attendee">
      <Follower {...props} />
      {user && (
        <EventDataProvider key={user.uid} uid={user.uid}>
          {null}
        </EventDataProvider>
      )}
    </LiveProvider>
  );
}

function Follower({ submissionId, onChange }: Props) {
  const path = submissionId && `registrations/${submissionId}`;
  const { data } = useLiveDocument(path, registrationDocument);
  const tell = useEffectEvent((registration: RegistrationDocument) => onChange(registration));
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return null;
}
