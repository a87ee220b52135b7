import type { CatalogueDocument, ProgressDocument } from '../../contract/documents.ts';
import type { CheckInDocument } from '../../contract/records.ts';
import type { Instant } from '../../contract/values.ts';
import type { CheckInDecision } from '../../domain/check-in.ts';
import { newlyUnlocked, unlockedIds } from '../../domain/rewards.ts';
import { paths } from '../../store/paths.ts';
import type { Revision } from '../../store/read.ts';
import type { Write } from '../../store/write.ts';
import type { CheckInBody } from './decision.ts';

export type Accepted = Exclude<CheckInDecision, { outcome: 'refused' }>;

export interface CheckInRecord {
  body: CheckInBody;
  decision: Accepted;
  catalogue: CatalogueDocument;
  progress: ProgressDocument;
  /** What was decided holds only while the other visits are as they were read. */
  progressRevision: Revision;
  /** Set where a pending check-in becomes verified. */
  pendingRevision: Revision | undefined;
  hasVenueCode: boolean;
  idempotencyKey: string | null;
  capturedAt: number;
  now: number;
}

/** The writes of an accepted check-in, for one commit: its evidence, and the visit with what it unlocks. */
export function checkInWrites(record: CheckInRecord): {
  writes: Write[];
  evidence: CheckInDocument;
  unlocked: string[];
} {
  const { body, decision, catalogue, progress, pendingRevision } = record;
  const { participantId, eventId, businessId } = body;
  const checkInTime = new Date(record.capturedAt).toISOString();
  const visit = { checkInTime, state: decision.outcome };
  const after = { ...progress, visits: { ...progress.visits, [businessId]: visit } };
  const evidence = checkInDocument(record, checkInTime);
  const path = paths.checkIn(eventId, participantId, businessId);
  return {
    evidence,
    unlocked: newlyUnlocked(catalogue, progress, after),
    writes: [
      pendingRevision
        ? { kind: 'update', path, data: evidence, revision: pendingRevision }
        : { kind: 'create', path, data: evidence },
      {
        kind: 'update',
        path: paths.progress(participantId, eventId),
        data: { visits: after.visits, ...unlockedSince(catalogue, after, checkInTime) },
        revision: record.progressRevision,
      },
    ],
  };
}

/** What is unlocked now and not written down yet joins what is: kept, though staff may edit the reward later. */
function unlockedSince(
  catalogue: CatalogueDocument,
  after: ProgressDocument,
  unlockedAt: Instant,
): Pick<ProgressDocument, 'unlocked'> | undefined {
  const ids = unlockedIds(catalogue, after).filter((id) => !after.unlocked[id]);
  if (ids.length === 0) return undefined;
  const added = Object.fromEntries(ids.map((id) => [id, { unlockedAt }]));
  return { unlocked: { ...after.unlocked, ...added } };
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
    reviewedBy: null,
    reviewedAt: null,
  };
}
