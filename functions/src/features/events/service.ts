import { type CatalogueBusiness, catalogueDocument } from '../../contract/catalogue-documents.ts';
import { eventDocument, progressDocument, type Visit } from '../../contract/documents.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { listEventBusinesses, readProgress } from '../../contract/events.ts';
import { noCatalogue } from '../../domain/catalogue.ts';
import { distanceMeters, metersToMiles, type Place } from '../../domain/distance.ts';
import { timeRemaining } from '../../domain/event-status.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { walkProgress } from '../../domain/progress.ts';
import { noProgress } from '../../domain/rewards.ts';
import { withId } from '../../domain/with-id.ts';
import { paths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';

const noEvent = () => problem('not-found', 'There is no such event.');

/** An event's businesses, with the participant's visits where one is given and distances from `here`. */
export async function eventBusinesses(
  eventId: string,
  participantId: string | undefined,
  here: Place | undefined,
): Promise<AnswerOf<typeof listEventBusinesses> | Problem<'not-found'>> {
  const [event, catalogue, progress] = await readDocuments(
    [paths.event(eventId), eventDocument],
    [paths.catalogue(eventId), catalogueDocument],
    [paths.progress(participantId ?? 'nobody', eventId), progressDocument],
  );
  if (!event) return noEvent();
  const visits = progress?.data.visits ?? {};
  return (catalogue?.data.businesses ?? []).map((business) =>
    seenByParticipant(business, visits[business.id], here),
  );
}

function seenByParticipant(
  business: CatalogueBusiness,
  visit: Visit | undefined,
  here: Place | undefined,
) {
  const { latitude, longitude, category, ...shown } = business;
  return {
    ...shown,
    ...(here && { distance: metersToMiles(distanceMeters(here, { latitude, longitude })) }),
    isVisited: visit?.state === 'verified',
    checkInTime: visit?.checkInTime ?? null,
  };
}

/** Someone's progress at an event, from the catalogue and their visits. */
export async function eventProgress(
  eventId: string,
  participantId: string,
  now: number,
): Promise<AnswerOf<typeof readProgress> | Problem<'not-found'>> {
  const [event, catalogue, progress] = await readDocuments(
    [paths.event(eventId), eventDocument],
    [paths.catalogue(eventId), catalogueDocument],
    [paths.progress(participantId, eventId), progressDocument],
  );
  if (!event) return noEvent();
  const standing = walkProgress(
    catalogue?.data ?? noCatalogue,
    progress?.data ?? noProgress(participantId, eventId),
  );
  return {
    ...withId(event),
    visitedBusinesses: standing.visitedBusinesses,
    totalBusinesses: standing.totalBusinesses,
    availableRewards: standing.availableRewards,
    points: standing.points,
    timeRemaining: timeRemaining(event.data, now),
  };
}
