import type { Firestore, Precondition, WriteBatch } from 'firebase-admin/firestore';
import { toFirestore } from './converter.ts';
import { firestore } from './firestore.ts';
import { documentPaths } from './paths.ts';
import type { Revision } from './read.ts';

type DocumentData = Record<string, unknown>;

/** Write of a batch. With `revision`, it requires that the document has not changed since it was read. */
export type Write =
  | { kind: 'create'; path: string; data: DocumentData }
  | { kind: 'set'; path: string; data: DocumentData }
  /** Merges maps key by key, and removes a key of a map; creates the document if it does not exist. */
  | { kind: 'merge'; path: string; data: DocumentData; removed?: { map: string; key: string } }
  | { kind: 'update'; path: string; data: DocumentData; revision?: Revision }
  | { kind: 'delete'; path: string; revision?: Revision };

/** Maximum number of writes in one batch, below Firestore's limit of 500. */
export const maxWritesPerCommit = 400;

/** Collections whose changes the offline lists of desks follow. */
const followed = [documentPaths.registrations, documentPaths.tickets] as const;

/** gRPC codes of conflicts with stored documents: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const conflictCodes: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

/**
 * Commits all writes or none. Returns `conflict` if a document to create exists, one to update is missing, or
 * one has changed since it was read. Other failures throw.
 */
export async function commit(writes: readonly Write[]): Promise<'committed' | 'conflict'> {
  const db = await firestore();
  const batch = db.batch();
  for (const write of await withRemovals(withChangeTimes(writes, Date.now())))
    add(batch, db, write);
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

/** Returns the writes with the removed keys in their data. Loads Firestore's library for one of these only. */
async function withRemovals(writes: readonly Write[]): Promise<readonly Write[]> {
  if (!writes.some((write) => write.kind === 'merge' && write.removed)) return writes;
  const { FieldValue } = await import('firebase-admin/firestore');
  return writes.map((write) => {
    if (write.kind !== 'merge' || !write.removed) return write;
    const { map, key } = write.removed;
    return { ...write, data: { ...write.data, [map]: { [key]: FieldValue.delete() } } };
  });
}

function toPrecondition(revision: Revision): Precondition {
  return { lastUpdateTime: revision as unknown as Precondition['lastUpdateTime'] };
}

/**
 * Returns the writes with `changedAt` in each registration and ticket, by which offline lists of desks find the changes
 * since they were read. That one was deleted, or left its event, is stored once: lists from before are read again.
 * `now`: epoch milliseconds.
 */
function withChangeTimes(writes: readonly Write[], now: number): Write[] {
  const changedAt = new Date(now).toISOString();
  const timed = writes.map(
    (write): Write =>
      isFollowed(write) && write.kind !== 'delete'
        ? { ...write, data: { ...write.data, changedAt } }
        : write,
  );
  if (!writes.some(leavesList)) return timed;
  return [
    ...timed,
    { kind: 'set', path: documentPaths.deskLists(), data: { entryLeftAt: changedAt } },
  ];
}

const isOf = ({ path }: Write, collection: string) => path.startsWith(`${collection}/`);

const isFollowed = (write: Write) => followed.some((collection) => isOf(write, collection));

function leavesList(write: Write): boolean {
  if (!isFollowed(write)) return false;
  if (write.kind === 'delete') return true;
  return write.kind === 'update' && isOf(write, documentPaths.tickets) && 'eventId' in write.data;
}
