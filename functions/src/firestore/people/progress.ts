import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type Instant } from '@wine-walk/common/model/fields/values.ts';
import { type ProgressDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { newId } from '../new-id.ts';
import { documentPaths } from '../paths.ts';
import { readCollectionGroup, readQuery } from '../query.ts';
import { readDocument, type Stored } from '../read.ts';
import type { Write } from '../write.ts';
import { readRegistrationsOfEvent, type StoredRegistration } from './registrations.ts';

/** Returns a participant's progress at each of their events. */
export function readProgressOf(uid: string): Promise<Stored<ProgressDocument>[]> {
  return readQuery(documentPaths.progressOf(uid), progressDocument);
}

/** Returns the progress of all participants of an event. */
export function readEventProgress(eventId: string): Promise<Stored<ProgressDocument>[]> {
  return readCollectionGroup('progress', progressDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** Registrations of an event with the data by which they belong to an audience. */
export interface EventPeople extends EventVisits {
  registrations: StoredRegistration[];
}

/**
 * Returns the registrations of an event; the visits only if `needsProgress`, and the businesses only if `needsCatalog`, since
 * an audience may depend on neither.
 */
export async function readEventPeople(
  eventId: string,
  { needsProgress, needsCatalog }: { needsProgress: boolean; needsCatalog: boolean },
): Promise<EventPeople> {
  const [registrations, progress, catalog] = await Promise.all([
    readRegistrationsOfEvent(eventId),
    needsProgress ? readEventProgress(eventId) : [],
    needsCatalog ? readCatalog(eventId) : emptyCatalog,
  ]);
  return { registrations, progressOf: byParticipant(progress), catalog };
}

/** Visits of an event's participants, and its businesses. */
interface EventVisits {
  progressOf: (participantId: string) => ProgressDocument | undefined;
  catalog: CatalogDocument;
}

/** Returns the visits of all participants of an event. */
export async function readEventVisits(eventId: string): Promise<EventVisits> {
  const [progress, catalog] = await Promise.all([readEventProgress(eventId), readCatalog(eventId)]);
  return { progressOf: byParticipant(progress), catalog };
}

/** Returns the visits of one participant of an event. */
export async function readVisitsOf(participantId: string, eventId: string): Promise<EventVisits> {
  const [progress, catalog] = await Promise.all([
    readDocument(documentPaths.progress(participantId, eventId), progressDocument),
    readCatalog(eventId),
  ]);
  return { progressOf: () => progress?.data, catalog };
}

function byParticipant(progress: readonly Stored<ProgressDocument>[]): EventVisits['progressOf'] {
  const found = new Map(progress.map(({ data }) => [data.participantId, data]));
  return (participantId) => found.get(participantId);
}

async function readCatalog(eventId: string): Promise<CatalogDocument> {
  const catalog = await readDocument(documentPaths.catalog(eventId), catalogDocument);
  return catalog?.data ?? emptyCatalog;
}

/** Returns the progress of participants with a name on an event's leaderboard. */
export function readLeaderboardProgress(eventId: string): Promise<Stored<ProgressDocument>[]> {
  return readCollectionGroup('progress', progressDocument, (query) =>
    query.where('eventId', '==', eventId).where('leaderboardName', '!=', null),
  );
}

/**
 * Removes a participant from the standings of an event at once, in the commit that removes the name. It also changes the
 * document if the entry is missing, so that a rebuild that read the name before cannot store it.
 */
export function leaveLeaderboardWrite(uid: string, eventId: string): Write {
  return {
    kind: 'merge',
    path: documentPaths.leaderboard(eventId),
    data: { latestDeparture: newId() },
    removed: { map: 'entries', key: uid },
  };
}

/** Returns the progress of an event's participants whose place on the leaderboard may have changed at `since` or later. */
export function readChangedProgress(
  eventId: string,
  since: Instant,
): Promise<Stored<ProgressDocument>[]> {
  return readCollectionGroup('progress', progressDocument, (query) =>
    query.where('eventId', '==', eventId).where('visitsChangedAt', '>=', new Date(since)),
  );
}

/** Returns the write of these fields to the progress at the registration's event, if there is one. */
export async function progressWrites(
  { participantId, eventId }: Pick<RegistrationDocument, 'participantId' | 'eventId'>,
  fields: Partial<Pick<ProgressDocument, 'isCancelled' | 'typeId' | 'visitsChangedAt'>>,
): Promise<Write[]> {
  const path = documentPaths.progress(participantId, eventId);
  const progress = await readDocument(path, progressDocument);
  return progress ? [{ kind: 'update', path, data: fields, revision: progress.revision }] : [];
}
