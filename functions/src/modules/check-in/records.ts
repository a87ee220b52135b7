import { type checkIn } from '@wine-walk/common/api/check-in.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import { type CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';
import type { CheckInDecision } from '@wine-walk/common/rules/check-in/check-in.ts';
import { afterReceipt } from '@wine-walk/common/rules/check-in/upload-batch.ts';
import { addVisits } from '@wine-walk/common/rules/rewards/visit-change.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Revision, Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

export type CheckInBody = BodyOf<typeof checkIn>;
export type AcceptedDecision = Exclude<CheckInDecision, { outcome: 'refused' }>;

export interface CheckInRecord {
  body: CheckInBody;
  decision: AcceptedDecision;
  catalogue: CatalogDocument;
  progress: ProgressDocument;
  /** Revision that the decision was made on: a concurrent visit makes the commit conflict. */
  progressRevision: Revision;
  /** Pending or refused check-in that this one replaces. */
  previous: Stored<CheckInDocument> | undefined;
  hasVenueCode: boolean;
  idempotencyKey: string | null;
  capturedAt: number;
  now: number;
}

/**
 * Returns the writes of an accepted check-in for one commit: its evidence, and the visit with the rewards
 * that it unlocks.
 */
export function checkInWrites(record: CheckInRecord): {
  writes: Write[];
  evidence: CheckInDocument;
  /** Progress after the commit. */
  after: ProgressDocument;
  unlocked: string[];
} {
  const { body, decision, catalogue, progress, previous } = record;
  const { participantId, eventId, businessId } = body;
  const checkInTime = new Date(record.capturedAt).toISOString();
  const visit = { checkInTime, state: decision.outcome };
  const change = addVisits(catalogue, progress, { [businessId]: visit }, checkInTime);
  const evidence = checkInDocument(record, checkInTime);
  const path = documentPaths.checkIn(eventId, participantId, businessId);
  return {
    evidence,
    after: change.after,
    unlocked: change.unlocked,
    writes: [
      previous
        ? { kind: 'update', path, data: evidence, revision: previous.revision }
        : { kind: 'create', path, data: evidence },
      {
        kind: 'update',
        path: documentPaths.progress(participantId, eventId),
        data: {
          ...change.fields,
          ...afterReceipt(progress, record.now),
          visitsChangedAt: new Date(record.now).toISOString(),
        },
        revision: record.progressRevision,
      },
    ],
  };
}

function checkInDocument(record: CheckInRecord, capturedAt: Instant): CheckInDocument {
  const { body, decision } = record;
  return {
    eventId: body.eventId,
    participantId: body.participantId,
    businessId: body.businessId,
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
    accuracyMeters: body.accuracy ?? null,
    distanceMeters: decision.distanceMeters,
    capturedAt,
    receivedAt: new Date(record.now).toISOString(),
    state: decision.outcome,
    reasons: decision.outcome === 'pending' ? decision.reasons : [],
    usedVenueCode: record.hasVenueCode,
    idempotencyKey: record.idempotencyKey,
    source: 'device',
    reviewedBy: null,
    reviewerId: null,
    reviewedAt: null,
    reviewReason: null,
    version: (record.previous?.data.version ?? 0) + 1,
  };
}
