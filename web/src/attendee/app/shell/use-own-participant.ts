import { ensureParticipant } from '@wine-walk/common/api/participants.ts';
import { participantName, splitName } from '@wine-walk/common/rules/people/names.ts';
import { isSessionOpen } from '@wine-walk/common/rules/sessions/session-access.ts';
import { useEffect } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useSession } from '../../../platform/session/session.ts';
import {
  readParticipantRecord,
  saveParticipantRecord,
} from '../../../platform/session/stored-user.ts';
import { useEventData } from '../../shared/event-data/event-data.ts';

/**
 * Saves the record that decides the target of 'Existing Participant', requests a missing participant from the
 * server, and detects in the attendee's own record that this session was ended: on another device, by
 * verifying the email, or at the desk. If the server rejects the account, the session ends here, too.
 */
export function useSyncParticipant(): void {
  const { user } = useSession();
  const { participant, status } = useEventData();
  const isMissing = status !== 'loading' && status !== 'error' && !participant;
  const isEnded = Boolean(
    participant && user?.session && !isSessionOpen(participant, user.session),
  );
  const uid = user?.uid;
  useEffect(() => {
    if (isMissing && uid) ensureParticipantOnServer(uid);
  }, [isMissing, uid]);
  useEffect(() => {
    // Loaded on demand because it imports Firebase Auth.
    if (isEnded)
      void import('../../../platform/session/revalidate-session.ts').then((end) =>
        end.revalidateSession(),
      );
  }, [isEnded]);
  useEffect(() => {
    if (!participant) return;
    const { id, name, email } = participant;
    saveParticipantRecord({ participantId: id, name, email });
  }, [participant]);
}

function ensureParticipantOnServer(userId: string): void {
  const record = readParticipantRecord();
  const email = record?.email ?? '';
  const name = participantName({ ...splitName(record?.name ?? ''), email });
  api(ensureParticipant, { body: { name, email, phoneNumber: '', userId } }).catch(
    (error: unknown) => console.error('There is no participant.', error),
  );
}
