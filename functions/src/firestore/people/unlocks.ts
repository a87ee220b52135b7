import { progressDocument } from '@wine-walk/common/model/participants.ts';
import { commitWithRetry } from '../commit-with-retry.ts';
import { readDocumentsSkippingInvalid } from '../read.ts';
import { maxWritesPerCommit, type Write } from '../write.ts';

/** Rewards to store as unlocked in one progress. */
export interface Unlocks {
  path: string;
  rewardIds: readonly string[];
}

/**
 * Stores rewards as unlocked in the progress of participants; one whose data was deleted meanwhile is left out. Harmless to
 * repeat. `now`: epoch milliseconds.
 */
export async function storeUnlocks(all: readonly Unlocks[], now: number): Promise<void> {
  const unlockedAt = new Date(now).toISOString();
  for (let from = 0; from < all.length; from += maxWritesPerCommit) {
    const part = all.slice(from, from + maxWritesPerCommit);
    await commitWithRetry<void>(async () => {
      const stored = await readDocumentsSkippingInvalid(
        ...part.map(({ path }) => [path, progressDocument] as const),
      );
      const writes = part
        .filter((_, at) => stored[at])
        .map(({ path, rewardIds }): Write => {
          // Only the fields of these rewards, so that check-ins meanwhile are no conflicts.
          const fields = rewardIds.map((id) => [`unlocked.${id}`, { unlockedAt }] as const);
          return { kind: 'update', path, data: Object.fromEntries(fields) };
        });
      return { writes, response: undefined };
    });
  }
}
