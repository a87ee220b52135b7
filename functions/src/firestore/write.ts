import type { Firestore, Precondition, WriteBatch } from 'firebase-admin/firestore';
import { withChangeTimes } from './change-times.ts';
import { toFirestore } from './converter.ts';
import { firestore } from './firestore.ts';
import type { Revision } from './read.ts';

type DocumentData = Record<string, unknown>;

/** Write of a batch. With `revision`, it requires that the document has not changed since it was read. */
export type Write =
  | { kind: 'create'; path: string; data: DocumentData }
  | { kind: 'set'; path: string; data: DocumentData }
  /** Merges maps key by key; creates the document if it does not exist. */
  | { kind: 'merge'; path: string; data: DocumentData }
  | { kind: 'update'; path: string; data: DocumentData; revision?: Revision }
  | { kind: 'delete'; path: string; revision?: Revision };

/** Maximum number of writes in one batch, below Firestore's limit of 500. */
export const maxWritesPerCommit = 400;

/** gRPC codes of conflicts with stored documents: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflictCodes: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/**
 * Commits all writes or none. Returns `conflict` if a document to create exists, one to update is missing, or
 * one has changed since it was read. Other failures throw.
 */
export async function commit(writes: readonly Write[]): Promise<'committed' | 'conflict'> {
  const db = await firestore();
  const batch = db.batch();
  for (const write of withChangeTimes(writes, Date.now())) add(batch, db, write);
  try {
    await batch.commit();
    return 'committed';
  } catch (error) {
    if (conflictCodes.has((error as { code?: unknown }).code)) return 'conflict';
    throw error;
  }
}

function add(batch: WriteBatch, db: Firestore, write: Write): void {
  const document = db.doc(write.path);
  switch (write.kind) {
    case 'create':
      batch.create(document, toFirestore(write.data));
      break;
    case 'set':
      batch.set(document, toFirestore(write.data));
      break;
    case 'merge':
      batch.set(document, toFirestore(write.data), { merge: true });
      break;
    case 'update':
      // An empty precondition would replace the default one of an update: that the document exists.
      if (write.revision)
        batch.update(document, toFirestore(write.data), toPrecondition(write.revision));
      else batch.update(document, toFirestore(write.data));
      break;
    case 'delete':
      batch.delete(document, write.revision ? toPrecondition(write.revision) : {});
  }
}

function toPrecondition(revision: Revision): Precondition {
  return { lastUpdateTime: revision as unknown as Precondition['lastUpdateTime'] };
}
