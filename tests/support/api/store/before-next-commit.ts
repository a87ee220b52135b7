import type { WriteBatch } from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';
import { CommittedBatch } from './database.ts';

/**
 * Runs an action once between the reads of the next request and its commit. `earlierCommits`: number of commits that the
 * request makes before, such as that of its rate limit.
 */
export function beforeNextCommit(act: () => Promise<unknown>, earlierCommits = 0): void {
  const spied = vi.spyOn(CommittedBatch.prototype, 'commit');
  onTestFinished(() => spied.mockRestore());
  spied.mockImplementationOnce(async function (this: WriteBatch) {
    if (earlierCommits === 0) await act();
    const committed = await this.commit();
    if (earlierCommits > 0) beforeNextCommit(act, earlierCommits - 1);
    return committed;
  });
}
