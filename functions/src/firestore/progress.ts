import { type ProgressDocument, progressDocument } from '@wine-walk/common/model/participants.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';
import { documentPaths } from './paths.ts';
import { readCollectionGroup, readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** A participant's progress at each event they registered for. */
export function readProgressOf(uid: string): Promise<Stored<ProgressDocument>[]> {
  return readQuery(documentPaths.progressOf(uid), progressDocument);
}

/** The progress of everybody who registered for an event. */
export function readEventProgress(eventId: string): Promise<Stored<ProgressDocument>[]> {
  return readCollectionGroup('progress', progressDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}

/** The progress of those who chose a name for an event's leaderboard. */
export function readLeaderboardProgress(eventId: string): Promise<Stored<ProgressDocument>[]> {
  return readCollectionGroup('progress', progressDocument, (query) =>
    query.where('eventId', '==', eventId).where('leaderboardName', '!=', null),
  );
}

/** The progress of those at an event whose visits changed at `since` or later. */
export function readChangedProgress(
  eventId: string,
  since: Instant,
): Promise<Stored<ProgressDocument>[]> {
  return readCollectionGroup('progress', progressDocument, (query) =>
    query.where('eventId', '==', eventId).where('visitsChangedAt', '>=', since),
  );
}
