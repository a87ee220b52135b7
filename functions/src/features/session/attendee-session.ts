import { randomBytes } from 'node:crypto';
import type { ParticipantDocument } from '../../contract/documents.ts';
import type { SessionResponse } from '../../contract/session.ts';
import { splitName } from '../../domain/names.ts';
import { attendeeSessionToken } from '../../store/accounts.ts';

/** A new session of a participant, as the client exchanges it. Signed before anything is written for it. */
export async function createAttendeeSession(
  uid: string,
  { name, email }: Pick<ParticipantDocument, 'name' | 'email'>,
  generation: number,
): Promise<SessionResponse> {
  const sessionId = randomBytes(16).toString('base64url');
  return {
    user: { id: uid, ...splitName(name), email },
    sessionId: await attendeeSessionToken(uid, { generation, sessionId }),
  };
}
