import { type WithId, withId } from '@wine-walk/common/lib/with-id.ts';
import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { toFirestore } from './converter.ts';
import { firestore } from './firestore.ts';
import { parseOrSkip } from './read.ts';

export interface Transaction {
  /**
   * Reads all documents of a collection with their IDs, or those with these `values`. Invalid documents are
   * logged and omitted.
   */
  readAll<S extends z.ZodType>(
    collection: string,
    schema: S,
    values?: Readonly<Record<string, string | boolean | null>>,
  ): Promise<WithId<z.output<S>>[]>;
  /** Reads the documents with a `field` greater than this; instants are stored as dates. */
  readAfter<S extends z.ZodType>(
    collection: string,
    schema: S,
    field: string,
    least: string | Date,
  ): Promise<WithId<z.output<S>>[]>;
  set(path: string, data: Record<string, unknown>): void;
}

/** Runs reads, then writes, in isolation. Runs again from the start after a conflict. */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const db = await firestore();
  return db.runTransaction(async (running) =>
    work({
      async readAll(collection, schema, values = {}) {
        let query: Query = db.collection(collection);
        for (const [field, value] of Object.entries(values))
          query = query.where(field, '==', value);
        return toStoredList(await running.get(query), schema);
      },
      async readAfter(collection, schema, field, least) {
        const query = db.collection(collection).where(field, '>', least);
        return toStoredList(await running.get(query), schema);
      },
      set(path, data) {
        running.set(db.doc(path), toFirestore(data));
      },
    }),
  );
}

function toStoredList<S extends z.ZodType>(snapshot: QuerySnapshot, schema: S) {
  return snapshot.docs.flatMap((document) => parseOrSkip(document, schema)).map(withId);
}
