import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { rewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { documentPaths } from './paths.ts';
import { readEventProgress } from './progress.ts';
import { readDocument } from './read.ts';
import { commit, type Write } from './write.ts';

/** Writes in one commit at most. */
const maxWrites = 400;

/**
 * Before an event asks for more again, as when a closed business opens, writes down every reward that is within
 * somebody's reach as it stands: what people were shown stays theirs. Harmless to repeat.
 */
export async function persistReachableRewards(eventId: string, now: number): Promise<void> {
  const [catalogue, walkers] = await Promise.all([
    readDocument(documentPaths.catalogue(eventId), catalogDocument),
    readEventProgress(eventId),
  ]);
  if (!catalogue) return;
  const unlockedAt = new Date(now).toISOString();
  const writes = walkers.flatMap(({ path, data }): Write[] => {
    const reached = rewardProgress(catalogue.data, data)
      .filter(({ state, reward }) => state === 'available' && !data.unlocked[reward.id])
      .map(({ reward }) => [reward.id, { unlockedAt }]);
    if (reached.length === 0) return [];
    return [{ kind: 'merge', path, data: { unlocked: Object.fromEntries(reached) } }];
  });
  for (let from = 0; from < writes.length; from += maxWrites)
    await commit(writes.slice(from, from + maxWrites));
}
