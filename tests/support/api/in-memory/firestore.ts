import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { MemoryFirestore } from '../../memory-store/memory-firestore.ts';
import { randomNumbers } from '../../random.ts';
import { toIndexGuard } from '../store/index-guard.ts';

/*
 * Replaces functions/src/firestore/firestore.ts in the API tests that need no emulator (vitest.config.ts): a store in
 * memory that rejects queries without an index. Each operation takes 1 or 2 ms in random order, as on an emulator: without
 * that, concurrent requests would not overlap, and a missing revision in a commit would pass.
 */

const random = randomNumbers(1);
let onRead: (paths: readonly string[]) => void = () => undefined;

export const memoryStore = new MemoryFirestore(
  async (work) => {
    await sleep(random() < 0.5 ? 1 : 2);
    return work();
  },
  { onQuery: toIndexGuard(), onRead: (paths) => onRead(paths) },
);

/** Calls this with the paths of all documents read from now on, in place of the receiver before. */
export function receiveReads(receiver: (paths: readonly string[]) => void): void {
  onRead = receiver;
}

export async function firestore(): Promise<Firestore> {
  return memoryStore.asFirestore;
}
