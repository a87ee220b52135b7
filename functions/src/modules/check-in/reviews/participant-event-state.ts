import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type EventDocument, eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ParticipantDocument,
  type ProgressDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import type { VisitChange } from '@wine-walk/common/rules/rewards/visit-change.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { readDocuments, type Stored } from '../../../firestore/read.ts';
import type { Write } from '../../../firestore/write.ts';

/** Somebody's walk, as it was read before staff decide about it. */
export interface ParticipantEventState {
  event: EventDocument;
  catalogue: CatalogDocument;
  progress: Stored<ProgressDocument>;
  participant: ParticipantDocument;
  /** What the audit's note is about: their registration, which shows it in its history. */
  auditTarget: string;
}

/** Reads somebody's walk; refuses where it is not there any more. */
export async function readParticipantEventState(
  eventId: string,
  participantId: string,
): Promise<ParticipantEventState | Problem<'not-found'>> {
  const [event, catalogue, progress, participant] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalogue(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
    [documentPaths.participant(participantId), participantDocument],
  );
  if (!event || !catalogue || !progress || !participant)
    return problem('not-found', 'This person is not registered for the event any more.');
  const submissionId = participant.data.registrations[eventId];
  return {
    event: event.data,
    catalogue: catalogue.data,
    progress,
    participant: participant.data,
    auditTarget: submissionId ? documentPaths.registration(submissionId) : participant.path,
  };
}

/**
 * The write of changed visits; it holds only while the others are as they were read. `now`: milliseconds since 1970,
 * UTC.
 */
export function progressWrite(
  { path, revision }: Stored<ProgressDocument>,
  fields: VisitChange['fields'],
  now: number,
): Write {
  const visitsChangedAt = new Date(now).toISOString();
  return { kind: 'update', path, data: { ...fields, visitsChangedAt }, revision };
}
