import { type checkIn } from '@wine-walk/common/api/check-in.ts';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type CatalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import { type Instant } from '@wine-walk/common/model/fields/values.ts';
import { type ProgressDocument } from '@wine-walk/common/model/participants.ts';
import type { CheckInDecision } from '@wine-walk/common/rules/check-in/check-in.ts';
import { afterReceipt } from '@wine-walk/common/rules/check-in/upload-batch.ts';
import { addVisits } from '@wine-walk/common/rules/rewards/visit-change.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Revision, Stored } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';

export type CheckInBody = BodyOf<typeof checkIn>;
export type AcceptedDecision = Exclude<CheckInDecision, { outcome: 'refused' }>;

export interface AcceptedCheckIn {
  body: CheckInBody;
  decision: AcceptedDecision;
  catalog: CatalogDocument;
  progress: ProgressDocument;
  /** Revision that the decision was made on: a concurrent visit makes the commit conflict. */
  progressRevision: Revision;
  /** Pending or refused check-in, or one made by staff, that this one replaces. */
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
export function checkInWrites(accepted: AcceptedCheckIn): {
  writes: Write[];
  evidence: CheckInDocument;
  /** Progress after the commit. */
  after: ProgressDocument;
  unlocked: string[];
} {
  const { body, catalog, progress, previous } = accepted;
  const { participantId, eventId, businessId } = body;
  const checkInTime = new Date(accepted.capturedAt).toISOString();
  const evidence = checkInDocument(accepted, checkInTime);
  const visit = { checkInTime, state: evidence.state };
  const change = addVisits(catalog, progress, { [businessId]: visit }, checkInTime);
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
          ...afterReceipt(progress, accepted.now),
          visitsChangedAt: new Date(accepted.now).toISOString(),
        },
        revision: accepted.progressRevision,
      },
    ],
  };
}

/** Returns the evidence. Pending evidence replaces that of a check-in by staff as if they had confirmed it. */
function checkInDocument(
  accepted: AcceptedCheckIn,
  capturedAt: Instant,
): CheckInDocument & { state: AcceptedDecision['outcome'] } {
  const { body, decision, previous } = accepted;
  const isConfirmed = previous?.data.state === 'verified' && decision.outcome === 'pending';
  return {
    eventId: body.eventId,
    participantId: body.participantId,
    businessId: body.businessId,
    latitude: body.latitude ?? null,
    longitude: body.longitude ?? null,
    accuracyMeters: body.accuracy ?? null,
    distanceMeters: decision.distanceMeters,
    capturedAt,
    receivedAt: new Date(accepted.now).toISOString(),
    state: isConfirmed ? 'verified' : decision.outcome,
    reasons: decision.outcome === 'pending' ? decision.reasons : [],
    usedVenueCode: accepted.hasVenueCode,
    idempotencyKey: accepted.idempotencyKey,
    source: 'device',
    reviewedBy: isConfirmed ? previous.data.reviewedBy : null,
    reviewerId: isConfirmed ? previous.data.reviewerId : null,
    reviewedAt: isConfirmed ? previous.data.reviewedAt : null,
    reviewReason: null,
    version: (previous?.data.version ?? 0) + 1,
  };
}
