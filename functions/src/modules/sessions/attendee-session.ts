import { randomBytes } from 'node:crypto';
import type { SessionResponse } from '@wine-walk/common/api/sessions.ts';
import type { ParticipantDocument } from '@wine-walk/common/model/participants.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import { attendeeSessionToken } from '../../firestore/people/accounts.ts';
import type { AttendeeSession } from '../../firestore/verify-token.ts';

/** Creates a session token of a participant. Signed before anything is written for it. */
export async function createAttendeeSession(
  uid: string,
  { name, email }: Pick<ParticipantDocument, 'name' | 'email'>,
  session: Pick<AttendeeSession, 'generation' | 'provedEmail' | 'staffCode' | 'signedInAtMs'>,
): Promise<SessionResponse> {
  const sessionId = randomBytes(16).toString('base64url');
  return continueAttendeeSession(uid, { name, email }, { ...session, sessionId });
}

/** Creates another token of a participant's session: it ends with the session. */
export async function continueAttendeeSession(
  uid: string,
  { name, email }: Pick<ParticipantDocument, 'name' | 'email'>,
  session: AttendeeSession,
): Promise<SessionResponse> {
  return {
    user: { id: uid, ...splitName(name), email },
    sessionId: await attendeeSessionToken(uid, session),
  };
}
