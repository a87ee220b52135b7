import '../urls.ts';
import { type CatalogBusiness, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { WriteBatch } from 'firebase-admin/firestore';
import { fromFirestore, toFirestore } from '../../../../functions/src/firestore/converter.ts';
import { firestore } from '../../../../functions/src/firestore/firestore.ts';
import { documentPaths } from '../../../../functions/src/firestore/paths.ts';
import { readDocument } from '../../../../functions/src/firestore/read.ts';
import { demoEventId } from '../../../../tools/demo/run-event-now.ts';
import { MemoryBatch } from '../../memory-store/memory-batch.ts';
import { memoryStore } from '../in-memory/firestore.ts';

export const eventId = demoEventId;

/** True if the API's store is in memory (vitest.config.ts). */
export const isInMemory = process.env.API_STORE === 'memory';

/** Class of the batches that the API commits, for tests that replace a commit. */
export const CommittedBatch = isInMemory
  ? (MemoryBatch as unknown as typeof WriteBatch)
  : WriteBatch;

/** Deletes every document of this process's project. */
export async function clearDatabase(): Promise<void> {
  if (isInMemory) return memoryStore.clear();
  const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const url = `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;
  const cleared = await fetch(url, { method: 'DELETE' });
  if (!cleared.ok) throw new Error(`Not cleared: ${cleared.status}`);
}

/** Stored document without `changedAt`, which every write changes; undefined if it does not exist. Bypasses the rules. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read stored fields of any type
export async function stored(path: string): Promise<any> {
  return withoutChangeTime(fromFirestore((await (await firestore()).doc(path).get()).data()));
}

function withoutChangeTime(document: unknown): unknown {
  if (typeof document !== 'object' || document === null) return document;
  const { changedAt: _changedAt, ...fields } = document as Record<string, unknown>;
  return fields;
}

/** Deletes the documents of a collection that expire within a time, as its TTL policy does. */
export async function expireWithin(collection: string, timeMs: number): Promise<void> {
  const database = await firestore();
  const { docs } = await database.collection(collection).get();
  const end = Date.now() + timeMs;
  const due = docs.filter((each) => each.get('expiresAt').toDate().getTime() <= end);
  await Promise.all(due.map(({ ref }) => database.doc(ref.path).delete()));
}

/** Time of the last write of a document, in epoch milliseconds; undefined if it does not exist. */
export async function writtenAt(path: string): Promise<number | undefined> {
  return (await (await firestore()).doc(path).get()).updateTime?.valueOf() as number | undefined;
}

/** Stored documents of a collection without `changedAt`, ordered by id. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read stored fields of any type
export async function storedIn(collection: string): Promise<any[]> {
  const { docs } = await (await firestore()).collection(collection).get();
  return docs.map((each) => withoutChangeTime(fromFirestore(each.data())));
}

/** Changes a document without the API, like a concurrent edit. */
export async function change(path: string, data: Record<string, unknown>): Promise<void> {
  await (await firestore()).doc(path).set(toFirestore(data), { merge: true });
}

/** Moves the registration back by an hour, so that there is time for visits. */
export function registeredAnHourAgo(uid: string): Promise<void> {
  const registeredAt = new Date(Date.now() - 60 * 60_000).toISOString();
  return change(documentPaths.progress(uid, eventId), { registeredAt });
}

/** Number of documents in a collection. */
export async function howMany(collection: string): Promise<number> {
  return (await (await firestore()).collection(collection).count().get()).data().count;
}

/** Audited actions of a document, in no order. */
export async function auditedOf(target: string): Promise<string[]> {
  const notes = await (await firestore()).collection('audit').where('target', '==', target).get();
  return notes.docs.map((note) => String(note.get('action')));
}

/** Businesses of the demo event as attendees see them, with coordinates. */
export async function readBusinesses(): Promise<CatalogBusiness[]> {
  const catalog = await readDocument(documentPaths.catalog(eventId), catalogDocument);
  return catalog?.data.businesses ?? [];
}

/** Coordinates this many meters north of a business. */
export function northOf(business: { latitude: number; longitude: number }, meters: number) {
  return { latitude: business.latitude + meters / 111_195, longitude: business.longitude };
}

/** Creates an unused ticket for one test. */
export async function newTicket(
  id: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  await (await firestore()).doc(documentPaths.ticket(id)).set(
    toFirestore({
      ...(await stored(documentPaths.ticket('WW2024-001299'))),
      ...changes,
    }),
  );
  return id;
}
