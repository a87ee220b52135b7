import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { useEventData } from '../../shared/event-data.ts';

/** Maximum wait for a new participant before it counts as unknown, in milliseconds. */
const participantTimeoutMs = 10_000;

export type ParticipantId =
  | { state: 'loading' }
  | { state: 'known'; id: string; name: string }
  | { state: 'unknown' };

/**
 * Returns the participant of the check-in. Waits while it loads, so that the check-in is never another
 * user's.
 */
export function useParticipantId(): ParticipantId {
  const session = useSession();
  const { status, participant } = useEventData();
  const isMissing = status !== 'loading' && !participant;
  const [isTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => setTimedOut(true), participantTimeoutMs);
    return () => {
      clearTimeout(timer);
      setTimedOut(false);
    };
  }, [isMissing]);
  if (session.state === 'signed-out') return { state: 'unknown' };
  if (participant) return { state: 'known', id: participant.id, name: participant.name };
  return isTimedOut ? { state: 'unknown' } : { state: 'loading' };
}
