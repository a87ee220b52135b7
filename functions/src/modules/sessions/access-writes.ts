import {
  type ParticipantDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import type { SessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readProgressOf } from '../../firestore/progress.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

export type StoredParticipant = Stored<ParticipantDocument>;

/** A participant as stored; undefined where there is none. */
export function findParticipant(uid: string): Promise<StoredParticipant | undefined> {
  return readDocument(documentPaths.participant(uid), participantDocument);
}

interface Change {
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
}: Change): Promise<Write[]> {
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
