import { ensureParticipant } from '@contract/participants.ts';
import { participantName, splitName } from '@domain/names.ts';
import { useEffect } from 'react';
import { api } from '../../data/api.ts';
import { useSession } from '../../data/session.ts';
import { useWalk } from '../../data/walk.ts';
import { saveParticipantRecord } from '../../device/storage-participant.ts';

/**
 * Makes the participant of somebody who signed in for the first time, and keeps the saved record that decides
 * where 'Existing Participant' leads.
 */
export function useOwnParticipant(): void {
  const { user } = useSession();
  const { participant, status } = useWalk();
  const isMissing = status !== 'loading' && status !== 'error' && !participant;
  useEffect(() => {
    if (!isMissing || !user) return;
    const email = user.email ?? '';
    const name = participantName({ ...splitName(user.displayName ?? ''), email });
    api(ensureParticipant, { body: { name, email, phoneNumber: '', userId: user.uid } }).catch(
      (error: unknown) => console.error('The participant could not be made.', error),
    );
  }, [isMissing, user]);
  useEffect(() => {
    if (!participant) return;
    const { id, name, email } = participant;
    saveParticipantRecord({ participantId: id, name, email });
  }, [participant]);
}
