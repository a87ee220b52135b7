import { randomBytes } from 'node:crypto';
import type { SessionResponse } from '@wine-walk/common/api/sessions.ts';
import {
  type ParticipantDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import { splitName } from '@wine-walk/common/rules/people/names.ts';
import type { SessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { attendeeSessionToken } from '../../firestore/accounts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readProgressOf } from '../../firestore/progress.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

export type StoredParticipant = Stored<ParticipantDocument>;

/** A participant as stored; undefined where there is none. */
export function findParticipant(uid: string): Promise<StoredParticipant | undefined> {
  return readDocument(documentPaths.participant(uid), participantDocument);
}

interface AccessChange {
  participant: StoredParticipant;
  access: SessionAccess;
  /** What else is written to the participant. */
  data?: Record<string, unknown>;
  /** What else is written to a registration, by its id. */
  registrations?: ReadonlyMap<string, Record<string, unknown>>;
}

/**
 * Writes which sessions of a participant count to all that carry it. Only if the participant is as it was read,
 * so that a registration made meanwhile carries it as well.
 */
export async function accessWrites({
  participant,
  access,
  data = {},
  registrations = new Map(),
}: AccessChange): Promise<Write[]> {
  const carried = { generation: access.generation, endedSessions: access.endedSessions };
  const walks = await readProgressOf(participant.id);
  const submissionIds = Object.values(participant.data.registrations);
  return [
    {
      kind: 'update',
      path: participant.path,
      data: { ...data, ...carried },
      revision: participant.revision,
    },
    ...walks.map(({ path }): Write => ({ kind: 'update', path, data: carried })),
    ...submissionIds.map(
      (id): Write => ({
        kind: 'update',
        path: documentPaths.registration(id),
        data: { ...registrations.get(id), ...carried },
      }),
    ),
  ];
}

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
