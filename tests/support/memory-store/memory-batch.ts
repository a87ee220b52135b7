import type { MemoryDocument } from './memory-conditions.ts';
import {
  type Fields,
  type MemoryTimestamp,
  mergeFields,
  toStoredFields,
  withField,
} from './memory-values.ts';

/** gRPC codes. */
export const invalidArgument = 3;
const notFound = 5;
const alreadyExists = 6;
const failedPrecondition = 9;
export const aborted = 10;

export type BatchedWrite =
  | { kind: 'create' | 'set' | 'merge'; path: string; fields: Fields }
  | { kind: 'update'; path: string; fields: Fields; revision: MemoryTimestamp | undefined }
  | { kind: 'delete'; path: string; revision: MemoryTimestamp | undefined };

interface Precondition {
  lastUpdateTime?: MemoryTimestamp;
}

/** Place of a document. */
export interface Reference {
  id: string;
  path: string;
}

/** Batch of the Admin SDK, with the methods that the store uses. */
export class MemoryBatch {
  readonly #writes: BatchedWrite[] = [];
  readonly #commit: (writes: readonly BatchedWrite[]) => Promise<void>;

  constructor(commit: (writes: readonly BatchedWrite[]) => Promise<void>) {
    this.#commit = commit;
  }

  create({ path }: Reference, fields: Fields): void {
    this.#writes.push({ kind: 'create', path, fields: toStoredFields(fields) });
  }

  set({ path }: Reference, fields: Fields, { merge = false } = {}): void {
    this.#writes.push({ kind: merge ? 'merge' : 'set', path, fields: toStoredFields(fields) });
  }

  update({ path }: Reference, fields: Fields, { lastUpdateTime }: Precondition = {}): void {
    if (Object.keys(fields).length === 0) throw new Error('At least one field must be updated.');
    const stored = toStoredFields(fields);
    this.#writes.push({ kind: 'update', path, fields: stored, revision: lastUpdateTime });
  }

  delete({ path }: Reference, { lastUpdateTime }: Precondition = {}): void {
    this.#writes.push({ kind: 'delete', path, revision: lastUpdateTime });
  }

  commit(): Promise<void> {
    return this.#commit(this.#writes);
  }
}

/** Throws unless the write is allowed on the stored document. */
export function requirePrecondition(write: BatchedWrite, stored: MemoryDocument | undefined): void {
  if (write.kind === 'create' && stored)
    throw storeError(alreadyExists, `${write.path} exists already.`);
  if (write.kind === 'update' && !stored) throw storeError(notFound, `${write.path} is missing.`);
  const revision = 'revision' in write ? write.revision : undefined;
  if (revision && !(stored && revision.isEqual(stored.updateTime)))
    throw storeError(failedPrecondition, `${write.path} has changed.`);
}

/** Returns the fields that the write leaves; undefined if it deletes the document. */
export function fieldsAfter(write: BatchedWrite, stored: Fields = {}): Fields | undefined {
  switch (write.kind) {
    case 'create':
    case 'set':
      return write.fields;
    case 'update':
      return Object.entries(write.fields).reduce(
        (fields, [path, value]) => withField(fields, path.split('.'), value),
        stored,
      );
    case 'merge':
      return mergeFields(stored, write.fields);
    case 'delete':
      return undefined;
  }
}

/** Returns an error as the Admin SDK throws it. */
export function storeError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code });
}
