import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { unsavedUnlocks } from '@wine-walk/common/rules/rewards/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readEventProgress } from '../../firestore/progress.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit, maxWritesPerCommit, type Write } from '../../firestore/write.ts';

/**
 * Stores every reward that is available to a participant before the event requires more again, for example when a
 * closed business reopens: attendees keep what they were shown. Harmless to repeat.
 */
export async function persistReachableRewards(eventId: string, now: number): Promise<void> {
  const [catalog, progresses] = await Promise.all([
    readDocument(documentPaths.catalogue(eventId), catalogDocument),
    readEventProgress(eventId),
  ]);
  if (!catalog) return;
  const unlockedAt = new Date(now).toISOString();
  const writes = progresses.flatMap(({ path, data }): Write[] => {
    const reached = unsavedUnlocks(catalog.data, data).map((rewardId) => [
      rewardId,
      { unlockedAt },
    ]);
    if (reached.length === 0) return [];
    return [{ kind: 'merge', path, data: { unlocked: Object.fromEntries(reached) } }];
  });
  for (let from = 0; from < writes.length; from += maxWritesPerCommit)
    await commit(writes.slice(from, from + maxWritesPerCommit));
}
