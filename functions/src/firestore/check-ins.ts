import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { documentPaths } from './paths.ts';
import { countQuery, readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** An event's check-ins that wait for staff, at most `limit`, the earliest first. */
export function readPendingCheckIns(
  eventId: string,
  limit: number,
): Promise<Stored<CheckInDocument>[]> {
  return readQuery(documentPaths.checkIns, checkInDocument, (query) =>
    query
      .where('eventId', '==', eventId)
      .where('state', '==', 'pending')
      .orderBy('receivedAt', 'asc')
      .limit(limit),
  );
}

/** How many of an event's check-ins wait for staff. */
export function countPendingCheckIns(eventId: string): Promise<number> {
  return countQuery(documentPaths.checkIns, (query) =>
    query.where('eventId', '==', eventId).where('state', '==', 'pending'),
  );
}
