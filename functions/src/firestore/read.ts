import { readStored } from '@wine-walk/common/model/fields/stored.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { logError } from '../lib/log.ts';
import { fromFirestore } from './converter.ts';
import { firestore } from './firestore.ts';
import { parseCached } from './parse-cached.ts';
import { InvalidDocumentError } from './store-errors.ts';

/** Document as it was read. */
export interface Stored<T> {
  id: string;
  path: string;
  data: T;
  /** Revision of the document, a possible precondition of a write (see write.ts). */
  revision: Revision;
}

declare const revision: unique symbol;
/** Opaque revision of a document. */
export interface Revision {
  readonly [revision]: true;
}

/** Reads one document; undefined if it does not exist. Throws InvalidDocumentError if it fails the schema. */
export async function readDocument<S extends z.ZodType>(
  path: string,
  schema: S,
): Promise<Stored<z.output<S>> | undefined> {
  const snapshot = await (await firestore()).doc(path).get();
  return toStored(snapshot, schema);
}

type Targets = readonly (readonly [path: string, schema: z.ZodType])[];
type StoredTargets<W extends Targets> = {
  [K in keyof W]: W[K] extends readonly [string, infer S extends z.ZodType]
    ? Stored<z.output<S>> | undefined
    : never;
};

/**
 * Reads several documents in one round trip, in the given order. Throws InvalidDocumentError if one fails its
 * schema.
 */
export function readDocuments<const W extends Targets>(...targets: W): Promise<StoredTargets<W>> {
  return readAll(targets, toStored);
}

/**
 * Reads documents of list entries: one that fails its schema is logged and treated as missing, so that the
 * rest of the list is shown.
 */
export function readDocumentsSkippingInvalid<const W extends Targets>(
  ...targets: W
): Promise<StoredTargets<W>> {
  return readAll(targets, (snapshot, schema) => parseOrSkip(snapshot, schema)[0]);
}

async function readAll<W extends Targets>(
  targets: W,
  read: (snapshot: DocumentSnapshot, schema: z.ZodType) => unknown,
): Promise<StoredTargets<W>> {
  // Firestore rejects an empty list.
  if (targets.length === 0) return [] as unknown as StoredTargets<W>;
  const db = await firestore();
  const snapshots = await db.getAll(...targets.map(([path]) => db.doc(path)));
  return snapshots.map((snapshot, index) => {
    const schema = targets[index]?.[1];
    return schema && read(snapshot, schema);
  }) as StoredTargets<W>;
}

/** Parses a snapshot into a list of one document; empty if it fails the schema, which is logged. */
export function parseOrSkip<S extends z.ZodType>(
  snapshot: DocumentSnapshot,
  schema: S,
): Stored<z.output<S>>[] {
  try {
    return [toStored(snapshot, schema) ?? []].flat();
  } catch (error) {
    if (!(error instanceof InvalidDocumentError)) throw error;
    logInvalidFields(error);
    return [];
  }
}

/** Returns the fields of a document that fail the schema; empty if it is valid or does not exist. */
export function invalidFields(snapshot: DocumentSnapshot, schema: z.ZodType): string[] {
  if (!snapshot.exists) return [];
  return readStored(schema, fromFirestore(snapshot.data())).invalidFields;
}

function logInvalidFields({ path, fields }: Pick<InvalidDocumentError, 'path' | 'fields'>): void {
  logError('unreadable document', { path, fields });
}

/**
 * Parses a snapshot; undefined if the document does not exist. Invalid parts that the schema can do without are
 * logged; throws InvalidDocumentError if it cannot.
 */
export function toStored<S extends z.ZodType>(
  snapshot: DocumentSnapshot,
  schema: S,
): Stored<z.output<S>> | undefined {
  if (!snapshot.exists || !snapshot.updateTime) return undefined;
  const data = parseCached(snapshot, schema, () => {
    const { path } = snapshot.ref;
    const read = readStored(schema, fromFirestore(snapshot.data()));
    if (!read.success) throw new InvalidDocumentError(path, read.invalidFields);
    if (read.invalidFields.length > 0) logInvalidFields({ path, fields: read.invalidFields });
    return read.data;
  });
  return {
    id: snapshot.id,
    path: snapshot.ref.path,
    data,
    revision: snapshot.updateTime as unknown as Revision,
  };
}
