import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import type { CheckInBefore } from '@wine-walk/common/model/changes.ts';
import type { CheckInDocument } from '@wine-walk/common/model/check-in.ts';
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

/** Event, catalog and progress of a participant, as read for a staff decision. */
export interface ParticipantEventState {
  event: EventDocument;
  catalog: CatalogDocument;
  progress: Stored<ProgressDocument>;
  participant: ParticipantDocument;
  /** Registration, whose history in the portal lists the audit entry. */
  auditTarget: string;
}

/** Reads the state; returns the problem if the event, its catalog or the participant no longer exists. */
export async function readParticipantEventState(
  eventId: string,
  participantId: string,
): Promise<ParticipantEventState | Problem<'not-in-event'>> {
  const [event, catalog, progress, participant] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
    [documentPaths.participant(participantId), participantDocument],
  );
  if (!event || !catalog || !progress || !participant) return problem('not-in-event');
  const submissionId = participant.data.registrations[eventId];
  return {
    event: event.data,
    catalog: catalog.data,
    progress,
    participant: participant.data,
    auditTarget: submissionId ? documentPaths.registration(submissionId) : participant.path,
  };
}

/**
 * Writes changed visits; conflicts if the progress has changed since it was read. `now`: epoch milliseconds.
 */
export function progressWrite(
  { path, revision }: Stored<ProgressDocument>,
  fields: VisitChange['fields'],
  now: number,
): Write {
  const visitsChangedAt = new Date(now).toISOString();
  return { kind: 'update', path, data: { ...fields, visitsChangedAt }, revision };
}

/** Returns the state that the undo of a decision about a check-in restores. */
export function checkInBefore(
  { id, data }: Stored<CheckInDocument>,
  { progress }: Pick<ParticipantEventState, 'progress'>,
): CheckInBefore {
  const { state, reviewedBy, reviewerId, reviewedAt, reviewReason } = data;
  const refusal = progress.data.refusals[data.businessId] ?? null;
  return { id, state, reviewedBy, reviewerId, reviewedAt, reviewReason, refusal };
}

/** Returns the name of a business of the event, also of a removed one; empty if it is unknown. */
export function businessName(
  { catalog }: Pick<ParticipantEventState, 'catalog'>,
  businessId: string,
): string {
  const businesses = [...catalog.businesses, ...catalog.formerBusinesses];
  return businesses.find(({ id }) => id === businessId)?.name ?? '';
}
