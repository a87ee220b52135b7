import {
  type CatalogueBusiness,
  type CatalogueDocument,
  catalogueDocument,
} from '../../../contract/catalogue-documents.ts';
import type { listPendingCheckIns, PendingCheckIn } from '../../../contract/check-in-reviews.ts';
import {
  eventDocument,
  participantDocument,
  progressDocument,
} from '../../../contract/documents.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { CheckInDocument } from '../../../contract/records.ts';
import { type Problem, problem } from '../../../domain/problem.ts';
import { nearestTravel } from '../../../domain/travel.ts';
import { countPendingCheckIns, readPendingCheckIns } from '../../../store/check-ins.ts';
import { paths } from '../../../store/paths.ts';
import { readDocuments, readReadable, type Stored } from '../../../store/read.ts';

type Answer = AnswerOf<typeof listPendingCheckIns>;

/** Shown at once; the others follow as these are decided. */
const maxShown = 100;

/** An event's check-ins that wait for staff, with what speaks for and against each. */
export async function pendingCheckIns(eventId: string): Promise<Answer | Problem<'not-found'>> {
  const [[event, catalogue], waiting, total] = await Promise.all([
    readDocuments(
      [paths.event(eventId), eventDocument],
      [paths.catalogue(eventId), catalogueDocument],
    ),
    readPendingCheckIns(eventId, maxShown),
    countPendingCheckIns(eventId),
  ]);
  if (!event || !catalogue) return problem('not-found', 'There is no such event.');
  const checkIns = await Promise.all(waiting.map((each) => shown(each, catalogue.data)));
  const found = checkIns.filter((each) => each !== undefined);
  return { checkIns: found, total, radiusMeters: event.data.checkInRadiusMeters };
}

async function shown(
  { id, data }: Stored<CheckInDocument>,
  catalogue: CatalogueDocument,
): Promise<PendingCheckIn | undefined> {
  const businesses = [...catalogue.businesses, ...catalogue.formerBusinesses];
  const business = businesses.find((each) => each.id === data.businessId);
  if (!business) return undefined;
  const [participant, progress] = await readReadable(
    [paths.participant(data.participantId), participantDocument],
    [paths.progress(data.participantId, data.eventId), progressDocument],
  );
  const { latitude, longitude } = data;
  return {
    id,
    version: data.version,
    fullName: participant?.data.name ?? 'Somebody',
    submissionId: participant?.data.registrations[data.eventId] ?? null,
    business: {
      id: business.id,
      name: business.name,
      latitude: business.latitude,
      longitude: business.longitude,
    },
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    accuracyMeters: data.accuracyMeters,
    distanceMeters: data.distanceMeters,
    travel: travelOf(business, data, businesses, progress?.data.visits ?? {}),
    usedVenueCode: data.usedVenueCode,
    reasons: data.reasons,
    capturedAt: data.capturedAt,
    receivedAt: data.receivedAt,
  };
}

function travelOf(
  business: CatalogueBusiness,
  { capturedAt }: CheckInDocument,
  businesses: readonly CatalogueBusiness[],
  visits: Readonly<Record<string, { checkInTime: string; state: string }>>,
): PendingCheckIn['travel'] {
  const others = businesses.flatMap((other) => {
    const visit = visits[other.id];
    if (visit?.state !== 'verified' || other.id === business.id) return [];
    return [{ place: other, at: Date.parse(visit.checkInTime), name: other.name }];
  });
  const travel = nearestTravel({ place: business, at: Date.parse(capturedAt) }, others);
  return (
    travel && {
      businessName: travel.other.name,
      speed: travel.speed,
      durationMs: travel.durationMs,
    }
  );
}
