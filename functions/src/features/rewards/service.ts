import { catalogDocument } from '../../contract/catalog-documents.ts';
import { progressDocument } from '../../contract/documents.ts';
import type { ResponseOf } from '../../contract/endpoint.ts';
import type { listRewards } from '../../contract/rewards.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { emptyProgress, rewardProgress } from '../../domain/rewards.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocuments } from '../../store/read.ts';

/** An event's rewards with someone's progress towards each. */
export async function listRewardsFor(
  participantId: string,
  eventId: string,
): Promise<ResponseOf<typeof listRewards> | Problem<'not-found'>> {
  const [catalogue, progress] = await readDocuments(
    [documentPaths.catalogue(eventId), catalogDocument],
    [documentPaths.progress(participantId, eventId), progressDocument],
  );
  if (!catalogue) return problem('not-found', 'There is no such event.');
  const standings = rewardProgress(
    catalogue.data,
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
