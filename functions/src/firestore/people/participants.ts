import {
  type ParticipantDocument,
  participantDocument,
} from '@wine-walk/common/model/participants.ts';
import type { SessionAccess } from '@wine-walk/common/rules/sessions/session-access.ts';
import { documentPaths } from '../paths.ts';
import { readDocument, type Stored } from '../read.ts';
import type { Write } from '../write.ts';
import { readProgressOf } from './progress.ts';

export type StoredParticipant = Stored<ParticipantDocument>;

/** Reads a participant; undefined if it does not exist. */
export function findParticipant(uid: string): Promise<StoredParticipant | undefined> {
  return readDocument(documentPaths.participant(uid), participantDocument);
}

interface AccessChange {
  participant: StoredParticipant;
  access: SessionAccess;
  /** Further fields of the participant. */
  data?: Record<string, unknown>;
  /** Further fields of registrations, by ID. */
  registrations?: ReadonlyMap<string, Record<string, unknown>>;
  /** Further fields of the progress, by event. */
  progress?: ReadonlyMap<string, Record<string, unknown>>;
}

/**
 * Writes the valid sessions of a participant to all documents that carry them. Requires the participant as it
 * was read, so that a concurrent registration carries them as well.
 */
export async function accessWrites({
  participant,
  access,
  data = {},
  registrations = new Map(),
  progress = new Map(),
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
    ...walks.map(
      ({ path, data: { eventId } }): Write => ({
        kind: 'update',
        path,
        data: { ...progress.get(eventId), ...carried },
      }),
    ),
    ...submissionIds.map(
      (id): Write => ({
        kind: 'update',
        path: documentPaths.registration(id),
        data: { ...registrations.get(id), ...carried },
      }),
    ),
  ];
}
