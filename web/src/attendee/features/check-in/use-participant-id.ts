import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { useEventData } from '../../shared/event-data.ts';

/** How long a participant may take to be made before it counts as unknown. Milliseconds. */
export const participantTimeoutMs = 10_000;

export type ParticipantId =
  | { state: 'loading' }
  | { state: 'known'; id: string; name: string }
  | { state: 'unknown' };

/** Whose check-in it would be: waits while that loads, and is never somebody else's. */
export function useParticipantId(): ParticipantId {
  const session = useSession();
  const { status, participant } = useEventData();
  const isMissing = status !== 'loading' && !participant;
  const [isGivenUp, setGivenUp] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => setGivenUp(true), participantTimeoutMs);
    return () => {
      clearTimeout(timer);
      setGivenUp(false);
    };
  }, [isMissing]);
  if (session.state === 'signed-out') return { state: 'unknown' };
  if (participant) return { state: 'known', id: participant.id, name: participant.name };
  return isGivenUp ? { state: 'unknown' } : { state: 'loading' };
}
