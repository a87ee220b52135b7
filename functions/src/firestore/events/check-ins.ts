import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import { documentPaths } from '../paths.ts';
import { countQuery, readQuery } from '../query.ts';
import type { Stored } from '../read.ts';

/** Returns the pending check-ins of an event, earliest first, at most `limit`. */
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

/** Returns the number of pending check-ins of an event. */
export function countPendingCheckIns(eventId: string): Promise<number> {
  return countQuery(documentPaths.checkIns, (query) =>
    query.where('eventId', '==', eventId).where('state', '==', 'pending'),
  );
}
