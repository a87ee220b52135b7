import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { fromFirestore } from './converter.ts';
import { firestore } from './firestore.ts';
import { invalidFields, parseOrSkip, type Stored } from './read.ts';

/*
 * What the named reads beside this file are made of. A query is Firestore's own type, which stays in the store:
 * a feature asks for what it needs by name (`readEvents`, `countTickets`).
 */

/**
 * Reads what a query finds in a collection; `narrow` adds its conditions, order and limit. A document that has
 * not its shape is logged and left out.
 */
export async function readQuery<S extends z.ZodType>(
  collection: string,
  schema: S,
  narrow: (query: Query) => Query = (query) => query,
): Promise<Stored<z.output<S>>[]> {
  const snapshot = await narrow((await firestore()).collection(collection)).get();
  return snapshot.docs.flatMap((document) => parseOrSkip(document, schema));
}

/** The documents that a query with a limit finds. */
export interface QueryBatch<T> {
  /** Without those that have not their shape. */
  records: Stored<T>[];
  /** With them: fewer than the limit where there are no more. */
  count: number;
  /** The last one as it is stored, whatever its shape: where the next batch begins. */
  last: { id: string; fields: Readonly<Record<string, unknown>> } | null;
}

/** Like `readQuery`, for those who go on after the last one: a document that has not its shape ends no list. */
export async function readBatch<S extends z.ZodType>(
  collection: string,
  schema: S,
  narrow: (query: Query) => Query,
): Promise<QueryBatch<z.output<S>>> {
  const { docs } = await narrow((await firestore()).collection(collection)).get();
  const last = docs.at(-1);
  return {
    records: docs.flatMap((document) => parseOrSkip(document, schema)),
    count: docs.length,
    last: last
      ? { id: last.id, fields: fromFirestore(last.data()) as Record<string, unknown> }
      : null,
  };
}

/** What a query finds that has not the shape, and by which fields. */
export async function findInvalidDocuments(
  query: Query,
  schema: z.ZodType,
): Promise<{ path: string; fields: string[] }[]> {
  const { docs } = await query.get();
  return docs
    .map((document) => ({ path: document.ref.path, fields: invalidFields(document, schema) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Like `readQuery`, over all collections of this name wherever they are. */
export async function readCollectionGroup<S extends z.ZodType>(
  collectionId: string,
  schema: S,
  narrow: (query: Query) => Query,
): Promise<Stored<z.output<S>>[]> {
  const snapshot = await narrow((await firestore()).collectionGroup(collectionId)).get();
  return snapshot.docs.flatMap((document) => parseOrSkip(document, schema));
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
