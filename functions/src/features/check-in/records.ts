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
  /** Set where a pending check-in becomes verified. */
  pendingRevision: Revision | undefined;
  hasVenueCode: boolean;
  idempotencyKey: string | null;
  capturedAt: number;
  now: number;
}

/** The writes of an accepted check-in, for one commit, and the rewards it unlocks. */
export function checkInWrites(record: CheckInRecord): { writes: Write[]; unlocked: string[] } {
  const { body, decision, catalogue, progress, pendingRevision } = record;
  const { participantId, eventId, businessId } = body;
  const checkInTime = new Date(record.capturedAt).toISOString();
  const visit = { checkInTime, state: decision.outcome };
  const after = { ...progress, visits: { ...progress.visits, [businessId]: visit } };
  const evidence = {
    path: paths.checkIn(eventId, participantId, businessId),
    data: checkInDocument(record, checkInTime),
  };
  return {
    unlocked: newlyUnlocked(catalogue, progress, after),
    writes: [
      pendingRevision
        ? { kind: 'update', ...evidence, revision: pendingRevision }
        : { kind: 'create', ...evidence },
      {
        kind: 'merge',
        path: paths.progress(participantId, eventId),
        data: {
          visits: { [businessId]: visit },
          ...unlockedSince(catalogue, progress, after, checkInTime),
        },
      },
    ],
  };
}

/**
 * What is unlocked now and not written down yet: kept, though staff may edit the reward later. Nothing at all
 * where there is nothing new: merging an empty map empties the one that is stored.
 */
function unlockedSince(
  catalogue: CatalogueDocument,
  before: ProgressDocument,
  after: ProgressDocument,
  unlockedAt: Instant,
): Pick<ProgressDocument, 'unlocked'> | undefined {
  const ids = unlockedIds(catalogue, after).filter((id) => !before.unlocked[id]);
  if (ids.length === 0) return undefined;
  return { unlocked: Object.fromEntries(ids.map((id) => [id, { unlockedAt }])) };
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
