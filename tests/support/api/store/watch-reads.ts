import { Readable } from 'node:stream';
import {
  DocumentReference,
  Firestore,
  Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { onTestFinished, vi } from 'vitest';
import { receiveReads } from '../in-memory/firestore.ts';
import { isInMemory } from './database.ts';

/**
 * Returns the paths that the API has read since, by document and by query; single documents go through
 * `getAll` too.
 */
export function watchReads(): () => string[] {
  if (isInMemory) return watchMemory();
  const getAll = vi.spyOn(Firestore.prototype, 'getAll');
  const get = vi.spyOn(Query.prototype, 'get');
  const inTransaction = vi.spyOn(Transaction.prototype, 'get');
  const streamed: string[] = [];
  const stream = watchStreams(streamed);
  const spies = [getAll, get, inTransaction];
  onTestFinished(() => {
    for (const spy of [...spies, stream]) spy.mockRestore();
  });
  return () => {
    const references = getAll.mock.calls.flat();
    const found = [...get.mock.settledResults, ...inTransaction.mock.settledResults].flatMap(
      ({ type, value }) =>
        type === 'fulfilled' ? (value as QuerySnapshot).docs.map(({ ref }) => ref.path) : [],
    );
    for (const spy of spies) spy.mockClear();
    const documents = references.filter((it) => it instanceof DocumentReference);
    return [...documents.map(({ path }) => path), ...found, ...streamed.splice(0)];
  };
}

/** Adds the paths of documents that queries stream. */
function watchStreams(paths: string[]) {
  const { value } = Object.getOwnPropertyDescriptor(Query.prototype, 'stream') ?? {};
  const original = value as (this: Query) => ReturnType<Query['stream']>;
  return vi.spyOn(Query.prototype, 'stream').mockImplementation(function (this: Query) {
    const documents = original.call(this);
    async function* recorded() {
      for await (const document of documents) {
        paths.push((document as unknown as QueryDocumentSnapshot).ref.path);
        yield document;
      }
    }
    return Readable.from(recorded());
  });
}

function watchMemory(): () => string[] {
  const read: string[] = [];
  receiveReads((paths) => read.push(...paths));
  onTestFinished(() => receiveReads(() => undefined));
  return () => read.splice(0);
}
