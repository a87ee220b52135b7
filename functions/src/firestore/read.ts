import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { fromFirestore } from './converter.ts';
import { firestore } from './firestore.ts';
import { parseCached } from './parse-cached.ts';
import { InvalidDocumentError } from './store-errors.ts';

/** A document as it was read. */
export interface Stored<T> {
  id: string;
  path: string;
  data: T;
  /** When it was last written: what a write can insist on (see write.ts). */
  revision: Revision;
}

declare const revision: unique symbol;
/** Which write of a document was read: for nobody but the store to look into. */
export interface Revision {
  readonly [revision]: true;
}

/** Reads one document; undefined where there is none. Throws UnreadableError where it does not have its shape. */
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
 * Reads several documents in one round trip, in the order asked. Throws UnreadableError where one does not have its
 * shape.
 */
export function readDocuments<const W extends Targets>(...targets: W): Promise<StoredTargets<W>> {
  return readAll(targets, toStored);
}

/**
 * Like `readDocuments`, for what belongs to one entry of a list: a document that has not its shape is logged and as if it
 * were not there, so that the others of the list are shown.
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
  // Firestore refuses to read none.
  if (targets.length === 0) return [] as unknown as StoredTargets<W>;
  const db = await firestore();
  const snapshots = await db.getAll(...targets.map(([path]) => db.doc(path)));
  return snapshots.map((snapshot, index) => {
    const schema = targets[index]?.[1];
    return schema && read(snapshot, schema);
  }) as StoredTargets<W>;
}

/** A snapshot as it is stored, or nothing where it has not its shape: that is logged and stops nobody. */
export function parseOrSkip<S extends z.ZodType>(
  snapshot: DocumentSnapshot,
  schema: S,
): Stored<z.output<S>>[] {
  const fields = invalidFields(snapshot, schema);
  if (fields.length > 0) console.error('unreadable document', snapshot.ref.path, fields.join(', '));
  return fields.length > 0 ? [] : [toStored(snapshot, schema) ?? []].flat();
}

/** The fields by which a document has not its shape; none where it has, or is not there. */
export function invalidFields(snapshot: DocumentSnapshot, schema: z.ZodType): string[] {
  if (!snapshot.exists) return [];
  const { error } = schema.safeParse(fromFirestore(snapshot.data()));
  return [...new Set(error?.issues.map(({ path }) => path.join('.') || 'document'))];
}

/** A snapshot as it is stored; undefined where there is no document. Throws UnreadableError where it does not have its shape. */
export function toStored<S extends z.ZodType>(
  snapshot: DocumentSnapshot,
  schema: S,
): Stored<z.output<S>> | undefined {
  if (!snapshot.exists || !snapshot.updateTime) return undefined;
  const data = parseCached(snapshot, schema, () => {
    const parsed = schema.safeParse(fromFirestore(snapshot.data()));
    if (parsed.success) return parsed.data;
    throw new InvalidDocumentError(snapshot.ref.path, invalidFields(snapshot, schema));
  });
  return {
    id: snapshot.id,
    path: snapshot.ref.path,
    data,
    revision: snapshot.updateTime as unknown as Revision,
  };
}
