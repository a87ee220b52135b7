import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { fromFirestore } from './converter.ts';
import { firestore } from './firestore.ts';
import { invalidFields, parseOrSkip, type Stored } from './read.ts';

/*
 * Building blocks of the named reads in this folder (`readEvents`, `countTickets`). Queries are Firestore's
 * own type and stay in this folder.
 */

/**
 * Runs a query on a collection; `narrow` adds conditions, order and limit. Documents that fail the schema are
 * logged and omitted.
 */
export async function readQuery<S extends z.ZodType>(
  collection: string,
  schema: S,
  narrow: (query: Query) => Query = (query) => query,
): Promise<Stored<z.output<S>>[]> {
  const snapshot = await narrow((await firestore()).collection(collection)).get();
  return snapshot.docs.flatMap((document) => parseOrSkip(document, schema));
}

/** Maximum number of values that Firestore compares a field with in one query. */
const maxValues = 30;

/** Runs `readQuery` for the documents whose field has one of the values, in parallel queries if they are many. */
export async function readQueryIn<S extends z.ZodType>(
  collection: string,
  schema: S,
  { field, values, narrow = (query) => query }: ValuesOfField,
): Promise<Stored<z.output<S>>[]> {
  const parts = Array.from({ length: Math.ceil(values.length / maxValues) }, (_, part) =>
    values.slice(part * maxValues, (part + 1) * maxValues),
  );
  const found = await Promise.all(
    parts.map((part) =>
      readQuery(collection, schema, (query) => narrow(query).where(field, 'in', part)),
    ),
  );
  return found.flat();
}

interface ValuesOfField {
  field: string;
  values: readonly string[];
  narrow?: (query: Query) => Query;
}

/** Documents returned by a query with a limit. */
export interface QueryBatch<T> {
  /** Documents that match the schema. */
  records: Stored<T>[];
  /** Number of documents including invalid ones; less than the limit at the end. */
  count: number;
  /** Last document as stored, valid or not: start of the next batch. */
  last: { id: string; fields: Readonly<Record<string, unknown>> } | null;
}

/** Runs `readQuery` for paging: an invalid document does not end the list. */
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

/** Number of documents of a page: some 20 megabytes in memory. */
const pageSize = 2000;

/** Runs `readQuery` in pages in the order of the IDs, so that a large list is never in memory as a whole. */
export async function* readPages<S extends z.ZodType>(
  collection: string,
  schema: S,
  narrow: (query: Query) => Query,
): AsyncGenerator<Stored<z.output<S>>[]> {
  let after: string | undefined;
  for (;;) {
    const { records, count, last } = await readBatch(collection, schema, (query) => {
      const ordered = narrow(query).orderBy('__name__').limit(pageSize);
      return after === undefined ? ordered : ordered.startAfter(after);
    });
    yield records;
    if (count < pageSize || !last) return;
    after = last.id;
  }
}

/**
 * Runs `readQuery` and yields the documents as they arrive, with the fields of the schema only: one query, of which little is in
 * memory at once.
 */
export async function* readStream<S extends z.ZodObject>(
  collection: string,
  schema: S,
  narrow: (query: Query) => Query,
): AsyncGenerator<Stored<z.output<S>>> {
  const query = narrow((await firestore()).collection(collection));
  const documents = query.select(...Object.keys(schema.shape)).stream();
  for await (const document of documents)
    yield* parseOrSkip(document as unknown as QueryDocumentSnapshot, schema);
}

/** Returns the documents of a query that fail the schema, with the invalid fields. */
export async function findInvalidDocuments(
  query: Query,
  schema: z.ZodType,
): Promise<{ path: string; fields: string[] }[]> {
  const { docs } = await query.get();
  return docs
    .map((document) => ({ path: document.ref.path, fields: invalidFields(document, schema) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Runs `readQuery` on all collections with this name. */
export async function readCollectionGroup<S extends z.ZodType>(
  collectionId: string,
  schema: S,
  narrow: (query: Query) => Query,
): Promise<Stored<z.output<S>>[]> {
  const snapshot = await narrow((await firestore()).collectionGroup(collectionId)).get();
  return snapshot.docs.flatMap((document) => parseOrSkip(document, schema));
}

/** Counts the documents of a query on the server. */
export async function countQuery(
  collection: string,
  narrow: (query: Query) => Query = (query) => query,
): Promise<number> {
  const answer = await narrow((await firestore()).collection(collection))
    .count()
    .get();
  return answer.data().count;
}
