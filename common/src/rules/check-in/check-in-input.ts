import { type CatalogBusiness, type CatalogDocument } from '../../model/catalog.ts';
import { type EventDocument } from '../../model/events.ts';
import { type ProgressDocument } from '../../model/participants.ts';
import type { CheckInInput, LocationFix } from './check-in.ts';
import { receiptHistoryOf, uploadBatchAt } from './upload-batch.ts';

/** Fields of a check-in request that the decision uses, named as in POST /api/checkins. */
export interface LocationPayload {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Reported accuracy in meters. */
  accuracy?: number | null | undefined;
  /** Age at the attempt, in milliseconds. */
  fixAge?: number | null | undefined;
}

/** Stored state of the event, and the time of the attempt. */
export interface CheckInState {
  event: Pick<
    EventDocument,
    | 'isActive'
    | 'startTime'
    | 'endTime'
    | 'checkInRadiusMeters'
    | 'businessStatus'
    | 'checkInPausedAt'
  >;
  catalog: Pick<CatalogDocument, 'businesses' | 'formerBusinesses'>;
  progress: Pick<ProgressDocument, 'visits' | 'registeredAt' | 'witnessedAt' | 'burst'>;
  hasVenueCode: boolean;
  /** Time of the attempt by the server clock, in epoch milliseconds. */
  capturedAt: number;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Returns the inputs of `decideCheckIn`, for the server, which decides, and for the device, which shows a
 * hint.
 */
export function buildCheckInInput(
  sent: LocationPayload,
  business: CatalogBusiness,
  circumstances: CheckInState,
): CheckInInput {
  const { event, hasVenueCode, capturedAt, now } = circumstances;
  const { name, latitude, longitude, requiresVenueCode } = business;
  const { isActive, startTime, endTime, checkInPausedAt } = event;
  const status = event.businessStatus[business.id];
  const receipts = receiptHistoryOf(circumstances.progress);
  return {
    business: { name, latitude, longitude, requiresVenueCode },
    radiusMeters: event.checkInRadiusMeters,
    event: { isActive, startTime, endTime },
    pausedAt: checkInPausedAt === null ? null : Date.parse(checkInPausedAt),
    closedAt: status?.status === 'closed' ? Date.parse(status.sinceAt) : null,
    fix: fixOf(sent),
    hasVenueCode,
    visits: visitsElsewhere(business.id, circumstances),
    registeredAt: receipts.registeredAt,
    notBeforeAt: uploadBatchAt(receipts, now).notBeforeAt,
    capturedAt,
    now,
  };
}

function fixOf({ latitude, longitude, accuracy, fixAge }: LocationPayload): LocationFix | null {
  if (latitude == null || longitude == null) return null;
  return { latitude, longitude, accuracyMeters: accuracy ?? null, age: fixAge ?? 0 };
}

/** Returns verified visits at other businesses with a known time, removed businesses included. */
function visitsElsewhere(
  businessId: string,
  { catalog, progress }: CheckInState,
): CheckInInput['visits'] {
  const all = [...catalog.businesses, ...catalog.formerBusinesses];
  return all.flatMap(({ id, latitude, longitude }) => {
    const visit = progress.visits[id];
    if (visit?.state !== 'verified' || visit.checkInTime === null || id === businessId) return [];
    return [{ place: { latitude, longitude }, at: Date.parse(visit.checkInTime) }];
  });
}
