import type { QueryOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import {
  type listPendingCheckIns,
  type PendingCheckIn,
} from '@wine-walk/common/api/staff/reviews.ts';
import { paginate } from '@wine-walk/common/lib/paginate.ts';
import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import { businessDocument } from '@wine-walk/common/model/businesses.ts';
import { type CatalogBusiness, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { type CheckInDocument } from '@wine-walk/common/model/check-in.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import {
  type ProgressDocument,
  participantDocument,
  progressDocument,
} from '@wine-walk/common/model/participants.ts';
import { nearestTravel } from '@wine-walk/common/rules/check-in/capture-time.ts';
import {
  countPending,
  filterAndSortPending,
} from '@wine-walk/common/rules/reviews/pending-list.ts';
import {
  countPendingCheckIns,
  readPendingCheckIns,
  readVenueCodeCheckIns,
} from '../../../firestore/events/check-ins.ts';
import { documentPaths } from '../../../firestore/paths.ts';
import { recordPeopleRead } from '../../../firestore/people/people-reads.ts';
import {
  readDocument,
  readDocuments,
  readDocumentsSkippingInvalid,
} from '../../../firestore/read.ts';
import type { StaffMember } from '../../../http/caller.ts';

type PendingQuery = QueryOf<typeof listPendingCheckIns>;
type PendingCheckInsResponse = ResponseOf<typeof listPendingCheckIns>;

/** Maximum number of check-ins on a page. */
const pageSize = 100;
/**
 * Maximum number of check-ins that are read, since the portal refetches them every few seconds: later ones follow as these
 * are decided.
 */
const maxScanned = 1000;

/** Returns the check-ins of the list, at most `maxScanned`, with the number of all. */
async function readListed({ eventId, businessId, venueCode }: PendingQuery) {
  if (!venueCode) {
    const [stored, total] = await Promise.all([
      readPendingCheckIns(eventId, maxScanned),
      countPendingCheckIns(eventId),
    ]);
    return { stored, total };
  }
  const business =
    businessId && (await readDocument(documentPaths.business(businessId), businessDocument));
  if (!business) return { stored: [], total: 0 };
  const { venueCodeRenewedAt: renewedAt } = business.data;
  const use = { eventId, businessId: business.id, renewedAt, age: venueCode };
  const stored = await readVenueCodeCheckIns(use, maxScanned);
  return { stored, total: stored.length };
}

/**
 * Returns a page of an event's pending check-ins, or of those by a venue code, with the evidence for a decision. Audited with its size, at most
 * every 10 minutes, since the portal refetches it every few seconds.
 */
export async function listPending(
  query: PendingQuery,
  { caller, now }: { caller: StaffMember; now: number },
): Promise<PendingCheckInsResponse | Problem<'event-not-found'>> {
  const { eventId } = query;
  const [[event, catalog], { stored, total }] = await Promise.all([
    readDocuments(
      [documentPaths.event(eventId), eventDocument],
      [documentPaths.catalog(eventId), catalogDocument],
    ),
    readListed(query),
  ]);
  if (!event || !catalog) return problem('event-not-found');
  const businesses = [...catalog.data.businesses, ...catalog.data.formerBusinesses];
  const waiting = stored.map(withId).flatMap((checkIn) => {
    const business = businesses.find(({ id }) => id === checkIn.businessId);
    return business ? [{ ...checkIn, business }] : [];
  });
  const named = query.search ? await withNames(waiting) : waiting;
  const page = paginate(filterAndSortPending(named, query), query.page, pageSize);
  const target = documentPaths.event(eventId);
  const list = { action: 'check-ins.list', target, size: page.shown.length };
  await recordPeopleRead({ caller, now, list });
  return {
    checkIns: await Promise.all(page.shown.map((checkIn) => toPendingCheckIn(checkIn, businesses))),
    page: page.page,
    pageCount: page.pageCount,
    total,
    lookedThrough: waiting.length,
    ...countPending(waiting),
    radiusMeters: event.data.checkInRadiusMeters,
  };
}

interface PendingWithBusiness extends WithId<CheckInDocument> {
  business: CatalogBusiness;
}

/** Adds the names that a search compares, read once per participant. */
async function withNames(waiting: readonly PendingWithBusiness[]) {
  const uids = [...new Set(waiting.map(({ participantId }) => participantId))];
  const people = await readDocumentsSkippingInvalid(
    ...uids.map((uid) => [documentPaths.participant(uid), participantDocument] as const),
  );
  const names = new Map(uids.map((uid, index) => [uid, people[index]?.data.name]));
  return waiting.map((checkIn) => ({ ...checkIn, fullName: names.get(checkIn.participantId) }));
}

async function toPendingCheckIn(
  { id, business, ...data }: PendingWithBusiness,
  businesses: readonly CatalogBusiness[],
): Promise<PendingCheckIn> {
  const [participant, progress] = await readDocumentsSkippingInvalid(
    [documentPaths.participant(data.participantId), participantDocument],
    [documentPaths.progress(data.participantId, data.eventId), progressDocument],
  );
  const { latitude, longitude } = data;
  return {
    id,
    state: data.state === 'verified' ? 'verified' : 'pending',
    version: data.version,
    fullName: participant?.data.name ?? '',
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
  business: CatalogBusiness,
  { capturedAt }: CheckInDocument,
  businesses: readonly CatalogBusiness[],
  visits: ProgressDocument['visits'],
): PendingCheckIn['travel'] {
  const others = businesses.flatMap((other) => {
    const visit = visits[other.id];
    if (visit?.state !== 'verified' || visit.checkInTime === null || other.id === business.id)
      return [];
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
