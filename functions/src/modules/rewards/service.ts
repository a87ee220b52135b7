import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type listRewards } from '@wine-walk/common/api/rewards.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { emptyProgress, rewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import type { Caller } from '../../http/caller.ts';
import { maySeeEvent } from '../../http/event-scope.ts';

/** Returns an event's rewards with a participant's progress, if the caller may see the event. */
export async function listRewardsFor(
  caller: Caller,
  participantId: string,
  eventId: string,
): Promise<ResponseOf<typeof listRewards> | Problem<'event-not-found'>> {
  const [event, catalog, progress] = await readDocuments(
    [documentPaths.event(eventId), eventDocument],
    [documentPaths.catalog(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
  );
  if (!event || !catalog || !maySeeEvent(caller, eventId, event.data))
    return problem('event-not-found');
  const standings = rewardProgress(
    catalog.data,
    progress?.data ?? emptyProgress(participantId, eventId),
  );
  return standings.map(({ reward, state, progress: fraction, claimedAt }) => ({
    id: reward.id,
    name: reward.name,
    description: reward.description,
    requiredVisits: reward.requiredVisits,
    isUnlocked: state !== 'locked',
    isClaimed: state === 'claimed',
    claimedAt,
    progress: fraction,
  }));
}
