import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { SentQuery } from '../api/store/missing-index.ts';
import { documentBytes, maxDocumentBytes } from './document-size.ts';
import {
  aborted,
  type BatchedWrite,
  fieldsAfter,
  invalidArgument,
  MemoryBatch,
  type Reference,
  requirePrecondition,
  storeError,
} from './memory-batch.ts';
import type { MemoryDocument } from './memory-conditions.ts';
import { MemoryQuery, type QuerySource } from './memory-query.ts';
import { type Fields, MemoryTimestamp, toStoredFields } from './memory-values.ts';

const maxTransactionTries = 5;

/** Performs an operation later. `isCommit`: it writes. */
export type Perform = <T>(work: () => T, isCommit: boolean) => Promise<T>;

/** Receives the operations of a store. */
export interface StoreObserver {
  /** Called before a query, which fails with the error that this throws. `summed`: fields that an aggregation sums. */
  onQuery?: (query: SentQuery, summed: readonly string[]) => void;
  /** Called with the paths of the documents that were requested or found. */
  onRead?: (paths: readonly string[]) => void;
}

/** Document before and after a commit; undefined if it does not exist. */
export interface DocumentChange {
  path: string;
  before: Fields | undefined;
  after: Fields | undefined;
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
  readonly #observer: StoreObserver;
  /** Called after every commit that changed documents. */
  onCommit: (changes: readonly DocumentChange[]) => void = () => undefined;

  constructor(perform: Perform = async (work) => work(), observer: StoreObserver = {}) {
    this.#perform = perform;
    this.#observer = observer;
  }

  /** Same store under the type of the Admin SDK, of which it has only the methods that the app uses. */
  get asFirestore(): Firestore {
    return this as unknown as Firestore;
  }

  doc(path: string) {
    const reference = toReference(path);
    return {
      ...reference,
      get: async () => (await this.getAll(reference))[0],
      set: (fields: Fields, { merge = false } = {}) =>
        this.#commit([{ kind: merge ? 'merge' : 'set', path, fields: toStoredFields(fields) }]),
      update: (fields: Fields) => {
        const batch = this.batch();
        batch.update(reference, fields);
        return batch.commit();
      },
      delete: () => this.#commit([{ kind: 'delete', path, revision: undefined }]),
      listCollections: () => this.#listCollections(`${path}/`),
    };
  }

  collection(path: string) {
    const query = new MemoryQuery(this.#source(path, false, () => this.documentsIn(path)));
    const listDocuments = () =>
      this.#perform(() => this.#namesIn(`${path}/`).map((id) => this.doc(`${path}/${id}`)), false);
    return Object.assign(query, { id: path.slice(path.lastIndexOf('/') + 1), listDocuments });
  }

  collectionGroup(id: string): MemoryQuery {
    return new MemoryQuery(
      this.#source(id, true, () =>
        [...this.#collections].flatMap(([path, documents]) =>
          path === id || path.endsWith(`/${id}`) ? [...documents.values()] : [],
        ),
      ),
    );
  }

  getAll(...references: Reference[]) {
    return this.#perform(() => this.#read(references), false);
  }

  listCollections() {
    return this.#listCollections('');
  }

  batch(): MemoryBatch {
    return new MemoryBatch((writes) => this.#commit(writes));
  }

  /** Runs reads, then writes. Runs again if another commit changed a document that it had read. */
  async runTransaction<T>(work: (transaction: unknown) => Promise<T>): Promise<T> {
    for (let tries = 0; tries < maxTransactionTries; tries += 1) {
      const reads: { query: MemoryQuery; found: readonly MemoryDocument[] }[] = [];
      const writes: BatchedWrite[] = [];
      const result = await work({
        get: (query: MemoryQuery) =>
          this.#answer(query.sent, [], () => {
            const found = query.run();
            reads.push({ query, found });
            return { docs: this.#read(found) };
          }),
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

  /** Deletes every document. */
  clear(): void {
    this.#collections.clear();
  }

  #source(path: string, isGroup: boolean, documents: () => readonly MemoryDocument[]): QuerySource {
    return {
      path,
      isGroup,
      documents,
      answer: (query, summed, work) => this.#answer(query, summed, work),
      read: (found) => this.#read(found),
    };
  }

  async #answer<T>(query: SentQuery, summed: readonly string[], work: () => T): Promise<T> {
    this.#observer.onQuery?.(query, summed);
    return this.#perform(work, false);
  }

  #read(references: readonly Reference[]) {
    this.#observer.onRead?.(references.map(({ path }) => path));
    return references.map((reference) => this.#snapshot(reference));
  }

  #listCollections(parent: string) {
    return this.#perform(
      () => this.#namesIn(parent).map((id) => this.collection(`${parent}${id}`)),
      false,
    );
  }

  /** Returns the names directly below a path, also of a missing document that has documents below it. */
  #namesIn(parent: string): string[] {
    const paths = [...this.#collections].flatMap(([collection, documents]) =>
      [...documents.keys()].map((id) => `${collection}/${id}`),
    );
    const below = paths.filter((path) => path.startsWith(parent));
    return [...new Set(below.map((path) => path.slice(parent.length).split('/', 1)[0] ?? ''))];
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
      if (fields && documentBytes(write.path, fields) > maxDocumentBytes)
        throw storeError(invalidArgument, `INVALID_ARGUMENT: ${write.path} exceeds 1 MiB.`);
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
