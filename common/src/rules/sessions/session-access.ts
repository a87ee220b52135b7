import { type ParticipantDocument } from '../../model/participants.ts';
import { attendeeSessionMs } from './session-age.ts';

export type SessionAccess = Pick<ParticipantDocument, 'generation' | 'endedSessions'>;

/** The access of a participant that nobody has signed out of yet. */
export const initialSessionAccess: SessionAccess = { generation: 0, endedSessions: {} };

/** Sessions that are ended one by one before all are: what a document carries of them stays small. */
const maxEndedSessions = 20;
/** A custom token can be exchanged an hour after it was made, and the session then lasts. Milliseconds. */
const endedSessionRetentionMs = attendeeSessionMs + 2 * 60 * 60 * 1000;

/** Whether a token's session counts: of the present generation, and not signed out. */
export function isSessionOpen(
  access: SessionAccess,
  token: { generation: number; sessionId: string },
): boolean {
  return (
    token.generation === access.generation && !Object.hasOwn(access.endedSessions, token.sessionId)
  );
}

/** Ends every session. */
export function withAllSessionsEnded({ generation }: SessionAccess): SessionAccess {
  return { generation: generation + 1, endedSessions: {} };
}

/** Ends one session and forgets those whose tokens are too old by themselves. `now`: milliseconds since 1970, UTC. */
export function withSessionEnded(
  access: SessionAccess,
  sessionId: string,
  now: number,
): SessionAccess {
  const remembered = Object.entries(access.endedSessions).filter(
    ([, { endedAt }]) => now - Date.parse(endedAt) < endedSessionRetentionMs,
  );
  if (remembered.length >= maxEndedSessions) return withAllSessionsEnded(access);
  const endedAt = new Date(now).toISOString();
  return {
    generation: access.generation,
    endedSessions: { ...Object.fromEntries(remembered), [sessionId]: { endedAt } },
  };
}
