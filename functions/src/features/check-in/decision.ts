import type { checkIn } from '../../contract/check-in.ts';
import type {
  CatalogueDocument,
  EventDocument,
  ProgressDocument,
} from '../../contract/documents.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { type CheckInDecision, decideCheckIn, type Fix } from '../../domain/check-in.ts';

export type CheckInBody = BodyOf<typeof checkIn>;

export interface Facts {
  event: EventDocument;
  catalogue: CatalogueDocument;
  progress: ProgressDocument;
  /** Milliseconds since 1970, UTC. */
  capturedAt: number;
  now: number;
  hasVenueCode: boolean;
}

/** Puts the decision's question: this business, this fix, the visit elsewhere that is nearest in time. */
export function decide(
  body: CheckInBody,
  business: CatalogueDocument['businesses'][number],
  facts: Facts,
): CheckInDecision {
  return decideCheckIn({
    business,
    radiusMeters: facts.event.checkInRadiusMeters,
    event: facts.event,
    fix: fixOf(body),
    hasVenueCode: facts.hasVenueCode,
    otherVisit: nearestVisit(business.id, facts),
    capturedAt: facts.capturedAt,
    now: facts.now,
  });
}

function fixOf(body: CheckInBody): Fix | null {
  if (body.latitude == null || body.longitude == null) return null;
  return {
    latitude: body.latitude,
    longitude: body.longitude,
    accuracyMeters: body.accuracy ?? null,
    age: body.fixAge ?? 0,
  };
}

function nearestVisit(businessId: string, { catalogue, progress, capturedAt }: Facts) {
  const all = [...catalogue.businesses, ...catalogue.formerBusinesses];
  const elsewhere = all.flatMap((business) => {
    const visit = progress.visits[business.id];
    if (!visit || business.id === businessId) return [];
    return [{ place: business, at: Date.parse(visit.checkInTime) }];
  });
  const gap = (visit: { at: number }) => Math.abs(visit.at - capturedAt);
  return elsewhere.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
}
