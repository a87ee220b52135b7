import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type {
  listEventBusinesses,
  readActiveEvent,
  readProgress,
} from '@wine-walk/common/api/events.ts';
import { type Coordinates, distanceMeters, metersToMiles } from '@wine-walk/common/lib/distance.ts';
import { withId } from '@wine-walk/common/lib/with-id.ts';
import { type CatalogBusiness, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { progressDocument, type Visit } from '@wine-walk/common/model/participants.ts';
import { ticketCountsDocument } from '@wine-walk/common/model/ticket-counts.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { timeRemaining } from '@wine-walk/common/rules/events/event-status.ts';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import { offerEnd } from '@wine-walk/common/rules/tickets/waiting-list.ts';
import { findActiveEvent } from '../../firestore/events/events.ts';
import { isFullForPublic, ticketsLeftIn } from '../../firestore/events/ticket-counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments, readDocumentsSkippingInvalid } from '../../firestore/read.ts';
import type { Caller } from '../../http/caller.ts';
import { maySeeEvent } from '../../http/event-scope.ts';
import { smtpSettings } from '../../settings.ts';

const noEvent = () => problem('event-not-found');

/**
 * Returns the active event with its number of businesses, 0 if the catalog is unreadable; null if there is none. `now`:
 * epoch milliseconds.
 */
export async function describeActiveEvent(
  now: number,
): Promise<ResponseOf<typeof readActiveEvent>> {
  const event = await findActiveEvent(now);
  if (!event) return null;
  // Registration needs the event, not the count.
  const [catalog, counts] = await readDocumentsSkippingInvalid(
    [documentPaths.catalog(event.id), catalogDocument],
    [documentPaths.ticketCountsOf(event.id), ticketCountsDocument],
  );
  const isFull = await isFullForPublic(event.id, await ticketsLeftIn(event.id, counts));
  return {
    ...event,
    ticketPrice: ticketPriceOf(event, null),
    businessCount: catalog?.data.businesses.length ?? 0,
    isSoldOut: isFull,
    hasWaitingList: isFull && smtpSettings() !== null && offerEnd(event.startTime, now) !== null,
  };
}

/** Returns an event's businesses, with the visits of a participant if given, and distances from `here`. */
export async function listBusinessesForEvent(
  caller: Caller | null,
  eventId: string,
  participantId: string | undefined,
  here: Coordinates | undefined,
): Promise<
  ResponseOf<typeof listEventBusinesses> | Problem<'event-not-found' | 'shift-of-other-event'>
> {
  const [event, catalog, progress] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.progress(participantId ?? 'nobody', eventId), progressDocument],
  );
  if (!event || !maySeeEvent(caller, eventId, event.data)) return noEvent();
  const visits = progress?.data.visits ?? {};
  return (catalog?.data.businesses ?? []).map((business) =>
    toBusinessResponse(business, visits[business.id], here),
  );
}

function toBusinessResponse(
  business: CatalogBusiness,
  visit: Visit | undefined,
  here: Coordinates | undefined,
) {
  const { latitude, longitude, category, ...shown } = business;
  return {
    ...shown,
    ...(here && { distance: metersToMiles(distanceMeters(here, { latitude, longitude })) }),
    isVisited: visit?.state === 'verified',
    checkInTime: visit?.checkInTime ?? null,
  };
}

/** Returns a participant's progress at an event that the caller may see, from the catalog and their visits. */
export async function readProgressSummary(
  caller: Caller,
  eventId: string,
  participantId: string,
  now: number,
): Promise<ResponseOf<typeof readProgress> | Problem<'event-not-found'>> {
  const [event, catalog, progress] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
  );
  if (!event || !maySeeEvent(caller, eventId, event.data)) return noEvent();
  const summary = summarizeProgress(
    catalog?.data ?? emptyCatalog,
    progress?.data ?? emptyProgress(participantId, eventId),
  );
  return {
    ...withId(event),
    ticketPrice: ticketPriceOf(event.data, null),
    visitedBusinesses: summary.visitedBusinesses,
    totalBusinesses: summary.totalBusinesses,
    availableRewards: summary.availableRewards,
    points: summary.points,
    timeRemaining: timeRemaining(event.data, now),
  };
}
