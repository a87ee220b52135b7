import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import type { IdempotentRequest } from '../../../firestore/idempotency.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import type { Stored } from '../../../firestore/read.ts';
import type { Write } from '../../../firestore/write.ts';
import type { StaffMember } from '../../../http/caller.ts';

/** Who enters it. */
export interface StaffRequest {
  caller: StaffMember;
  idempotencyKey: string | null;
  request: IdempotentRequest | null;
  /** Milliseconds since 1970, UTC. */
  now: number;
}

/** A check-in that staff enter for somebody. */
export interface StaffCheckInEntry {
  data: CheckInDocument;
  write: Write;
}

/** Where a check-in of theirs waits, it is what staff confirm with this; else it is a new one. */
export function staffCheckInEntry(
  ids: Pick<CheckInDocument, 'eventId' | 'participantId' | 'businessId'>,
  before: Stored<CheckInDocument> | undefined,
  visitedAt: string,
  made: string,
  source: CheckInDocument['source'],
  { caller, idempotencyKey }: StaffRequest,
): StaffCheckInEntry {
  const reviewed = {
    state: 'verified' as const,
    reviewedBy: caller.fullName,
    reviewedAt: made,
    reviewReason: null,
  };
  const path = documentPaths.checkIn(ids.eventId, ids.participantId, ids.businessId);
  if (before) {
    const data = { ...before.data, ...reviewed, version: before.data.version + 1 };
    return { data, write: { kind: 'update', path, data, revision: before.revision } };
  }
  const data: CheckInDocument = {
    ...ids,
    ...reviewed,
    latitude: null,
    longitude: null,
    accuracyMeters: null,
    distanceMeters: null,
    capturedAt: visitedAt,
    receivedAt: made,
    reasons: [],
    usedVenueCode: false,
    idempotencyKey,
    source,
    version: 1,
  };
  return { data, write: { kind: 'create', path, data } };
}
