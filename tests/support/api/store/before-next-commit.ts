import type { WriteBatch } from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';
import { CommittedBatch } from './database.ts';

/** Runs an action once between the reads of the next request and its commit. */
export function beforeNextCommit(act: () => Promise<unknown>): void {
  const spied = vi.spyOn(CommittedBatch.prototype, 'commit');
  onTestFinished(() => spied.mockRestore());
  spied.mockImplementationOnce(async function (this: WriteBatch) {
    await act();
    return this.commit();
  });
}
