import type { VenueCodeAge } from '@wine-walk/common/api/staff/reviews.ts';
import { visitState } from '@wine-walk/common/model/categories.ts';
import { type CheckInDocument, checkInDocument } from '@wine-walk/common/model/check-in.ts';
import type { z } from 'zod';
import { documentPaths } from '../paths.ts';
import { countQuery, readBatch, readQuery } from '../query.ts';
import type { Stored } from '../read.ts';
import { decodeCursor, encodeCursor } from '../search.ts';

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

interface VenueCodeUse {
  eventId: string;
  businessId: string;
  /** Time at which the current code replaced the earlier ones; null if there was none before. */
  renewedAt: string | null;
  age: VenueCodeAge;
}

/** Returns the check-ins that a code of a business made at an event, without refused ones, earliest first, at most `limit`. */
export async function readVenueCodeCheckIns(
  { eventId, businessId, renewedAt, age }: VenueCodeUse,
  limit: number,
): Promise<Stored<CheckInDocument>[]> {
  if (!renewedAt && age === 'earlier') return [];
  return readQuery(documentPaths.checkIns, checkInDocument, (query) => {
    const made = query
      .where('businessId', '==', businessId)
      .where('eventId', '==', eventId)
      .where('usedVenueCode', '==', true)
      .where('state', 'in', visitState.options)
      .orderBy('receivedAt', 'asc')
      .limit(limit);
    return renewedAt
      ? made.where('receivedAt', age === 'current' ? '>=' : '<', new Date(renewedAt))
      : made;
  });
}

/** Returns the number of pending check-ins of an event. */
export function countPendingCheckIns(eventId: string): Promise<number> {
  return countQuery(documentPaths.checkIns, (query) =>
    query.where('eventId', '==', eventId).where('state', '==', 'pending'),
  );
}

/** Check-in without who made it. */
const exportedCheckIn = checkInDocument.pick({
  businessId: true,
  capturedAt: true,
  state: true,
  source: true,
  usedVenueCode: true,
  distanceMeters: true,
});

/** Returns the next check-ins of an event by time. Undefined if the cursor is invalid. */
export async function readCheckInsByTime(
  eventId: string,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<
  { checkIns: z.output<typeof exportedCheckIn>[]; nextCursor: string | null } | undefined
> {
  const after = cursor === undefined ? null : decodeCursor(cursor, 1);
  if (after === undefined) return undefined;
  const { records, count, last } = await readBatch(
    documentPaths.checkIns,
    exportedCheckIn,
    (query) => {
      const ordered = query
        .where('eventId', '==', eventId)
        .where('state', 'in', checkInDocument.shape.state.options)
        .orderBy('capturedAt')
        .orderBy('__name__')
        .limit(limit);
      return after ? ordered.startAfter(new Date(after[1] ?? ''), after[2]) : ordered;
    },
  );
  const capturedAt = last?.fields.capturedAt;
  return {
    checkIns: records.map(({ data }) => data),
    nextCursor:
      count === limit && last && typeof capturedAt === 'string'
        ? encodeCursor([0, capturedAt, last.id])
        : null,
  };
}
