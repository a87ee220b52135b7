import type { z } from 'zod';
import { fromFirestore, toFirestore } from './converter.ts';
import { firestore } from './firestore.ts';

export interface Transaction {
  /** Every document of a collection, with its id. */
  readAll<S extends z.ZodType>(
    collection: string,
    schema: S,
  ): Promise<(z.output<S> & { id: string })[]>;
  /** The same without those that cannot be read: what is made anew need not be known. */
  readReadable<S extends z.ZodType>(
    collection: string,
    schema: S,
  ): Promise<(z.output<S> & { id: string })[]>;
  set(path: string, data: Record<string, unknown>): void;
}

/** Runs reads, then writes, as if alone; run again from the start where other writes came in between. */
export async function inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const db = await firestore();
  return db.runTransaction(async (running) =>
    work({
      async readAll(collection, schema) {
        const snapshot = await running.get(db.collection(collection));
        return snapshot.docs.map((document) => ({
          ...(schema.parse(fromFirestore(document.data())) as object),
          id: document.id,
        })) as never;
      },
      async readReadable(collection, schema) {
        const snapshot = await running.get(db.collection(collection));
        return snapshot.docs.flatMap((document) => {
          const { success, data } = schema.safeParse(fromFirestore(document.data()));
          return success ? [{ ...(data as object), id: document.id }] : [];
        }) as never;
      },
      set(path, data) {
        running.set(db.doc(path), toFirestore(data));
      },
    }),
  );
}
