import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { fromFirestore } from './converter.ts';
import { firestore } from './firestore.ts';

/** A document as it was read. */
export interface Stored<T> {
  id: string;
  path: string;
  data: T;
  /** When it was last written: what a write can insist on (see write.ts). */
  revision: Revision;
}

export type Revision = NonNullable<DocumentSnapshot['updateTime']>;

/** Reads one document; undefined where there is none. Throws where it does not have its shape. */
export async function readDocument<S extends z.ZodType>(
  path: string,
  schema: S,
): Promise<Stored<z.output<S>> | undefined> {
  const snapshot = await (await firestore()).doc(path).get();
  return stored(snapshot, schema);
}

type Wanted = readonly (readonly [path: string, schema: z.ZodType])[];
type Found<W extends Wanted> = {
  [K in keyof W]: W[K] extends readonly [string, infer S extends z.ZodType]
    ? Stored<z.output<S>> | undefined
    : never;
};

/** Reads several documents in one round trip, in the order asked. */
export async function readDocuments<const W extends Wanted>(...wanted: W): Promise<Found<W>> {
  const db = await firestore();
  const snapshots = await db.getAll(...wanted.map(([path]) => db.doc(path)));
  return snapshots.map((snapshot, index) => {
    const schema = wanted[index]?.[1];
    return schema && stored(snapshot, schema);
  }) as Found<W>;
}

/** Reads what a query finds in a collection; `narrow` adds its conditions, order and limit. */
export async function readQuery<S extends z.ZodType>(
  collection: string,
  schema: S,
  narrow: (query: Query) => Query = (query) => query,
): Promise<Stored<z.output<S>>[]> {
  const snapshot = await narrow((await firestore()).collection(collection)).get();
  return snapshot.docs.flatMap((document) => stored(document, schema) ?? []);
}

/** Like `readQuery`, over all collections of this name wherever they are. */
export async function readGroup<S extends z.ZodType>(
  collectionId: string,
  schema: S,
  narrow: (query: Query) => Query,
): Promise<Stored<z.output<S>>[]> {
  const snapshot = await narrow((await firestore()).collectionGroup(collectionId)).get();
  return snapshot.docs.flatMap((document) => stored(document, schema) ?? []);
}

/** How many documents a query finds, counted by the server. */
export async function countQuery(
  collection: string,
  narrow: (query: Query) => Query = (query) => query,
): Promise<number> {
  const answer = await narrow((await firestore()).collection(collection))
    .count()
    .get();
  return answer.data().count;
}

function stored<S extends z.ZodType>(
  snapshot: DocumentSnapshot,
  schema: S,
): Stored<z.output<S>> | undefined {
  if (!snapshot.exists || !snapshot.updateTime) return undefined;
  const data = schema.parse(fromFirestore(snapshot.data()));
  return { id: snapshot.id, path: snapshot.ref.path, data, revision: snapshot.updateTime };
}
