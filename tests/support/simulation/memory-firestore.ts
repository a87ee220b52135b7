import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { type MemoryDocument, MemoryQuery, type QuerySource } from './memory-query.ts';
import { type Fields, MemoryTimestamp, mergeFields, toStoredFields } from './memory-values.ts';

/** gRPC codes. */
const invalidArgument = 3;
const notFound = 5;
const alreadyExists = 6;
const failedPrecondition = 9;
const aborted = 10;

const maxTransactionTries = 5;

/** Performs an operation later. `isCommit`: it writes. */
export type Perform = <T>(work: () => T, isCommit: boolean) => Promise<T>;

/** Document before and after a commit; undefined if it does not exist. */
export interface DocumentChange {
  path: string;
  before: Fields | undefined;
  after: Fields | undefined;
}

type BatchedWrite =
  | { kind: 'create' | 'set' | 'merge'; path: string; fields: Fields }
  | { kind: 'update'; path: string; fields: Fields; revision: MemoryTimestamp | undefined }
  | { kind: 'delete'; path: string; revision: MemoryTimestamp | undefined };

interface Precondition {
  lastUpdateTime?: MemoryTimestamp;
}

interface Reference {
  id: string;
  path: string;
}

/** Number of commits in this process: revisions are unique across stores. */
let commits = 0;

/**
 * Firestore in memory, with the part of the Admin SDK's interface that functions/src/firestore uses: revisions,
 * create-only writes, atomic commits, queries and transactions. The contract tests run against this and the
 * emulator (tests/simulation/store-contract.test.ts).
 */
export class MemoryFirestore {
  readonly #collections = new Map<string, Map<string, MemoryDocument>>();
  readonly #perform: Perform;
  /** Called after every commit that changed documents. */
  onCommit: (changes: readonly DocumentChange[]) => void = () => undefined;

  constructor(perform: Perform = async (work) => work()) {
    this.#perform = perform;
  }

  /** As the type of the Admin SDK, of which it has only what the store uses. */
  get asFirestore(): Firestore {
    return this as unknown as Firestore;
  }

  doc(path: string) {
    const reference = toReference(path);
    return {
      ...reference,
      get: () => this.#perform(() => this.#snapshot(reference), false),
      set: (fields: Fields, { merge = false } = {}) =>
        this.#commit([{ kind: merge ? 'merge' : 'set', path, fields: toStoredFields(fields) }]),
    };
  }

  collection(path: string): MemoryQuery {
    return new MemoryQuery(this.#source(() => this.documentsIn(path)));
  }

  collectionGroup(id: string): MemoryQuery {
    return new MemoryQuery(
      this.#source(() =>
        [...this.#collections].flatMap(([path, documents]) =>
          path === id || path.endsWith(`/${id}`) ? [...documents.values()] : [],
        ),
      ),
    );
  }

  getAll(...references: Reference[]) {
    return this.#perform(() => references.map((reference) => this.#snapshot(reference)), false);
  }

  batch() {
    const writes: BatchedWrite[] = [];
    const add = (kind: 'create' | 'set' | 'merge', { path }: Reference, fields: Fields) =>
      void writes.push({ kind, path, fields: toStoredFields(fields) });
    return {
      create: (reference: Reference, fields: Fields) => add('create', reference, fields),
      set: (reference: Reference, fields: Fields, { merge = false } = {}) =>
        add(merge ? 'merge' : 'set', reference, fields),
      update: (
        { path }: Reference,
        fields: Fields,
        { lastUpdateTime: revision }: Precondition = {},
      ) => {
        if (Object.keys(fields).length === 0)
          throw new Error('At least one field must be updated.');
        writes.push({ kind: 'update', path, fields: toStoredFields(fields), revision });
      },
      delete: ({ path }: Reference, { lastUpdateTime }: Precondition = {}) =>
        void writes.push({ kind: 'delete', path, revision: lastUpdateTime }),
      commit: () => this.#commit(writes),
    };
  }

  /** Runs reads, then writes. Runs again if another commit changed what it had read. */
  async runTransaction<T>(work: (transaction: unknown) => Promise<T>): Promise<T> {
    for (let tries = 0; tries < maxTransactionTries; tries += 1) {
      const reads: { query: MemoryQuery; found: readonly MemoryDocument[] }[] = [];
      const writes: BatchedWrite[] = [];
      const result = await work({
        get: (query: MemoryQuery) =>
          this.#perform(() => {
            const found = query.run();
            reads.push({ query, found });
            return { docs: found.map((document) => this.#snapshot(document)) };
          }, false),
        set: ({ path }: Reference, fields: Fields) =>
          void writes.push({ kind: 'set', path, fields: toStoredFields(fields) }),
      });
      const isCurrent = await this.#perform(() => {
        const unchanged = reads.every(({ query, found }) => hasSame(found, query.run()));
        if (unchanged) this.#apply(writes);
        return unchanged;
      }, true);
      if (isCurrent) return result;
    }
    throw storeError(aborted, 'Too much contention on these documents.');
  }

  /** Documents of a collection, without a delay: for setup and checks. */
  documentsIn(collection: string): readonly MemoryDocument[] {
    return [...(this.#collections.get(collection)?.values() ?? [])];
  }

  /** Fields of a document, without a delay; undefined if it does not exist. */
  fieldsOf(path: string): Fields | undefined {
    return this.#find(path)?.fields;
  }

  /** Writes documents without a delay. */
  seed(documents: Readonly<Record<string, Fields>>): void {
    for (const [path, fields] of Object.entries(documents)) {
      this.#apply([{ kind: 'set', path, fields: toStoredFields(fields) }]);
    }
  }

  /** Copies all documents of another store, with their revisions. */
  copyFrom(other: MemoryFirestore): void {
    this.#collections.clear();
    for (const [path, documents] of other.#collections)
      this.#collections.set(path, new Map(documents));
  }

  #source(documents: () => readonly MemoryDocument[]): QuerySource {
    return {
      documents,
      perform: (work) => this.#perform(work, false),
      snapshot: (document) => this.#snapshot(document),
    };
  }

  #snapshot({ id, path }: Reference) {
    const document = this.#find(path);
    return {
      id,
      ref: { path },
      exists: document !== undefined,
      updateTime: document?.updateTime,
      data: () => document?.fields,
      get: (field: string) => document?.fields[field],
    };
  }

  #find(path: string): MemoryDocument | undefined {
    const { collection, id } = splitPath(path);
    return this.#collections.get(collection)?.get(id);
  }

  #commit(writes: readonly BatchedWrite[]): Promise<void> {
    return this.#perform(() => this.#apply(writes), true);
  }

  /** Applies all writes or, if a precondition fails, none. */
  #apply(writes: readonly BatchedWrite[]): void {
    const after = new Map<string, MemoryDocument | undefined>();
    const updateTime = new MemoryTimestamp((commits += 1));
    const current = (path: string) => (after.has(path) ? after.get(path) : this.#find(path));
    for (const write of writes) {
      const stored = current(write.path);
      if (write.kind === 'create' && after.has(write.path))
        throw storeError(invalidArgument, `INVALID_ARGUMENT: ${write.path} was written before.`);
      requirePrecondition(write, stored);
      const fields = fieldsAfter(write, stored?.fields);
      const { id } = splitPath(write.path);
      after.set(write.path, fields && { id, path: write.path, fields, updateTime });
    }
    const changes = [...after].flatMap(([path, document]) => {
      const before = this.#find(path)?.fields;
      // A write that changes nothing leaves the revision.
      if (isDeepStrictEqual(before, document?.fields)) return [];
      this.#put(path, document);
      return { path, before, after: document?.fields };
    });
    if (changes.length > 0) this.onCommit(changes);
  }

  #put(path: string, document: MemoryDocument | undefined): void {
    const { collection, id } = splitPath(path);
    const documents = this.#collections.get(collection) ?? new Map<string, MemoryDocument>();
    this.#collections.set(collection, documents);
    if (document) documents.set(id, document);
    else documents.delete(id);
  }
}

function requirePrecondition(write: BatchedWrite, stored: MemoryDocument | undefined): void {
  if (write.kind === 'create' && stored)
    throw storeError(alreadyExists, `${write.path} exists already.`);
  if (write.kind === 'update' && !stored) throw storeError(notFound, `${write.path} is missing.`);
  const revision = 'revision' in write ? write.revision : undefined;
  if (revision && !(stored && revision.isEqual(stored.updateTime)))
    throw storeError(failedPrecondition, `${write.path} has changed.`);
}

function fieldsAfter(write: BatchedWrite, stored: Fields = {}): Fields | undefined {
  switch (write.kind) {
    case 'create':
    case 'set':
      return write.fields;
    case 'update':
      return { ...stored, ...write.fields };
    case 'merge':
      return mergeFields(stored, write.fields);
    case 'delete':
      return undefined;
  }
}

function hasSame(before: readonly MemoryDocument[], now: readonly MemoryDocument[]): boolean {
  return before.length === now.length && before.every((document, index) => document === now[index]);
}

function toReference(path: string): Reference {
  return { id: splitPath(path).id, path };
}

function splitPath(path: string): { collection: string; id: string } {
  const slash = path.lastIndexOf('/');
  return { collection: path.slice(0, slash), id: path.slice(slash + 1) };
}

function storeError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code });
}
