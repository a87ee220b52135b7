import type { findVenuePin } from '@wine-walk/common/api/check-in.ts';
import type { ProblemOf, ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { eventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import { findBusinessIdByPin } from '../../firestore/events/businesses.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { limitWrongGuesses, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocuments } from '../../firestore/read.ts';

type PinProblem = Problem<ProblemOf<typeof findVenuePin>>;

/**
 * Returns the business of the event with this PIN, so that an attendee types nothing else. Reveals nothing
 * outside the event's hours, and counts wrong PINs like those of a check-in.
 */
export async function findBusinessByPin(
  eventId: string,
  pin: string,
  participantId: string,
  now: number,
): Promise<ResponseOf<typeof findVenuePin> | PinProblem> {
  const [event, catalog, progress] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
  );
  if (!event || !catalog) return problem('event-not-found');
  if (!progress || progress.data.isCancelled)
    return problem('not-registered', { event: event.data.name });
  if (!event.data.isActive || eventStatus(event.data, now) !== 'running')
    return problem('event-not-running');
  const limits = [
    rateLimit('venuePinSearchPerParticipant', participantId, eventId),
    rateLimit('venuePinSearchPerEvent', eventId),
  ];
  const search = async () => {
    const businessId = await findBusinessIdByPin(pin);
    return catalog.data.businesses.some(({ id }) => id === businessId) && businessId
      ? { businessId }
      : problem('unknown-venue-pin');
  };
  return limitWrongGuesses(limits, now, search, isProblem);
}
